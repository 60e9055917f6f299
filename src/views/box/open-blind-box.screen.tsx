import { useState } from 'react'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import type { Collectible } from '../kit/product/collectible.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { lateWords } from '../kit/intent/unknown-intents.ts'
import type { IntentView } from '../kit/intent/use-intent.ts'
import { celebrate, EffectsButton } from './opening-effects.tsx'
import { OpeningShelf } from './opening-shelf.tsx'
import { OpeningStage } from './opening-stage.tsx'

export interface OpenBlindBoxProps extends Pick<IntentView<unknown>, 'state' | 'message' | 'found' | 'isLate'> {
  /** The key of the box, as on its own page. */
  readonly work: string
  readonly count: number
  readonly name: string
  readonly image: string | null
  /** The rarest of what was in them, at most ten. */
  readonly best: readonly Collectible[]
  readonly onOpen: () => void
  readonly onCheck: () => void
  /** Leads to opening once more, which is asked before. */
  readonly onAgain: () => void
  /** What was in them has been seen, or is not waited for. */
  readonly onEnd: () => void
}

const result = '/pages/common/openBlindBox/components/result/index'
const boxes = href('/pages/mine/myCollection/mycollection', { part: 'boxes' })

/** The screen in a dark room: the box, its ribbon, what comes out of it. */
export function OpenBlindBoxScreen(props: OpenBlindBoxProps) {
  const { count, name, image, state, best } = props
  const [isOut, setOut] = useState(false)
  const [turned, setTurned] = useState(0)
  const [isAll, setAll] = useState(false)
  const beat = state === 'done' ? 'open' : state === 'sending' ? 'shake' : 'rest'
  const canPull = state === 'none' || state === 'refused'
  const isShelf = state === 'done' && isOut && best.length > 1
  const isTurned = isAll || (state === 'done' && best.length > 0 && turned >= best.length)
  const onTurned = () => {
    celebrate(best.length === 1 ? best[0] : undefined)
    setTurned((before) => before + 1)
  }
  return (
    <div data-theme="dark" data-leads-on={result} className="bg-[#0b0a09]">
      <PageScreen
        fill
        actions={<EffectsButton />}
        footer={<Foot {...props} isTurned={isTurned} onAll={isShelf && !isTurned ? () => setAll(true) : undefined} />}
      >
        <div className="flex h-full flex-col justify-center-safe gap-6 overflow-x-clip overflow-y-auto bg-[radial-gradient(120%_62%_at_50%_42%,#2b2721,#121210_70%)] px-4 py-6">
          {isShelf ? (
            <OpeningShelf items={best} isAll={isAll} onTurned={onTurned} />
          ) : (
            <OpeningStage
              work={props.work}
              image={image}
              best={best}
              beat={beat}
              onPull={canPull ? props.onOpen : undefined}
              onOut={() => setOut(true)}
              onTurned={onTurned}
            />
          )}
          <div className="text-center" role="status">
            <p className="font-title text-headline font-semibold">
              {isTurned && best.length === 1 ? best[0]!.name : name}
              {count > 1 && <span className="tabular-nums"> ×{count}</span>}
            </p>
            <p className="pt-1 text-note text-muted">
              {isTurned ? kept : words[state === 'done' && !isOut ? 'sending' : state]}
            </p>
          </div>
        </div>
      </PageScreen>
    </div>
  )
}

const kept = '已收入「我的藏品」'

const words: Readonly<Record<OpenBlindBoxProps['state'], string>> = {
  none: '拉开丝带，一经开启不可撤回',
  sending: '正在开盒',
  refused: '开盒失败',
  uncertain: '开盒确认中，不会重复打开',
  done: '开出来了，轻点或拖动卡片翻开',
}

type FootProps = OpenBlindBoxProps & { readonly isTurned: boolean; readonly onAll: (() => void) | undefined }

function Foot({ state, message, found = '', isLate = false, count, isTurned, onAll, ...on }: FootProps) {
  const { onOpen, onCheck, onEnd } = on
  if (state === 'done') {
    return (
      <div className="flex gap-3 *:flex-1">
        {onAll && (
          <Button block size="large" onPress={onAll}>
            全部翻开
          </Button>
        )}
        <Button block size="large" tone={isTurned ? 'primary' : 'secondary'} onPress={onEnd}>
          {isTurned ? '收下' : '跳过'}
        </Button>
      </div>
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
          {isLate ? lateWords('开盒') : '正在确认开盒结果，可以先离开，开出的藏品会在「我的藏品」里。'}
          {found !== '' && <span className="block text-note">{found}</span>}
        </InlineMessage>
        <Button block size="large" onPress={onCheck}>
          刷新
        </Button>
        {isOpenEnded && (
          <div className="flex gap-3 *:flex-1">
            <Button block href={`#${boxes}`}>
              我的盲盒
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
      <Button block size="large" tone="primary" pending={state === 'sending'} pendingText="正在开盒" onPress={onOpen}>
        {state === 'refused' ? '重试' : `开 ${count} 个`}
      </Button>
    </div>
  )
}
