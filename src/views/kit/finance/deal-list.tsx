import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Phrases } from '#src/ui/display/phrases.tsx'
import { Tag, type Tone } from '#src/ui/display/tag.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { RowPicture } from '../product/row-picture.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../resource/resource-screen.tsx'

/** One ask, pledge, lease or offer in a list. */
export interface DealLine {
  readonly id: string
  readonly image: string | null
  readonly title: string
  readonly note: string
  /** At the end: a price, a rate. */
  readonly value: string
  /** Below it, small. */
  readonly under?: string
  readonly tag?: { readonly text: string; readonly tone: Tone }
  /** Leads somewhere, or asks for something. */
  readonly href?: string
  readonly onPress?: () => void
  /** Why nothing can be done with it; takes the place of the note. */
  readonly off?: string
}

export interface DealListProps {
  readonly lines: readonly DealLine[]
  readonly resource: ShownResource
  readonly header?: string
  readonly empty: {
    readonly title: string
    readonly note: string
    /** Left out where the foot of the page offers the same. */
    readonly action?: { readonly text: string; readonly href: string }
  }
  /** Stays above the rows, and above what is said where there are none. */
  readonly children?: ReactNode
}

/** What it is stands beside what it costs, and more of it below: where there is little room, neither is cut for the other. */
function DealRow({ image, title, note, value, under, tag, href, onPress, off }: DealLine) {
  return (
    <ListRow
      oneLine
      leading={<RowPicture image={image} />}
      title={
        <span className="flex items-baseline justify-between gap-x-3 large:flex-col">
          <span className="truncate font-medium">
            <Phrases text={title} oneLine />
          </span>
          <span className="shrink-0 font-medium tabular-nums">{value}</span>
        </span>
      }
      note={
        <span className="flex flex-wrap items-center justify-between gap-x-3 tabular-nums large:flex-col large:items-start">
          <span className="flex max-w-full min-w-0 items-center gap-2 large:flex-wrap">
            {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
            <span className="truncate">
              <Phrases text={off ?? note} oneLine />
            </span>
          </span>
          {under !== undefined && <span className="ml-auto large:ml-0">{under}</span>}
        </span>
      }
      disabled={off !== undefined}
      {...(href === undefined ? {} : { href })}
      {...(onPress === undefined ? {} : { onPress, chevron: off === undefined })}
    />
  )
}

/** Any number of deals, of which only those near the screen are drawn. */
export const DealList = ({ lines, resource, header, empty, children }: DealListProps) => (
  <>
    {children}
    <ResourceState
      resource={resource}
      skeleton={
        <>
          {header !== undefined && <p className="mt-5 mb-1.5 px-4 text-note text-muted first:mt-0">{header}</p>}
          <SkeletonList rows={8} leading="picture" notes />
        </>
      }
      empty={
        <EmptyState
          kind="record"
          title={empty.title}
          note={empty.note}
          action={empty.action && <Button href={empty.action.href}>{empty.action.text}</Button>}
        />
      }
    >
      <List even {...(header === undefined ? {} : { header })}>
        {lines.map((line) => (
          <DealRow key={line.id} {...line} />
        ))}
      </List>
      <ResourceFoot resource={resource} />
    </ResourceState>
  </>
)
