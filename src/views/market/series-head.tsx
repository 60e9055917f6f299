import { List, ListRow } from '#src/ui/display/list.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { Skeleton, SkeletonList, SkeletonText } from '#src/ui/feedback/skeleton.tsx'
import type { Goods } from '../kit/product/goods.ts'
import type { Part } from '../kit/resource/part.ts'
import { PartState } from '../kit/resource/part-section.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import type { SeriesFacts } from './series.select.ts'

export interface SeriesHeadProps {
  /** One, when it is there. */
  readonly about: Part<SeriesFacts>
  readonly boxes: Part<Goods>
}

/** What the chosen series is about, who has it, and its blind boxes; its products follow. */
export const SeriesHead = ({ about, boxes }: SeriesHeadProps) => (
  <div className="mb-4 flex flex-col gap-4">
    <PartState part={about} name="系列介绍" skeleton={<AboutSkeleton />}>
      {about.items.map(({ story, facts }) => (
        <div key={facts}>
          <p className="text-pretty text-soft">{story}</p>
          <p className="mt-1 text-note text-muted tabular-nums">{facts}</p>
        </div>
      ))}
    </PartState>
    <div className="empty:hidden">
      <PartState part={boxes} name="盲盒" skeleton={<SkeletonList rows={1} leading="picture" notes />}>
        {boxes.items.length > 0 && (
          <List>
            {boxes.items.map(({ item, href, price, end, tags }) => (
              <ListRow
                key={item.key}
                href={href}
                title={item.name}
                note={<span className="tabular-nums">{[...tags.map((tag) => tag.text), end].join(' · ')}</span>}
                value={
                  price && <Price {...price} size="small" tone={item.state === 'soldOut' ? 'muted' : 'cinnabar'} />
                }
                leading={<RowPicture image={item.image} />}
                oneLine
              />
            ))}
          </List>
        )}
      </PartState>
    </div>
  </div>
)

const AboutSkeleton = () => (
  <Skeleton>
    <SkeletonText lines={2} />
  </Skeleton>
)
