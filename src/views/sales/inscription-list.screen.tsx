import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { ART_RATIO } from '../kit/collectible-card.tsx'
import { PageScreen } from '../kit/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource-screen.tsx'
import type { InscriptionLine } from './inscription-list.select.ts'

export interface InscriptionListProps {
  readonly lines: readonly InscriptionLine[]
  readonly resource: ShownResource
}

export const InscriptionListScreen = ({ lines, resource }: InscriptionListProps) => (
  <PageScreen>
    <ResourceState
      resource={resource}
      skeleton={<SkeletonList rows={8} leading={44} notes />}
      empty={
        <EmptyState
          title="还没有公开的编号"
          note="每一份藏品都刻着自己的编号，有人持有后会出现在这里。"
          action={<Button href="#/pages/sales/sales">去市场看看</Button>}
        />
      }
    >
      <List>
        {lines.map((line) => (
          <ListRow key={line.id} {...words(line)} leading={<Picture image={line.image} />} oneLine />
        ))}
      </List>
      <ResourceFoot resource={resource} />
    </ResourceState>
  </PageScreen>
)

const words = ({ href, title, note, price, rest }: InscriptionLine) => ({
  href,
  title,
  note: <span className="tabular-nums">{note}</span>,
  value: price === '' ? rest : <span className="font-medium text-cinnabar tabular-nums">{price}</span>,
})

const Picture = ({ image }: { readonly image: string | null }) => (
  <span className="block w-11">
    <ArtImage src={image} alt="" ratio={ART_RATIO} rounded="small" />
  </span>
)
