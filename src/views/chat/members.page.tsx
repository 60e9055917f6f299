import { useState } from 'react'
import type { FollowUp } from '#src/machines/follow-ups.ts'
import { useApp } from '../kit/app/app.ts'
import { shownForm } from '../kit/form/shown-form.ts'
import { useAction } from '../kit/form/use-action.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { IncompletePage } from '../kit/page/incomplete-link.tsx'
import { placeForm, unplaceForm } from './group/group-place.form.ts'
import { whyMissing } from './kit/why-missing.ts'
import { MembersScreen } from './members.screen.tsx'
import { canInvite, everybodyIn, viewMembers } from './members.select.ts'
import { noContactsKnown } from '../kit/chat/directory.ts'
import type { PlaceByPhoneProps } from './group/place-by-phone.tsx'
import { useAsk, useDirectory, useLoaded } from '../kit/chat/use-directory.ts'
import { useGroup } from './group/use-group.ts'
import { useNames } from '../kit/chat/use-names.ts'
import { usePresence } from './people/use-presence.ts'

/** So many rows at a time. */
const pageSize = 50

/** Taking people in by phone number, and out again (marketplace §7: im/addGroupMember, outGroupMember). */
function usePlaces(groupId: string, canUndo: boolean): PlaceByPhoneProps {
  const app = useApp()
  // The service tells everybody; whoever asks need not wait for it.
  const renewal: FollowUp = {
    type: 'group.operationRequested',
    operation: 'info',
    input: { id: groupId, kind: 'group' },
  }
  const form = useForm(placeForm(groupId), undefined, [renewal])
  const placed = form.status === 'done' ? (form.result ?? null) : null
  const undo = useAction(unplaceForm, [
    { type: 'submission.reset', key: placeForm(groupId).form, tab: app.trade.tabId },
    renewal,
  ])
  return {
    form: shownForm(form),
    placed,
    canUndo,
    undoing: undo.pending,
    undoFailure: undo.failure?.message ?? null,
    onUndo: () => placed && undo.run({ groupId, userId: placed.userId }),
    onAgain: () => {
      form.reset()
      // What was refused about the one before says nothing about the next.
      undo.renew()
    },
  }
}

/** Everybody in a group (chat §2, members). */
export default function MembersPage() {
  const id = useNavigation().query.get('group') ?? ''
  return id === '' ? <IncompletePage of="chat" /> : <Members id={id} />
}

function Members({ id }: { readonly id: string }) {
  const app = useApp()
  const { group, me, load } = useGroup(id)
  const contacts = useDirectory('contact', noContactsKnown)
  const friends = useLoaded('contact', contacts.isLoaded)
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(pageSize)
  const everybody = group ? everybodyIn(group) : []
  const names = useNames([...everybody, ...contacts.contacts])
  const presence = usePresence(everybody.slice(0, pageSize))
  const invite = useAsk('group', 'invite')
  const byPhone = usePlaces(id, group?.owner === me)
  const rows = group ? viewMembers({ group, me, names, presence, query, now: app.clock.now() }) : []
  const others = contacts.contacts.filter((user) => user !== app.chat.support && !everybody.includes(user))
  return (
    <MembersScreen
      members={
        load.state === 'ready' && !group
          ? { state: 'failed', failure: whyMissing(load, '没有找到这个群'), items: [] }
          : { state: load.state, failure: load.failure, items: rows.slice(0, shown) }
      }
      total={everybody.length}
      query={query}
      more={rows.length > shown ? 'more' : 'end'}
      canInvite={group !== undefined && group.membership === 'member' && canInvite(group, me)}
      friends={{ state: friends.state, failure: friends.failure, items: others.map(names.personOf) }}
      invite={invite.ask}
      onQuery={setQuery}
      onMore={() => setShown(shown + pageSize)}
      onRetry={load.state === 'ready' && !group ? null : load.retry}
      onPickFriends={() => friends.state === 'failed' && friends.retry()}
      onInvite={(usernames) => {
        invite.run('invite', { id, kind: 'group', usernames })
        app.say('group', { type: 'group.operationRequested', operation: 'info', input: { id, kind: 'group' } })
      }}
      onInviteClosed={() => {
        invite.forget()
        if (byPhone.placed) byPhone.onAgain()
      }}
      byPhone={byPhone}
    />
  )
}
