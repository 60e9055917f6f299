import type { ReactNode } from 'react'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { PeopleLine } from './guild.select.ts'

export interface PeopleListProps {
  readonly resource: ShownResource
  readonly lines: readonly PeopleLine[]
  readonly empty: ReactNode
  readonly header?: string
  /** Of more than the list, where that comes with it. */
  readonly skeleton?: ReactNode
}

export const PeopleRows = ({ lines, header }: Pick<PeopleListProps, 'lines' | 'header'>) => (
  <List {...(header === undefined ? {} : { header })}>
    {lines.map(({ id, name, avatar, note, value, tag, ...on }) => (
      <ListRow
        key={id}
        leading={<Avatar name={name} src={avatar} size={40} decorative />}
        title={
          <span className="flex min-w-0 items-center gap-2">
            <span className="truncate">{name}</span>
            {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
          </span>
        }
        note={note}
        value={<span className="font-medium whitespace-nowrap text-ink tabular-nums">{value}</span>}
        {...(on.href === undefined ? {} : { href: on.href, chevron: false })}
        {...(on.onPress === undefined ? {} : { onPress: on.onPress })}
      />
    ))}
  </List>
)

/** People in pages: one row each, with what they are counted by at its end. */
export const PeopleList = ({ resource, empty, skeleton, ...shown }: PeopleListProps) => (
  <ResourceState resource={resource} skeleton={skeleton ?? <SkeletonList rows={8} leading={40} notes />} empty={empty}>
    <PeopleRows {...shown} />
    <ResourceFoot resource={resource} />
  </ResourceState>
)
