import type { ImInboxContext } from '#src/machines/im-inbox/im-inbox.facts.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { InlineMessage, QuietAction } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { useStream } from '../app/use-stream.ts'
import { type Place, placesOf } from './conversations.ts'
import { noContactsKnown, noGroupsKnown, noInbox } from './directory.ts'
import { useDirectory, useLoaded } from './use-directory.ts'
import { useNames } from './use-names.ts'

const inboxLines = (snapshot: { readonly context: ImInboxContext } | undefined) => (snapshot?.context ?? noInbox).lines

/** Where to send something: conversations and friends, one of which is pressed. They are asked for when it is shown. */
export function PickConversation({ onPick }: { readonly onPick: (place: Place) => void }) {
  const lines = useStream('im-inbox', inboxLines)
  const { contacts, isLoaded } = useDirectory('contact', noContactsKnown)
  const { groups, isLoaded: hasGroups } = useDirectory('group', noGroupsKnown)
  const { state, failure, retry } = useLoaded('contact', isLoaded)
  useLoaded('group', hasGroups)
  const people = Object.keys(lines).flatMap((key) => (key.startsWith('chat:') ? key.slice('chat:'.length) : []))
  const names = useNames([...people, ...contacts])
  const places = placesOf({ lines, groups, friends: contacts, names })
  if (places.length === 0 && state === 'failed') {
    return (
      <InlineMessage kind="error" action={<QuietAction onPress={retry}>重试</QuietAction>}>
        {failure ?? '好友列表加载失败'}
      </InlineMessage>
    )
  }
  if (places.length === 0 && state === 'loading') return <SkeletonList rows={5} leading={40} />
  if (places.length === 0) return <p className="py-6 text-center text-muted">还没有好友，先去加好友吧</p>
  return (
    <List>
      {places.map((place) => (
        <ListRow
          key={place.id}
          oneLine
          onPress={() => onPick(place)}
          leading={
            <Avatar
              name={place.name}
              src={place.avatar}
              size={40}
              group={place.conversation.kind === 'group'}
              decorative
            />
          }
          title={place.name}
          {...(place.conversation.kind === 'group' ? { note: '群聊' } : {})}
        />
      ))}
    </List>
  )
}
