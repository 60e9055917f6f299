import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import type { Part } from '../kit/resource/part.ts'
import { PartState } from '../kit/resource/part-section.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import type { ProductMarketView } from './inscription-list.select.ts'

/** The market of one product, above its numbers. */
export const ProductMarket = ({ part }: { readonly part: Part<ProductMarketView> }) => (
  <div className="mb-4">
    <PartState part={part} name="市场行情" skeleton={<SkeletonList rows={2} leading="picture" notes />}>
      {part.items.map(({ href, name, note, image, facts }) => (
        <div key={href} className="overflow-hidden rounded-l bg-surface">
          <List>
            <ListRow href={href} title={name} note={note} leading={<RowPicture image={image} />} oneLine />
          </List>
          <dl className="grid grid-cols-3 border-t border-hairline px-4 py-3">
            {facts.map(({ term, detail }) => (
              <div key={term} className="flex min-w-0 flex-col-reverse gap-0.5">
                <dt className="text-note text-muted">{term}</dt>
                <dd className="truncate font-medium tabular-nums">{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </PartState>
  </div>
)
