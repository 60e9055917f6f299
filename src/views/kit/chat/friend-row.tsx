import { Avatar } from '#src/ui/display/avatar.tsx'
import { InlineMessage, QuietAction } from '#src/ui/feedback/inline-message.tsx'
import { noContactsKnown } from './directory.ts'
import type { Loaded, Person } from './people-view.ts'
import { useDirectory, useLoaded } from './use-directory.ts'
import { useNames } from './use-names.ts'

export interface FriendRowProps {
  readonly onPick: (person: Person) => void
}

/** Whoever has an account of the market has its number as the name of their chat; others (客服) can be given nothing. */
const hasAccount = (user: string): boolean => /^\d+$/.test(user)

/** One's friends in a row, to choose one of; they are asked for when it is shown. */
export function FriendRow({ onPick }: FriendRowProps) {
  const { contacts, isLoaded } = useDirectory('contact', noContactsKnown)
  const { state, failure, retry } = useLoaded('contact', isLoaded)
  const { personOf } = useNames(contacts)
  return (
    <FriendFaces
      people={{ state, failure, items: contacts.filter(hasAccount).map(personOf) }}
      onPick={onPick}
      onRetry={retry}
    />
  )
}

interface FriendFacesProps extends FriendRowProps {
  readonly people: Loaded<Person>
  readonly onRetry: () => void
}

export function FriendFaces({ people: { state, failure, items }, onPick, onRetry }: FriendFacesProps) {
  if (state === 'failed') {
    return (
      <InlineMessage kind="error" action={<QuietAction onPress={onRetry}>重试</QuietAction>}>
        {failure ?? '好友列表加载失败'}
      </InlineMessage>
    )
  }
  if (state === 'loading') return <p className="px-1 text-note text-muted">正在加载好友…</p>
  if (items.length === 0) return <p className="px-1 text-note text-muted">还没有好友，可以填写手机号或藏家号</p>
  return (
    <ul aria-label="好友" className="-mx-4 flex gap-1 overflow-x-auto px-3 pb-1 [scrollbar-width:none]">
      {items.map((person) => (
        <li key={person.id} className="shrink-0">
          <button
            type="button"
            onClick={() => onPick(person)}
            className="flex w-19 flex-col items-center gap-1.5 rounded-m py-2 active:bg-sunken"
          >
            <Avatar name={person.name} src={person.avatar} size={48} decorative />
            <span className="w-full truncate text-center text-note text-soft">{person.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
