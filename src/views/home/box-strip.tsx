import { Skeleton, SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import type { Collectible } from '../kit/product/collectible.ts'
import { goodsFrom, shortName } from '../kit/product/goods.ts'
import { GoodsCard } from '../kit/product/goods-grid.tsx'
import { Strip } from '../kit/page/strip.tsx'

const WIDTH = '152px'

export interface BoxStripProps {
  readonly boxes: readonly Collectible[]
}

/** Blind boxes side by side; each leads to its page. */
export const BoxStrip = ({ boxes }: BoxStripProps) => (
  <Strip label="盲盒" entryWidth={WIDTH}>
    {boxes.map((box) => (
      <GoodsCard key={box.key} goods={{ ...goodsFrom({ ...box, name: shortName(box) }), end: '' }} />
    ))}
  </Strip>
)

export const BoxStripSkeleton = () => (
  <Skeleton>
    <div className="-mx-4 flex gap-3 overflow-hidden px-4 pb-1">
      {Array.from({ length: 3 }, (_, at) => (
        <div key={at} className="shrink-0 rounded-l bg-surface p-2" style={{ width: WIDTH }}>
          <span className="block aspect-4/5 animate-breathe rounded-m bg-line/60" />
          <div className="flex flex-col gap-2.5 px-1 pt-4 pb-2">
            <SkeletonBlock width="80%" height="15px" />
            <SkeletonBlock width="52%" height="12px" />
            <SkeletonBlock width="40%" height="16px" />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
)
