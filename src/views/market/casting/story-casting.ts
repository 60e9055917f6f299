import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { listStates } from '../../kit/product/story-catalogue.ts'
import { still } from '../../kit/story/story-parts.ts'
import type { CastingProps } from './casting.tsx'
import type { CastLine } from './casting.select.ts'
import type { BeanKind } from '../goods-lists.select.ts'

const lines: readonly CastLine[] = ['寒江独钓', '一个名字长到一行放不下的藏品'].map((name, at) => ({
  copyId: `20110${at}-${12 + at}`,
  name,
  note: at === 0 ? '#12，你有 3 件' : '#13',
  gain: `+${at * 30 + 20} 微豆`,
  image: samplePicture(at * 90),
}))

/** Melting down in stories: closed, but for what is given. */
export const sampleCasting = (kind: BeanKind, change: Partial<CastingProps> = {}): CastingProps => ({
  kind,
  open: false,
  resource: listStates.whole,
  lines,
  asked: null,
  pending: false,
  outcome: null,
  onOpen: still,
  onAsk: still,
  onCast: still,
  ...change,
})
