import type { ComponentType, ReactNode } from 'react'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import type { PickLine } from '../collection/copy-picker.tsx'
import { listStates } from '../product/story-catalogue.ts'
import { type Story, StoryApp } from '../story/story-app.tsx'
import { still } from '../story/story-parts.ts'
import type { DealLine } from './deal-list.tsx'
import type { DeedProps, ShownDeed } from './deed-sheet.tsx'

/** Rows for stories, with a long name among them. */
export const sampleLines = (change: Partial<DealLine> = {}): readonly DealLine[] =>
  ['云起庐山', '重环纹盘', '一个名字长到一行放不下的藏品也要放得下'].map((title, at) => ({
    id: String(at),
    image: samplePicture(at * 90 + 20),
    title,
    note: `${5 - at} 人 · 地板价 ¥88.00`,
    value: `¥${128 - at * 20}.00`,
    href: '#/pages/sales/sales',
    ...change,
  }))

export const sampleCopies: readonly PickLine[] = ['云起庐山', '重环纹盘'].map((name, at) => ({
  id: String(at),
  called: `${name} #12${at}`,
  name,
  note: `#12${at} / 5000 · 水墨山河`,
  image: samplePicture(at * 90 + 20),
}))

/** Nothing is asked, and nothing under way. */
export const quiet: DeedProps = {
  deed: null,
  change: { state: 'rest', message: '', found: '' },
  onConfirm: still,
  onDismiss: still,
  onCheck: still,
}
export const uncertain: DeedProps = { ...quiet, change: { state: 'uncertain', message: '', found: '' } }
export const refused: DeedProps = { ...quiet, change: { state: 'rest', message: '余额不足', found: '' } }
export const asking = (deed: Partial<ShownDeed> = {}): DeedProps => ({
  ...quiet,
  deed: {
    title: '发布求购',
    called: '云起庐山',
    lines: [
      { term: '冻结', detail: '¥66.00' },
      { term: '冻结到', detail: '3月4日 10:00，或成交、撤回时' },
    ],
    risks: ['有人按此价卖出即自动成交，不再另行确认。', '到期未成交，自动退回余额。'],
    confirm: '冻结 ¥66.00 并发布',
    ...deed,
  },
})

/** A story of a screen at its address. */
export const storyAt =
  (href: string) =>
  (screen: ReactNode, offline = false): Story => {
    const Shown: Story = () => (
      <StoryApp href={href} offline={offline}>
        {screen}
      </StoryApp>
    )
    return Shown
  }

export const { whole, more, loading, empty, failed: broken, offline: cut } = listStates

/** Where there is nothing to show: on its way, not there, refused, cut off. */
export const none = {
  loading: { lines: [], resource: loading },
  empty: { lines: [], resource: empty },
  broken: { lines: [], resource: broken },
  cut: { lines: [], resource: cut },
}

/** Stories of one screen at its address: each says what differs from the whole of it. */
export const storiesOf = <Props extends object>(href: string, Screen: ComponentType<Props>, all: NoInfer<Props>) => {
  const at = storyAt(href)
  return (change: Partial<Props> = {}, offline = false): Story => at(<Screen {...all} {...change} />, offline)
}
