import { useEffect, useState } from 'react'
import { datePickerDays } from '#src/domain/time/calendar.ts'
import { day } from '#src/domain/time/instant.ts'
import { writeMessageKind } from '#src/domain/message/kinds.ts'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { IncompletePage } from '../kit/page/incomplete-link.tsx'
import { useStream } from '../kit/app/use-stream.ts'
import { ChatSettingScreen, type ChatSettingProps } from './chat-setting.screen.tsx'
import type { SettingSubject } from './setting/subject.ts'
import { facesMax, languagesIn, quietOperation, reportable, viewGroup, viewPerson } from './chat-setting.select.ts'
import { groupName } from './chat.select.ts'
import { send, talkingIn, toast } from './conversation/conversation-intents.ts'
import { type ConversationName, readKey } from './conversation/conversation-key.ts'
import { noContactsKnown, noGroupsKnown, noSilenceKnown } from '../kit/chat/directory.ts'
import { everybodyIn } from './members.select.ts'
import type { Names } from '../kit/chat/names.ts'
import { presenceOf } from './people/presence.ts'
import { quietText, readQuiet } from './setting/quiet.ts'
import { whyMissing } from './kit/why-missing.ts'
import { viewSearch } from './list/search.ts'
import { useComplaint } from './setting/use-complaint.ts'
import { type LoadState, useAsk, useConnection, useDirectory, useLoaded } from '../kit/chat/use-directory.ts'
import { useFound } from './list/use-found.ts'
import { useGroup } from './group/use-group.ts'
import { useInbox } from './people/use-inbox.ts'
import { useNames } from '../kit/chat/use-names.ts'
import { usePresence } from './people/use-presence.ts'
import { useSettingAsks } from './setting/use-setting-asks.ts'

/** How a conversation is set up (chat §2, chatSetting). */
export default function ChatSettingPage() {
  const key = useNavigation().query.get('id') ?? ''
  const names = readKey(key)
  return names ? <SettingOf id={key} kind={names.kind} name={names.name} /> : <IncompletePage of="chat" />
}

function SettingOf({ id: key, kind, name }: { readonly id: string } & ConversationName) {
  const app = useApp()
  useEffect(() => {
    // Clearing and reporting are asked of the conversation itself.
    if (!app.snapshot(`im-conversation/${key}`)) app.openConversation(key)
  }, [app, key, name])
  const inbox = useInbox()
  const found = useMessageSearch(key)
  const isGroup = kind !== 'chat'
  const { group, me, load } = useGroup(isGroup ? name : '', ['announcement'])
  const faces = group ? everybodyIn(group).slice(0, facesMax) : []
  const names = useNames([...(isGroup ? faces : [name]), ...found.messages.map(({ from }) => from)])
  const { groups } = useDirectory('group', noGroupsKnown)
  const person = usePerson(isGroup ? '' : name, names)
  const shown = isGroup ? load : person.load
  const subject: SettingSubject | null = isGroup ? (group ? viewGroup(group, me, names) : null) : person.subject
  return (
    <ChatSettingScreen
      status={subject === null && shown.state === 'ready' ? 'failed' : shown.state}
      failure={subject === null ? whyMissing(shown, '没有找到这个聊天') : shown.failure}
      subject={subject}
      pinned={{ on: inbox.pinned.includes(key), pending: false }}
      search={viewSearch({
        query: found.query,
        searching: found.searching,
        friends: [],
        groups: [],
        messages: found.messages,
        names,
        groupName: (id) => groupName(groups, id),
        me: inbox.user,
        now: app.clock.now(),
      })}
      {...useQuiet(key)}
      {...useReport(key)}
      onRate={(stars, comment) => {
        send(talkingIn(app, key), writeMessageKind({ name: 'rating', data: { stars, comment } }))
        toast(app, '感谢你的评价')
      }}
      {...useSettingAsks(key)}
      onPinned={(isPinned) => app.say('im-inbox', { type: 'imInbox.pinned', key, isPinned })}
      onBlocked={person.onBlocked}
      onSearch={found.onSearch}
      onRetry={shown.state === 'ready' ? null : shown.retry}
    />
  )
}

function useMessageSearch(key: string) {
  const [query, setQuery] = useState('')
  return { ...useFound(query, key), query, onSearch: setQuery }
}

/** Whom one talks with, and whether they are blocked. */
function usePerson(user: string, names: Names) {
  const { chat, clock } = useApp()
  const contacts = useDirectory('contact', noContactsKnown)
  const load: LoadState = useLoaded('contact', contacts.isLoaded)
  const presence = usePresence(user === '' ? [] : [user])
  const block = useAsk('contact', 'block')
  useComplaint(block.ask, block.forget)
  const subject =
    user === ''
      ? null
      : viewPerson({
          user,
          contacts,
          names,
          presence: presenceOf(presence, user, clock.now()),
          isBlocking: block.ask.state === 'sending',
          support: chat.support,
        })
  return { subject, load, onBlocked: (on: boolean) => block.run(on ? 'ban' : 'allow', { user }) }
}

type QuietPart = Pick<ChatSettingProps, 'quiet' | 'languages' | 'language' | 'onQuiet' | 'onLanguage'>

/** Do-not-disturb, and the language of pushed messages (chat §3, silent mode). */
function useQuiet(key: string): QuietPart {
  const { clock } = useApp()
  const { settings, language } = useDirectory('silent-mode', noSilenceKnown)
  useLoaded('silent-mode', settings[key] !== undefined || key === '', 'get', { conversation: key })
  useLoaded('silent-mode', language !== null, 'getLanguage')
  const { ask, run, forget } = useAsk('silent-mode', 'setting')
  const supported = useAsk('silent-mode', 'languages')
  const isConnected = useConnection() === 'connected'
  useEffect(() => {
    if (isConnected) supported.run('languages', {})
    // Asked with each connection.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isConnected])
  useComplaint(ask, forget)
  const now = clock.now()
  const quiet = readQuiet(settings[key], now)
  const until = quietText(quiet, now)
  return {
    quiet: {
      on: until !== null,
      pending: ask.state === 'sending',
      until,
      span: quiet.span,
      days: datePickerDays(now, now + day),
    },
    languages: languagesIn(supported.result),
    language,
    onQuiet(choice) {
      const { operation, input } = quietOperation(key, choice, clock.now())
      run(operation, input)
    },
    onLanguage: (code) => run('language', { language: code }),
  }
}

/** Reports the newest message of somebody else. */
function useReport(key: string): Pick<ChatSettingProps, 'report' | 'cannotReport' | 'onReport' | 'onReportClosed'> {
  const { lines, user: me } = useInbox()
  const stream = `im-conversation/${key}` as const
  const { ask, run, forget } = useAsk(stream, 'setting report')
  const messages = useStream(stream, (snapshot) => snapshot?.context.messages)
  const message = reportable(messages ?? [], lines[key]?.last ?? null, me)
  return {
    report: ask,
    cannotReport: message === null ? (key.startsWith('group:') ? '群里还没有别人说过话' : '对方还没有发过消息') : null,
    onReport: ({ type, reason }) =>
      message && run('report', { messageId: message.id, reportType: type, reportReason: reason }),
    onReportClosed: forget,
  }
}
