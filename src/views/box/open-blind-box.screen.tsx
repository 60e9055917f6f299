import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import type { Collectible } from '../kit/product/collectible.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { lateWords } from '../kit/intent/unknown-intents.ts'
import type { IntentView } from '../kit/intent/use-intent.ts'
import { OpeningStage } from './opening-stage.tsx'

export interface OpenBlindBoxProps extends Pick<IntentView<unknown>, 'state' | 'message' | 'found' | 'isLate'> {
  readonly count: number
  readonly name: string
  readonly image: string | null
  /** The rarest of what was in them, at most three. */
  readonly best: readonly Collectible[]
  readonly onOpen: () => void
  readonly onCheck: () => void
  /** Leads to opening once more, which is asked before. */
  readonly onAgain: () => void
  /** The last beat is over, or is not waited for. */
  readonly onEnd: () => void
}

const boxes = href('/pages/mine/myCollection/mycollection', { part: 'boxes' })

/** The address does not say what to open. */
export const NothingToOpen = () => (
  <PageScreen>
    <EmptyState
      title="没有要打开的盲盒"
      note="从「我的盲盒」里选一个来打开。"
      action={<Button href={`#${boxes}`}>看我的盲盒</Button>}
    />
  </PageScreen>
)

export function OpenBlindBoxScreen(props: OpenBlindBoxProps) {
  const { count, name, image, state, best, onEnd } = props
  const beat = state === 'done' ? 'open' : state === 'sending' ? 'shake' : 'rest'
  return (
    <PageScreen footer={<Foot {...props} />}>
      <div className="flex min-h-full flex-col justify-center gap-6 overflow-x-clip">
        <OpeningStage image={image} best={best} beat={beat} onEnd={onEnd} />
        <div className="text-center" role="status">
          <p className="text-title font-semibold">
            {name}
            {count > 1 && <span className="tabular-nums"> ×{count}</span>}
          </p>
          <p className="pt-1 text-note text-muted">{words[state]}</p>
        </div>
      </div>
    </PageScreen>
  )
}

const words: Readonly<Record<OpenBlindBoxProps['state'], string>> = {
  none: '打开后不能还原，里面是什么由发行时装入的内容决定',
  sending: '正在打开',
  refused: '一个也没有打开',
  uncertain: '开盒确认中，不会重复打开',
  done: '开出来了',
}

function Foot({ state, message, found = '', isLate = false, count, ...on }: OpenBlindBoxProps) {
  const { onOpen, onCheck, onEnd } = on
  if (state === 'done') {
    return (
      <Button block size="large" onPress={onEnd}>
        直接看结果
      </Button>
    )
  }
  if (state === 'uncertain') {
    const isOpenEnded = isLate || found !== ''
    return (
      <div className="flex flex-col gap-3">
        <InlineMessage
          kind="pending"
          action={isOpenEnded && <TextLink href={`#${href('/pages/mine/aboutUs/aboutUs')}`}>联系客服</TextLink>}
        >
          {isLate ? lateWords('开盒') : '还没有收到结果，会自动再问。可以先离开，开出的藏品会在「我的藏品」里。'}
          {found !== '' && <span className="block text-note">{found}</span>}
        </InlineMessage>
        <Button block size="large" onPress={onCheck}>
          再看一次
        </Button>
        {isOpenEnded && (
          <div className="flex gap-3 *:flex-1">
            <Button block href={`#${boxes}`}>
              看我的盲盒
            </Button>
            <Button block tone="quiet" onPress={on.onAgain}>
              仍要再开盒
            </Button>
          </div>
        )}
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {message !== '' && <InlineMessage kind="error">{message}</InlineMessage>}
      <Button block size="large" tone="primary" pending={state === 'sending'} pendingText="正在打开" onPress={onOpen}>
        {state === 'refused' ? '再试一次' : count > 1 ? `打开这 ${count} 个` : '打开'}
      </Button>
    </div>
  )
}
