import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Clipped } from '#src/ui/display/clipped.tsx'
import { Phrases } from '#src/ui/display/phrases.tsx'
import { List, ListRow, SwitchRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { Presence } from '../kit/chat-view.ts'
import type { Ask, Person } from '../../kit/chat/people-view.ts'
import type { Toggle } from '../setting/subject.ts'
import { DurationSheet } from './duration-sheet.tsx'
import { type Role, roleWords } from './role.ts'
import { useAsked } from '../kit/use-asked.ts'

/** What one may do with this member; the server decides in the end (chat §6). */
export interface MemberAbilities {
  readonly admin: boolean
  readonly mute: boolean
  readonly remove: boolean
  readonly transfer: boolean
  /** Letting them speak while everybody is muted. */
  readonly allow: boolean
  /** Putting them out for good. */
  readonly block: boolean
}

/** What is asked once more before it is done to a member. */
export type MemberQuestion = 'remove' | 'transfer' | 'block'

export interface MemberManagementProps {
  readonly person: Person
  readonly groupName: string
  readonly role: Role
  readonly isMe: boolean
  readonly presence: Presence | null
  /** Where one talks to a friend; null for others, who can be invited instead. */
  readonly talkHref: string | null
  readonly inviteHref: string | null
  readonly can: MemberAbilities
  readonly admin: Toggle
  readonly muted: Toggle & { /** 「到今天 16:00」 */ readonly until: string | null }
  readonly allowed: Toggle
  /** Removing, blocking, handing the group over. */
  readonly ask: Ask
  readonly onAdmin: (on: boolean) => void
  /** Minutes, or null for good. */
  readonly onMute: (on: boolean, minutes: number | null) => void
  readonly onAllowed: (on: boolean) => void
  readonly onAsk: (what: MemberQuestion) => void
  readonly onAskClosed: () => void
}

/** One member: who it is, what role, and what those who look after the group can change. */
export function MemberManagement(props: MemberManagementProps) {
  const { person, can, admin, muted, talkHref, inviteHref, isMe } = props
  const [muting, setMuting] = useState(false)
  const asked = useAsked<MemberQuestion>(props.ask, props.onAskClosed)
  return (
    <>
      <MemberHead {...props} />
      {(can.admin || can.mute || can.allow) && (
        <List header="管理">
          {can.admin && <SwitchRow title="设为管理员" note="可以禁言和移出成员" {...admin} onChange={props.onAdmin} />}
          {can.mute && (
            <SwitchRow
              title="禁言"
              note={muted.on ? (muted.until ?? '直到解除') : '禁言期间不能在群里说话'}
              on={muted.on}
              pending={muted.pending}
              onChange={(on) => (on ? setMuting(true) : props.onMute(false, null))}
            />
          )}
          {can.allow && (
            <SwitchRow title="加入白名单" note="全员禁言时也可以说话" {...props.allowed} onChange={props.onAllowed} />
          )}
        </List>
      )}
      {(can.transfer || can.remove || can.block) && (
        <List>
          {can.transfer && <ListRow title="转让群主" onPress={() => asked.start('transfer')} />}
          {can.remove && <ListRow title="移出群聊" tone="danger" onPress={() => asked.start('remove')} />}
          {can.block && <ListRow title="移出并拉黑" tone="danger" onPress={() => asked.start('block')} />}
        </List>
      )}
      {!isMe && (talkHref !== null || inviteHref !== null) && (
        <div className="pt-8">
          <Button tone="primary" size="large" block href={talkHref ?? inviteHref ?? '#/'}>
            {talkHref === null ? '加为好友' : '发消息'}
          </Button>
        </div>
      )}
      <DurationSheet
        open={muting}
        title="禁言多久"
        durations={muteTimes}
        onChoose={(minutes) => props.onMute(true, minutes)}
        onDismiss={() => setMuting(false)}
      />
      <AskDialog
        person={person}
        groupName={props.groupName}
        question={asked.question}
        ask={props.ask}
        onAsk={props.onAsk}
        onDismiss={asked.close}
      />
    </>
  )
}

const MemberHead = ({ person, role, isMe, presence, muted, groupName }: MemberManagementProps) => (
  <div className="mb-5 flex items-center gap-4 rounded-l bg-surface p-4">
    <Avatar name={person.name} src={person.avatar} size={64} decorative />
    <div className="min-w-0 flex-1">
      <div className="flex items-center gap-2">
        <h2 className="truncate text-title font-semibold">
          {isMe ? <Clipped end="（我）">{person.name}</Clipped> : person.name}
        </h2>
        {role !== 'member' && <Tag tone="gold">{roleWords[role]}</Tag>}
        {muted.on && <Tag tone="cinnabar">禁言中</Tag>}
      </div>
      <p className="truncate text-note text-muted">藏家号 {person.id}</p>
      <p className="mt-0.5 flex items-center gap-1.5 text-note text-soft">
        {presence && (
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full ${presence.online ? 'bg-jade' : 'bg-faint'}`}
          />
        )}
        <span className="truncate">
          <Phrases text={[presence?.text, `来自${groupName}`].filter(Boolean).join(' · ')} oneLine />
        </span>
      </p>
    </div>
  </div>
)

const muteTimes = [
  { text: '十分钟', minutes: 10 },
  { text: '一小时', minutes: 60 },
  { text: '一天', minutes: 1440 },
  { text: '直到解除', minutes: null },
] as const

const askWords: Readonly<
  Record<
    MemberQuestion,
    { readonly title: (name: string, group: string) => string; readonly yes: string; readonly note: string }
  >
> = {
  remove: {
    title: (name, group) => `把${name}移出「${group}」？`,
    yes: '移出',
    note: '移出后，对方可以再申请加入。',
  },
  block: {
    title: (name, group) => `把${name}移出「${group}」并拉黑？`,
    yes: '移出并拉黑',
    note: '拉黑后，对方不能再加入这个群，可以在群管理里解除。',
  },
  transfer: {
    title: (name) => `把群主转让给${name}？`,
    yes: '转让',
    note: '转让后你会成为普通成员，不能自己收回。',
  },
}

interface AskDialogProps extends Pick<MemberManagementProps, 'person' | 'groupName' | 'ask' | 'onAsk'> {
  readonly question: MemberQuestion | null
  readonly onDismiss: () => void
}

function AskDialog({ person, groupName, question, ask, onAsk, onDismiss }: AskDialogProps) {
  // Kept while the dialog moves out.
  const [last, setLast] = useState<MemberQuestion>('remove')
  if (question !== null && question !== last) setLast(question)
  const { title, yes, note } = askWords[last]
  return (
    <Dialog
      open={question !== null}
      title={title(person.name, groupName)}
      confirm={{
        text: yes,
        tone: 'danger',
        pending: ask.state === 'sending',
        onPress: () => onAsk(last),
      }}
      cancel
      onDismiss={onDismiss}
    >
      {ask.state === 'failed' ? (
        <span role="alert" className="text-cinnabar">
          {ask.failure ?? '操作失败，请重试'}
        </span>
      ) : (
        note
      )}
    </Dialog>
  )
}
