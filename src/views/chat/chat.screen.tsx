import { useId, useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { SegmentedTabs, TabPanel } from '#src/ui/form/segmented-tabs.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { TrashIcon } from '#src/ui/icon/page-icons.tsx'
import { AddPersonIcon, PinIcon, QuietIcon, ReadIcon } from '#src/ui/icon/chat-icons.tsx'
import { ActionSheet, type ActionSheetItem } from '#src/ui/overlay/action-sheet.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { ConversationLine, SearchView, UnreadText } from './kit/chat-view.ts'
import type { Connection } from '../kit/chat/people-view.ts'
import { ConnectionLine, LostConnection } from './conversation/connection-line.tsx'
import { ContactsPart, type ContactsPartProps } from './people/contacts-part.tsx'
import { ConversationRow } from './list/conversation-row.tsx'
import { LoadFailure } from '../kit/chat/load-failure.tsx'
import { RowsSkeleton } from './list/rows-skeleton.tsx'
import { SearchResults } from './list/search-results.tsx'
import { ShortcutRow } from './list/shortcut-row.tsx'

export interface ChatLinks {
  /** One's own card. */
  readonly own: string
  readonly addFriends: string
  readonly groups: string
  readonly notifications: string
  /** The envelope of now. */
  readonly envelope: string
}

/** What can be done with a conversation from the list. */
export type LineAction = 'pin' | 'quiet' | 'loud' | 'read' | 'delete'

/** The two sides of the page. */
export type ChatTab = 'talks' | 'contacts'

export interface ChatProps {
  readonly tab: ChatTab
  /** Unread messages of all conversations; null for none. */
  readonly unread: UnreadText
  readonly people: Omit<ContactsPartProps, 'links'>
  readonly onTab: (tab: ChatTab) => void
  readonly connection: Connection
  readonly status: 'loading' | 'ready' | 'failed'
  readonly failure: string | null
  /** Why the connection was given up; null while nobody has said. */
  readonly lost: string | null
  /** The support account first, then what is pinned, then the newest. */
  readonly lines: readonly ConversationLine[]
  /** Open invitations and news of groups; null for none. */
  readonly notices: UnreadText
  readonly search: SearchView
  readonly links: ChatLinks
  readonly onSearch: (query: string) => void
  readonly onAct: (id: string, action: LineAction) => void
  readonly onRetry: () => void
}

/** All conversations (chat §2, index). */
export function ChatScreen(props: ChatProps) {
  const { connection, search, links, onSearch } = props
  return (
    <PageScreen
      title="消息"
      bleed
      subtitle={<ConnectionLine connection={connection} />}
      actions={<IconButton icon={AddPersonIcon} label="添加好友" href={links.addFriends} />}
      top={
        <div className="px-4 pb-2">
          <SearchField
            label="搜索联系人、群聊和聊天记录"
            value={search.query}
            onChange={onSearch}
            onSubmit={onSearch}
            {...(search.query === '' ? {} : { onCancel: () => onSearch('') })}
          />
        </div>
      }
    >
      {connection === 'failed' && props.status === 'ready' && (
        <LostConnection why={props.lost} onRetry={props.onRetry} />
      )}
      {search.query === '' ? <Sides {...props} /> : <SearchResults search={search} />}
    </PageScreen>
  )
}

function Sides(props: ChatProps) {
  const { tab, onTab, unread, people } = props
  const base = useId()
  return (
    <>
      <div className="px-4 pb-2">
        <SegmentedTabs
          label="聊天和联系人"
          idBase={base}
          items={[
            { key: 'talks', label: '聊天', badge: unread },
            { key: 'contacts', label: '联系人', badge: people.invitations },
          ]}
          current={tab}
          onChange={onTab}
        />
      </div>
      <TabPanel idBase={base} current={tab}>
        {tab === 'talks' ? <Lines {...props} /> : <ContactsPart {...people} links={props.links} />}
      </TabPanel>
    </>
  )
}

function Lines(props: ChatProps) {
  const { status, failure, onRetry, notices, links } = props
  return (
    <>
      <nav aria-label="消息入口">
        <ul>
          <ShortcutRow kind="notices" href={links.notifications} badge={notices} />
          <ShortcutRow kind="envelope" href={links.envelope} badge={null} />
        </ul>
      </nav>
      {status === 'loading' && <RowsSkeleton rows={7} face={48} />}
      {status === 'failed' && <LoadFailure failure={failure} onRetry={onRetry} />}
      {status === 'ready' && <Talks {...props} />}
    </>
  )
}

function Talks({ lines, onAct, links }: ChatProps) {
  const [menu, setMenu] = useState<ConversationLine | null>(null)
  const [leaving, setLeaving] = useState<ConversationLine | null>(null)
  return (
    <>
      {lines.length === 0 ? (
        <EmptyState
          kind="message"
          title="还没有聊天"
          note="加上藏友，聊聊刚收到的藏品。"
          action={<Button href={links.addFriends}>添加好友</Button>}
        />
      ) : (
        <ul aria-label="聊天列表">
          {lines.map((line) => (
            <ConversationRow key={line.id} line={line} onMenu={setMenu} onDelete={setLeaving} />
          ))}
        </ul>
      )}
      <LineMenu
        line={menu}
        onDismiss={() => setMenu(null)}
        onAct={(line, action) => {
          setMenu(null)
          if (action === 'delete') setLeaving(line)
          else onAct(line.id, action)
        }}
      />
      <Dialog
        open={leaving !== null}
        title={`删除和${leaving?.name ?? ''}的聊天？`}
        confirm={{
          text: '删除',
          tone: 'danger',
          onPress: () => {
            if (leaving) onAct(leaving.id, 'delete')
            setLeaving(null)
          },
        }}
        cancel
        onDismiss={() => setLeaving(null)}
      >
        聊天记录会一起删除，找不回来。
      </Dialog>
    </>
  )
}

interface LineMenuProps {
  readonly line: ConversationLine | null
  readonly onAct: (line: ConversationLine, action: LineAction) => void
  readonly onDismiss: () => void
}

function LineMenu({ line, onAct, onDismiss }: LineMenuProps) {
  // Kept while the sheet moves out.
  const [last, setLast] = useState<ConversationLine | null>(null)
  if (line !== null && line !== last) setLast(line)
  return (
    <ActionSheet
      open={line !== null}
      title={last?.name ?? ''}
      items={last ? itemsFor(last) : []}
      onSelect={(action) => last && onAct(last, action)}
      onDismiss={onDismiss}
    />
  )
}

function itemsFor({ pinned, quiet, unread, official }: ConversationLine): ActionSheetItem<LineAction>[] {
  const items: (ActionSheetItem<LineAction> | false)[] = [
    unread !== null && { key: 'read', text: '标为已读', icon: ReadIcon },
    !official && { key: 'pin', text: pinned ? '取消置顶' : '置顶', icon: PinIcon },
    { key: quiet ? 'loud' : 'quiet', text: quiet ? '取消免打扰' : '免打扰', icon: QuietIcon },
    !official && { key: 'delete', text: '删除聊天', icon: TrashIcon, tone: 'danger' },
  ]
  return items.filter((item) => item !== false)
}
