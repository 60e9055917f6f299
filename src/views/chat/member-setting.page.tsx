import { useState } from 'react'
import { minute } from '#src/domain/time/instant.ts'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { IncompletePage } from '../kit/page/incomplete-link.tsx'
import { noContactsKnown } from '../kit/chat/directory.ts'
import type { GroupManagementProps } from './group/group-management.tsx'
import { chatLinks } from './kit/links.ts'
import { whyMissing } from './kit/why-missing.ts'
import type { MemberManagementProps } from './group/member-management.tsx'
import { MemberSettingScreen } from './member-setting.screen.tsx'
import { abilitiesOver } from './member-setting.select.ts'
import { mutedText } from './members.select.ts'
import { conversationHref } from './message/message-body.ts'
import { presenceOf } from './people/presence.ts'
import { untilText } from './setting/quiet.ts'
import { ownRole, roleIn } from './group/role.ts'
import { useComplaint } from './setting/use-complaint.ts'
import { useAsk, useDirectory, useLoaded } from '../kit/chat/use-directory.ts'
import { type OpenGroupState, useGroup } from './group/use-group.ts'
import { useGroupFiles } from './group/use-group-files.ts'
import { useLeaving } from './group/use-leaving.ts'
import { useNames } from '../kit/chat/use-names.ts'
import { useProfile } from './people/use-profile.ts'
import { usePresence } from './people/use-presence.ts'

/** One member of a group (`user`), without one the group itself, and a person without a group (chat §2, memberSetting; §6). */
export default function MemberSettingPage() {
  const { query } = useNavigation()
  const id = query.get('group') ?? ''
  const user = query.get('user') ?? ''
  if (user === '') return id === '' ? <IncompletePage of="chat" /> : <GroupPage id={id} />
  return id === '' ? <PersonPage user={user} /> : <MemberPage id={id} user={user} />
}

const PersonPage = ({ user }: { user: string }) => <MemberSettingScreen {...useProfile(user)} />

const goneWords: Readonly<Record<string, string>> = {
  outside: '你不在这个群里',
  requested: '你还没有加入这个群',
  invited: '你还没有加入这个群',
  banned: '你已被移出这个群',
  destroyed: '这个群已经解散',
}

/** Loading, failed, or the group: a group one is not in any more is said as such, and one that is not there once that was asked. */
function frameOf({ group, load }: OpenGroupState) {
  const gone = group ? goneWords[group.membership] : undefined
  const isGone = load.state === 'ready' && gone !== undefined
  return {
    status: isGone || (load.state === 'ready' && !group) ? ('failed' as const) : load.state,
    failure: isGone ? gone : whyMissing(load, '没有找到这个群'),
    onRetry: load.state === 'ready' ? null : load.retry,
  }
}

function GroupPage({ id }: { id: string }) {
  const open = useGroup(id, ['announcement', 'blocked'])
  const { group, me, role, blockedLoad } = open
  const names = useNames([...(group?.blocked ?? []), ...(group?.files ?? []).map(({ owner }) => owner)])
  const files = useGroupFiles(group?.membership === 'member' ? group : undefined, me, names)
  const edit = useAsk('group', 'edit')
  const muteAll = useAsk('group', 'mute all')
  const unblock = useAsk('group', 'unblock')
  const [unblocking, setUnblocking] = useState<string | null>(null)
  useComplaint(muteAll.ask, muteAll.forget)
  useComplaint(unblock.ask, () => {
    setUnblocking(null)
    unblock.forget()
  })
  const frame = frameOf(open)
  if (frame.status !== 'ready' || !group)
    return <MemberSettingScreen {...frame} status={frame.status === 'loading' ? 'loading' : 'failed'} about="group" />
  const input = { id, kind: 'group' }
  const runs = role !== 'member'
  const description = group.detail['description']
  const props: GroupManagementProps = {
    ...files,
    name: group.name,
    description: typeof description === 'string' ? description : '',
    announcement: group.announcement ?? '',
    canEdit: runs,
    muteAll: { on: group.isAllMuted, pending: muteAll.ask.state === 'sending' },
    blocked: runs
      ? { state: blockedLoad.state, items: group.blocked.map(names.personOf), failure: blockedLoad.failure }
      : null,
    onRetryBlocked: blockedLoad.retry,
    unblocking,
    edit: edit.ask,
    onEdit: (what, text) =>
      what === 'announcement'
        ? edit.run('announce', { ...input, announcement: text })
        : edit.run('update', { ...input, [what]: text }),
    onEditClosed: edit.forget,
    onMuteAll: (on) => muteAll.run(on ? 'muteAll' : 'unmuteAll', input),
    onUnblock(user) {
      setUnblocking(user)
      unblock.run('unblock', { ...input, usernames: [user] })
    },
  }
  return <MemberSettingScreen {...frame} status="ready" about="group" group={props} />
}

