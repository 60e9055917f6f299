import { type Texts, texts } from './texts.ts'

/** How an attempt to copy ended (marketplace §5, the copy helper). */
export type CopyOutcome = 'empty' | 'unsupported' | 'succeeded' | 'failed'

/** What can be said before trying: empty content first, then a browser that cannot copy; undefined when it is worth trying. */
export function copyObstacle(content: string, supported: boolean): 'empty' | 'unsupported' | undefined {
  if (content === '') return 'empty'
  return supported ? undefined : 'unsupported'
}

/** The message of an outcome. */
export function copyMessage(outcome: CopyOutcome, catalogue: Texts = texts): string {
  const messages: Record<CopyOutcome, string> = {
    empty: catalogue.copyEmpty,
    unsupported: catalogue.copyUnsupported,
    succeeded: catalogue.copySucceeded,
    failed: catalogue.copyFailed,
  }
  return messages[outcome]
}
