import { useState } from 'react'
import { lazy } from '#src/domain/lazy.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { lazyPart } from '#src/views/kit/page/lazy-part.tsx'
import type { SettingSubject } from '../setting/subject.ts'

const Threads = lazyPart(lazy(async () => (await import('./group-threads.tsx')).GroupThreads))

/** Who is in a group, and what it says of itself. */
export function GroupPart({ group }: { group: Extract<SettingSubject, { kind: 'group' }> }) {
  const [listed, setListed] = useState(false)
  return (
    <div className="mb-5">
      <div className="flex items-center gap-4 rounded-l bg-surface p-4">
        <Avatar name={group.name} src={group.avatar} size={64} group decorative />
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-2 text-title font-semibold">{group.name}</h2>
          <p className="text-note text-muted">群号 {group.id}</p>
        </div>
      </div>
      <a href={group.membersHref} className="ring-inside mt-5 block rounded-l bg-surface p-4 active:bg-sunken">
        <span className="sr-only">群成员：</span>
        <span className="grid grid-cols-5 gap-x-2 gap-y-3">
          {group.members.slice(0, 10).map((person) => (
            <span key={person.id} className="flex min-w-0 flex-col items-center gap-1">
              <Avatar name={person.name} src={person.avatar} size={48} decorative />
              <span className="w-full truncate text-center text-caption text-muted">{person.name}</span>
            </span>
          ))}
        </span>
        <span className="mt-3 block text-center text-note text-indigo">
          查看全部 {counted(group.memberCount, '人')}
        </span>
      </a>
      <List>
        <ListRow
          title="群公告"
          note={group.announcement === '' ? '暂无公告' : group.announcement}
          oneLine
          href={group.manageHref}
        />
        <ListRow title="群话题" chevron onPress={() => setListed(true)} />
        <ListRow title="群文件和群管理" href={group.manageHref} />
      </List>
      <Threads isWanted={listed} props={{ groupId: group.id, open: listed, onDismiss: () => setListed(false) }} />
    </div>
  )
}