function MemberPage({ id, user }: { id: string; user: string }) {
  const app = useApp()
  const open = useGroup(id, ['allowed'])
  const { group, me } = open
  const { contacts, isLoaded } = useDirectory('contact', noContactsKnown)
  useLoaded('contact', isLoaded)
  const names = useNames([user])
  const presence = usePresence([user])
  const actions = useMemberActions(id, user)
  const frame = frameOf(open)
  if (frame.status !== 'ready' || !group)
    return <MemberSettingScreen {...frame} status={frame.status === 'loading' ? 'loading' : 'failed'} about="member" />
  const now = app.clock.now()
  const until = group.mutedUntil[user] ?? -1
  const isFriend = contacts.includes(user)
  const { pending, ...rest } = actions
  const props: MemberManagementProps = {
    ...rest,
    person: names.personOf(user),
    groupName: group.name,
    role: user === me ? ownRole(group, me) : roleIn(group, user),
    isMe: user === me,
    presence: user === me ? null : presenceOf(presence, user, now),
    talkHref: isFriend ? conversationHref(`chat:${user}`) : null,
    inviteHref: isFriend || user === me ? null : chatLinks.addFriends(user),
    can: abilitiesOver(group, me, user),
    admin: { on: group.admins.includes(user), pending: pending === 'admin' },
    muted: {
      on: mutedText(group, user, now) !== null,
      pending: pending === 'mute',
      until: until > now ? untilText(until, now) : null,
    },
    allowed: { on: group.allowed.includes(user), pending: pending === 'allow' },
  }
  return <MemberSettingScreen {...frame} status="ready" about="member" member={props} />
}

type Pending = 'admin' | 'mute' | 'allow' | null

/** What is done with a member; which switch is being turned. */
function useMemberActions(id: string, user: string) {
  const { back } = useNavigation()
  const ask = useAsk('group', 'member')
  const turn = useAsk('group', 'turn')
  const [pending, setPending] = useState<Pending>(null)
  const input = { id, kind: 'group' }
  const one = { ...input, usernames: [user] }
  useComplaint(turn.ask, () => {
    setPending(null)
    turn.forget()
  })
  const [leaving, setLeaving] = useState(false)
  // Who has been put out is not shown any more.
  useLeaving(leaving && ask.ask.state === 'done', back)
  const start = (what: Pending, operation: string, given: Readonly<Record<string, unknown>>) => {
    setPending(what)
    turn.run(operation, given)
  }
  return {
    pending,
    ask: ask.ask,
    onAdmin: (on: boolean) => start('admin', on ? 'addAdmin' : 'removeAdmin', { ...input, user }),
    onMute: (on: boolean, minutes: number | null) =>
      start('mute', on ? 'mute' : 'unmute', on ? { ...one, duration: minutes === null ? -1 : minutes * minute } : one),
    onAllowed: (on: boolean) => start('allow', on ? 'allow' : 'disallow', one),
    onAsk(what: 'remove' | 'transfer' | 'block') {
      setLeaving(what !== 'transfer')
      if (what === 'transfer') ask.run('changeOwner', { ...input, user })
      else ask.run(what === 'remove' ? 'removeMembers' : 'block', one)
    },
    onAskClosed: ask.forget,
  }
}
