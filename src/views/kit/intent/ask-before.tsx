import { type ReactNode, useState } from 'react'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useApp } from '../app/app.ts'
import { doingOf, type Endpoint, forgottenBy, isOf, type UnknownIntent, unknownIntents } from './unknown-intents.ts'

/** What is to be done, and what is unknown meanwhile, each in a word. */
interface Doubted {
  readonly doing: string
  readonly unknown: string
  /** Both buy the same goods. */
  readonly buys: boolean
}

/** What stands in the way whatever it is about: a disk that takes nothing, or a page that is older than what lies on it. */
type Hindrance = 'full' | 'newer'

/** Why it is asked: the same, or something with the same goods, is unknown, or a crash could not be remembered. */
export type Doubtful = Doubted | { readonly doing: null; readonly by: Hindrance }

interface AskBeforeProps {
  /** Null while nothing is asked. */
  readonly about: Doubtful | null
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Pure: the question, which names what is to be done, and what is unknown where that is another thing. */
export function doubtWords({ doing, unknown, buys }: Doubted): { title: string; yes: string; text: string } {
  const known = `还有一次${unknown}不知道结果，可能已经成了。`
  if (doing === unknown) {
    const text = `${known}现在再${doing}，可能会做两次、扣两次。`
    return { title: `再${doing}一次？`, yes: `仍然再${doing}`, text }
  }
  const risk = buys ? '可能会买两次、扣两次。' : '可能办不成，也可能两样都成。'
  return { title: `现在就${doing}？`, yes: `仍然${doing}`, text: `${known}现在${doing}，${risk}` }
}
const hindered = {
  full: {
    title: '这台设备现在存不下数据',
    yes: '仍然继续',
    text: '接下来如果页面关闭或出错，本次操作将无法继续确认。请先清理存储空间，再重新打开。',
  },
  newer: {
    title: '这个页面是旧版本',
    yes: '仍然继续',
    text: '新版本的页面里有操作还不知道结果，可能已经成了。请先关掉这个页面再重新打开；现在继续，可能会做两次、扣两次。',
  },
} as const satisfies Readonly<Record<Hindrance, ReturnType<typeof doubtWords>>>

/** The question before something is done that may have been done already, or that nobody would remember. */
export function AskBefore({ about, onYes, onNo }: AskBeforeProps) {
  const { title, yes, text } = about === null || 'by' in about ? hindered[about?.by ?? 'full'] : doubtWords(about)
  return (
    <Dialog
      open={about !== null}
      title={title}
      confirm={{ text: yes, tone: 'danger', onPress: onYes }}
      cancel={{ text: '先等等', onPress: onNo }}
      onDismiss={onNo}
    >
      {text}
    </Dialog>
  )
}

/** A call that takes or gives something. */
interface Named {
  readonly endpoint: Endpoint
}

const isOrder = (stream: string): boolean => stream.startsWith('order/')
const doubted = ({ endpoint }: Named, stream: string, other: Pick<UnknownIntent, 'stream' | 'doing'>): Doubted => ({
  doing: doingOf(endpoint),
  unknown: other.doing,
  buys: isOrder(stream) && isOrder(other.stream),
})

/** Pure: whether what is unknown may be about these goods, or is this call and nobody knows any more which goods it was about. */
export const mayBe = (one: UnknownIntent, { endpoint }: Named, goods: readonly string[]): boolean =>
  forgottenBy([endpoint])(one) || goods.some((id) => isOf(one, id))

export interface AskingBefore {
  /**
   * Does it, by this call, at once, or after the question where something like it is unknown, or the disk takes nothing; `about` are the
   * goods where they are chosen only now.
   */
  readonly before: (call: Named, go: () => void, about?: readonly string[]) => void
  readonly question: ReactNode
}

/**
 * Asks before something is done while nobody knows what became of the same, while a newer release has begun something, or while a
 * crash could not be remembered (docs/decisions/0025): `ids` are the goods it is about, `isSame` what else counts as the
 * same. `stream` is its own, which is not in its way.
 */
export function useAskBefore(
  stream: string,
  ids: readonly string[],
  isSame: (other: UnknownIntent) => boolean = () => false,
): AskingBefore {
  const app = useApp()
  const [asked, setAsked] = useState<{ readonly about: Doubtful; readonly go: () => void } | null>(null)
  const end = () => setAsked(null)
  const onYes = () => {
    end()
    asked?.go()
  }
  const before: AskingBefore['before'] = (call, go, goods = ids) => {
    const { trade } = app
    // As it is now: another tab may have begun one since this page was drawn.
    const other = unknownIntents(app).find((one) => one.stream !== stream && (isSame(one) || mayBe(one, call, goods)))
    const by: Hindrance | null = trade.meetsNewer() ? 'newer' : trade.remembers() ? null : 'full'
    const about = other ? doubted(call, stream, other) : by && { doing: null, by }
    if (about) setAsked({ about, go })
    else go()
  }
  return { before, question: <AskBefore about={asked?.about ?? null} onYes={onYes} onNo={end} /> }
}
