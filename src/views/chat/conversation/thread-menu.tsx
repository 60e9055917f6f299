import { useEffect } from 'react'
import { fieldsOf, textOf, textsOf } from '#src/domain/unknown.ts'
import { useNavigation } from '../../kit/app/use-navigation.ts'
import { useUser } from '../../kit/app/use-session.ts'
import { useLeaving } from '../group/use-leaving.ts'
import { ownRole } from '../group/role.ts'
import { noGroupsKnown } from '../../kit/chat/directory.ts'
import { useAsk, useConnection, useDirectory } from '../../kit/chat/use-directory.ts'
import { useNames } from '../../kit/chat/use-names.ts'
import { ThreadSheet } from './thread-sheet.tsx'

export interface ThreadMenuProps {
  readonly id: string
  readonly name: string
  readonly open: boolean
  readonly onDismiss: () => void
}

/** What can be done with the thread that is being read; its members are asked for each time it opens. */
export function ThreadMenu({ id, name, open, onDismiss }: ThreadMenuProps) {
  const { back } = useNavigation()
  const me = useUser()?.userId ?? ''
  const { groups } = useDirectory('group', noGroupsKnown)
  const isConnected = useConnection() === 'connected'
  const detail = useAsk('thread', 'menu detail')
  const members = useAsk('thread', 'menu members')
  const rename = useAsk('thread', 'menu rename')
  const remove = useAsk('thread', 'menu remove')
  const end = useAsk('thread', 'menu end')
  const look = () => {
    detail.run('detail', { id })
    members.run('members', { id })
  }
  useEffect(() => {
    if (open && isConnected) look()
    // Opening asks; `look` does the same each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, isConnected, id, remove.ask.state === 'done'])
  useLeaving(end.ask.state === 'done', back)
  const { owner, parentId } = fieldsOf(detail.result)
  const group = groups[textOf(parentId)]
  const users = textsOf(members.result)
  const names = useNames(users)
  const { state, failure } = members.ask
  return (
    <ThreadSheet
      open={open}
      name={name}
      me={me}
      canManage={owner === me || (group !== undefined && ownRole(group, me) !== 'member')}
      members={{
        state: state === 'failed' ? 'failed' : state === 'done' || users.length > 0 ? 'ready' : 'loading',
        failure,
        items: users.map(names.personOf),
      }}
      rename={rename.ask}
      remove={remove.ask}
      end={end.ask}
      onRename={(title) => rename.run('rename', { id, name: title })}
      onRemove={(user) => remove.run('removeMember', { id, user })}
      onLeave={() => end.run('leave', { id })}
      onDestroy={() => end.run('destroy', { id })}
      onRetry={look}
      onDismiss={() => {
        rename.forget()
        remove.forget()
        end.forget()
        onDismiss()
      }}
    />
  )
}
