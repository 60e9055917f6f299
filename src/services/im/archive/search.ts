import type { ChatMessage } from '#src/contract/im/client.ts'
import { fold, personRange, searchable, type ArchiveRow, type Rows } from './table.ts'

export interface SearchRequest {
  readonly user: string
  /** Words with blanks between them: all must occur, anywhere in the text. */
  readonly text: string
  /** Only in this conversation; everywhere when absent. */
  readonly conversation?: string
  readonly limit: number
}

export interface SearchFound {
  /** Newest first. */
  readonly messages: readonly ChatMessage[]
  /** There are more than were asked for. */
  readonly isCut: boolean
}

const BATCH = 500

/** Goes through a person's messages, newest first, until enough is found or the search is given up. */
export async function searchRows(
  rows: Rows,
  read: (value: unknown) => ArchiveRow | undefined,
  { user, text, conversation, limit }: SearchRequest,
  signal: AbortSignal,
): Promise<SearchFound> {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  const messages: ChatMessage[] = []
  const fits = ({ message }: ArchiveRow): boolean => {
    if (conversation !== undefined && message.conversation !== conversation) return false
    const found = searchable(message)
    return words.every((word) => found.includes(word))
  }
  let last: ArchiveRow | undefined
  while (words.length > 0 && !signal.aborted) {
    const batch = await rows.list('newest', personRange(user, last), BATCH)
    for (const value of batch) {
      const row = read(value)
      if (!row || !fits(row)) continue
      if (messages.length === limit) return { messages, isCut: true }
      messages.push(row.message)
    }
    if (batch.length < BATCH) break
    last = batch.at(-1) as ArchiveRow
  }
  return { messages, isCut: false }
}
