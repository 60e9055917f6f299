import { ChevronIcon } from '#src/ui/icon/home-icons.tsx'
import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { ActionSheet } from '#src/ui/overlay/action-sheet.tsx'
import type { ContactLine, ContactSection, Presence, UnreadText } from '../kit/chat-view.ts'
import type { Loaded } from '../../kit/chat/people-view.ts'
import { LoadFailure } from '../../kit/chat/load-failure.tsx'
import { RowsSkeleton } from '../list/rows-skeleton.tsx'
import { ShortcutRow } from '../list/shortcut-row.tsx'

export interface ContactsPartProps {
  readonly contacts: Loaded<ContactSection>
  /** Open invitations of others. */
  readonly invitations: UnreadText
  readonly links: { readonly addFriends: string; readonly groups: string; readonly own: string }
  /** What one says of oneself, and what one could say. */
  readonly own: Presence
  readonly ownChoices: readonly string[]
  readonly onOwn: (text: string) => void
  readonly onRetry: () => void
}

/** Friends by their initials, and the ways to new ones. */
export function ContactsPart(props: ContactsPartProps) {
  const { contacts, links, invitations, onRetry } = props
  return (
    <>
      <OwnState {...props} />
      <nav aria-label="联系人入口">
        <ul>
          <ShortcutRow kind="own" href={links.own} badge={null} />
          <ShortcutRow kind="friends" href={links.addFriends} badge={invitations} />
          <ShortcutRow kind="groups" href={links.groups} badge={null} />
        </ul>
      </nav>
      {contacts.state === 'loading' && <RowsSkeleton rows={6} face={40} />}
      {contacts.state === 'failed' && <LoadFailure failure={contacts.failure} onRetry={onRetry} />}
      {contacts.state === 'ready' && contacts.items.length === 0 && (
        <EmptyState
          kind="people"
          title="还没有好友"
          note="加上藏友，聊聊刚收到的藏品。"
          action={<Button href={links.addFriends}>添加好友</Button>}
        />
      )}
      {contacts.state === 'ready' &&
        contacts.items.map(({ initial, people }) => (
          <section key={initial} aria-label={initial === '#' ? '其他' : initial} className="pt-3">
            <h2 className="px-4 pb-1 text-note text-muted">{initial}</h2>
            <ul className="bg-surface">
              {people.map((person) => (
                <ContactRow key={person.id} person={person} />
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}

const ContactRow = ({ person }: { person: ContactLine }) => (
  <li className="[contain-intrinsic-size:auto_64px] [content-visibility:auto]">
    <a href={person.href} className="ring-inside flex min-h-16 items-center gap-3 px-4 py-2 active:bg-sunken">
      <span className="relative flex shrink-0">
        <Avatar name={person.name} src={person.avatar} size={40} decorative />
        {person.presence?.online && (
          <span
            aria-hidden="true"
            className="absolute right-0 bottom-0 size-2.5 rounded-full border-2 border-surface bg-jade"
          />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5">
          <span className="truncate">{person.name}</span>
          {person.official && <Tag tone="cinnabar">官方</Tag>}
        </span>
        {person.presence && <span className="block truncate text-note text-muted">{person.presence.text}</span>}
      </span>
    </a>
  </li>
)

function OwnState({ own, ownChoices, onOwn }: ContactsPartProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="ring-inside flex min-h-13 w-full items-center gap-2 px-4 text-start active:bg-sunken"
      >
        <span className="flex-1">我的状态</span>
        <span aria-hidden="true" className={`size-2 rounded-full ${own.online ? 'bg-jade' : 'bg-faint'}`} />
        <span className="text-muted">{own.text}</span>
        <span className="-mr-1 text-faint">
          <ChevronIcon size={18} />
        </span>
      </button>
      <ActionSheet
        open={open}
        title="我的状态"
        items={ownChoices.map((text) => ({ key: text, text }))}
        onSelect={(text) => {
          setOpen(false)
          onOwn(text)
        }}
        onDismiss={() => setOpen(false)}
      />
    </>
  )
}
