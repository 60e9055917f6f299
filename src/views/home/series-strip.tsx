import { counted } from '#src/domain/number/number-format.ts'
import { Tag } from '#src/ui/display/tag.tsx'
import { Skeleton, SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { ART_RATIO } from '../kit/product/collectible-card.tsx'
import { Strip } from '../kit/page/strip.tsx'
import type { SeriesCover } from './home.select.ts'

const WIDTH = '132px'

export interface SeriesStripProps {
  readonly covers: readonly SeriesCover[]
  readonly onSeries: (seriesId: string) => void
}

/** The series, each by its best picture and some of its pieces; opens the market there. */
export const SeriesStrip = ({ covers, onSeries }: SeriesStripProps) => (
  <Strip label="系列" entryWidth={WIDTH}>
    {covers.map(({ id, name, image, count, hot, pieces }) => (
      <button
        key={id}
        type="button"
        onClick={() => onSeries(id)}
        className="block w-full rounded-m text-start transition-transform active:scale-[0.97]"
      >
        <span className="relative block overflow-hidden rounded-m">
          {/* A little larger than its window, so that no drawn edge is left at the sides. */}
          <span className="block scale-115">
            <ArtImage src={image} alt="" rounded="none" />
          </span>
          {hot && (
            <span className="absolute top-1.5 left-1.5 flex">
              <Tag tone="cinnabar">热门</Tag>
            </span>
          )}
        </span>
        <span className="mt-1 grid grid-cols-3 gap-1">
          {pieces.map((piece) => (
            <ArtImage key={piece.id} src={piece.image} alt="" ratio={ART_RATIO} rounded="small" />
          ))}
        </span>
        <span className="mt-1.5 block truncate font-medium">{name}</span>
        <span className="block text-note text-muted tabular-nums">{counted(count, '款')}</span>
      </button>
    ))}
  </Strip>
)

export const SeriesStripSkeleton = () => (
  <Skeleton>
    <div className="-mx-4 flex gap-3 overflow-hidden px-4 pb-1">
      {Array.from({ length: 4 }, (_, at) => (
        <div key={at} className="shrink-0" style={{ width: WIDTH }}>
          <SkeletonBlock square round="card" />
          <span className="mt-1 block aspect-[12/5] animate-breathe rounded-s bg-line/60" />
          <div className="flex flex-col gap-2.5 pt-2.5 pb-1">
            <SkeletonBlock width="80%" height="15px" />
            <SkeletonBlock width="44%" height="12px" />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
)
