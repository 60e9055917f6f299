import type { ReactNode } from 'react'
import { BarLink } from '../kit/page/bar-link.tsx'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Phrases } from '#src/ui/display/phrases.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { Verse } from '../kit/product/verse.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { AuctionLine, StruckLine } from './auction.select.ts'

export interface LotLine extends Omit<AuctionLine, 'tag'> {
  readonly state: string
}

export interface AuctionHallProps {
  readonly resource: ShownResource
  readonly lines: readonly AuctionLine[]
  readonly evening: { readonly name: string; readonly story: string } | null
  readonly lots: readonly LotLine[]
  /** What was struck last; nothing for a guest. */
  readonly struck: readonly StruckLine[]
  /** What nobody knows the end of. */
  readonly unknown?: ReactNode
}

const Picture = ({ src }: { readonly src: string | null }) => (
  <span className="block w-14">
    <ArtImage src={src} alt="" rounded="small" />
  </span>
)

const price = 'block font-semibold text-cinnabar tabular-nums'

/** Auctions as rows: what it is beside what it costs now, and when it ends beside how one stands. */
export const AuctionRows = ({ lines }: { readonly lines: readonly AuctionLine[] }) => (
  <List>
    {lines.map((line) => (
      <ListRow
        key={line.id}
        href={line.href}
        leading={<Picture src={line.image} />}
        oneLine
        title={
          <span className="flex items-baseline justify-between gap-x-3 large:flex-col">
            <span className="truncate">
              <Phrases text={line.title} oneLine />
            </span>
            <span className={`shrink-0 ${price}`}>{line.price}</span>
          </span>
        }
        note={
          <span className="flex flex-wrap items-center justify-between gap-x-3 tabular-nums">
            <Phrases text={line.note} />
            {line.tag && <Tag tone={line.tag.tone}>{line.tag.text}</Tag>}
          </span>
        }
      />
    ))}
  </List>
)

export const AuctionHallScreen = ({ resource, lines, evening, lots, struck, unknown }: AuctionHallProps) => (
  <PageScreen actions={<BarLink href={`#${href('/pages/mine/auctionOrder/index')}`} text="我的拍卖" />}>
    {unknown}
    <ResourceState
      resource={resource}
      skeleton={<SkeletonList rows={5} leading="picture" notes />}
      empty={
        <EmptyState
          title="暂无拍卖"
          note="有人送拍后会出现在这里。"
          action={<Button href="#/pages/sales/sales">去市场看看</Button>}
        />
      }
    >
      <AuctionRows lines={lines} />
      <ResourceFoot resource={resource} />
    </ResourceState>
    {evening && lots.length > 0 && (
      <Section title={`铭文拍卖 · ${evening.name}`} note={evening.story}>
        <List>
          {lots.map((lot) => (
            <ListRow
              key={lot.id}
              href={lot.href}
              leading={<Picture src={lot.image} />}
              title={<Verse text={lot.title} />}
              note={lot.note}
              value={
                <>
                  <span className={price}>{lot.price}</span>
                  <span className="block text-note">{lot.state}</span>
                </>
              }
            />
          ))}
        </List>
      </Section>
    )}
    {struck.length > 0 && (
      <Section title="刚拍出的铭文" moreText="我的编号" moreHref={`#${href('/pages/mine/myCollection/index')}`}>
        <List>
          {struck.map((line) => (
            <ListRow
              key={line.id}
              leading={<Picture src={line.image} />}
              title={<Verse text={line.title} />}
              note={line.note}
              value={<span className={price}>{line.price}</span>}
            />
          ))}
        </List>
      </Section>
    )}
  </PageScreen>
)
