import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { noContactsKnown } from './directory.ts'
import { LoadFailure } from './load-failure.tsx'
import type { Loaded, Person } from './people-view.ts'
import { useDirectory, useLoaded } from './use-directory.ts'
import { useNames } from './use-names.ts'

export interface FriendSheetProps {
  readonly open: boolean
  readonly title: string
  readonly onPick: (person: Person) => void
  readonly onDismiss: () => void
}

/** Chooses one of one's friends; they are asked for when it is opened. */
export const FriendSheet = ({ open, title, onPick, onDismiss }: FriendSheetProps) => (
  <Sheet open={open} title={title} onDismiss={onDismiss} bleed>
    {open && <Friends onPick={onPick} />}
  </Sheet>
)

function Friends({ onPick }: Pick<FriendSheetProps, 'onPick'>) {
  const { contacts, isLoaded } = useDirectory('contact', noContactsKnown)
  const { state, failure, retry } = useLoaded('contact', isLoaded)
  const { personOf } = useNames(contacts)
  return <FriendList people={{ state, failure, items: contacts.map(personOf) }} onPick={onPick} onRetry={retry} />
}

interface FriendListProps extends Pick<FriendSheetProps, 'onPick'> {
  readonly people: Loaded<Person>
  readonly onRetry: () => void
}

/** One's friends, as far as they are there. */
export const FriendList = ({ people, onPick, onRetry }: FriendListProps) => (
  <div className="min-h-60 px-4">
    {people.state === 'loading' && <SkeletonList rows={5} leading={40} />}
    {people.state === 'failed' && <LoadFailure failure={people.failure} onRetry={onRetry} />}
    {people.state === 'ready' && people.items.length === 0 && (
      <EmptyState title="还没有好友" note="可以直接填写对方的手机号或藏家号。" />
    )}
    {people.state === 'ready' && people.items.length > 0 && (
      <List>
        {people.items.map((person) => (
          <ListRow
            key={person.id}
            title={person.name}
            leading={<Avatar name={person.name} src={person.avatar} size={40} decorative />}
            onPress={() => onPick(person)}
            oneLine
          />
        ))}
      </List>
    )}
  </div>
)
