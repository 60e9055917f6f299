import { useEffect, useMemo, useRef, useState } from 'react'
import { lazy } from '#src/domain/lazy.ts'
import { useApp } from '../../kit/app/app.ts'
import { safePicture } from '../../kit/app/links.ts'
import { useStream } from '../../kit/app/use-stream.ts'
import { useCopy } from '../../kit/app/use-copy.ts'
import type { ChatRow } from '../kit/chat-view.ts'
import {
  askReaders,
  asks,
  conversationStream,
  forget,
  sendFile,
  sendingIntents,
  talkingIn,
  toast,
} from './conversation-intents.ts'
import type { ConversationName } from './conversation-key.ts'
import type { ConversationIntents } from './conversation-actions.ts'
import type { messageIntents } from '../message/message-intents.ts'
import { targetLanguage } from '../../kit/chat/directory.ts'
import type { Names } from '../../kit/chat/names.ts'
import type { TalkScene } from './talk.select.ts'
import { useTranslations } from './use-conversation-asks.ts'
import { useKeptFiles } from './use-kept-files.ts'
import { usePlaying } from '../message/use-playing.ts'
import { useRecorder } from '../composer/use-recorder.ts'
import type { ConversationState } from './use-talk.ts'
import type { OutboxItem } from './talk.select.ts'

interface SceneInput {
  readonly name: ConversationName
  readonly me: string
  readonly isConnected: boolean
  readonly names: Names
  readonly roleOf: (user: string) => string | null
  /** How many can read a message to the group. */
  readonly readers: number
  readonly state: ConversationState
  readonly outbox: readonly OutboxItem[]
  /** The last message that was read before. */
  readonly heardUpTo: string
  readonly heard: ReadonlySet<string>
}

/** What all messages of a conversation have in common; the same object while it says the same. */
export function useScene(input: SceneInput): TalkScene {
  const { name, me, isConnected, names, roleOf, readers, state, outbox, heardUpTo, heard } = input
  const translations = useTranslations(state.asks)
  const files = useKeptFiles(outbox)
  const language = useStream('silent-mode', targetLanguage)
  const { kind } = name
  return useMemo(
    () => ({
      kind,
      me,
      isConnected,
      origin: location.origin,
      personOf: (user, sent) => {
        const known = names.personOf(user)
        if (known.name !== user || sent.nickname === '') return known
        return {
          id: user,
          name: sent.nickname,
          avatar: known.avatar ?? (sent.avatar ? safePicture(sent.avatar) : null),
        }
      },
      roleOf,
      readers,
      translations,
      language,
      files,
      heardUpTo,
      heard,
    }),
    [kind, me, isConnected, names, roleOf, readers, translations, language, files, heardUpTo, heard],
  )
}

/** Voice messages that have been heard while the page was open. */
export function useHeard() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [add] = useState(() => (key: string) => setKeys((was) => (was.has(key) ? was : new Set([...was, key]))))
  return { keys, add }
}

/** The sound of a voice message that is shown. */
function addressIn(rows: readonly ChatRow[], key: string): string | null {
  const row = rows.find((one) => one.key === key)
  return row?.kind === 'message' && row.message.body.kind === 'voice' ? row.message.body.url : null
}

/** Microphone and loudspeaker of a conversation. */
export function useVoices(key: string, rows: readonly ChatRow[], heard: (key: string) => void) {
  const app = useApp()
  const { recorder, record } = useRecorder(
    (file, duration) => void sendFile(talkingIn(app, key), 'voice', file, { duration }),
  )
  const { playing, onPlay, onSeek } = usePlaying((message) => addressIn(rows, message), heard)
  return { recorder, playing, onRecord: (what: 'start' | 'send' | 'cancel') => void record(what), onPlay, onSeek }
}

type MessageIntents = typeof messageIntents

/** What is done with messages that are there, loaded with the sheet that offers it. */
const loadMessageIntents = lazy(
  async (): Promise<MessageIntents> => (await import('../message/message-intents.ts')).messageIntents,
)

/** Everything a person can ask for here, as one object that stays the same. */
export function useIntents(key: string, own: Pick<ConversationIntents, 'onRecord' | 'onPlay' | 'onSeek' | 'onCards'>) {
  const app = useApp()
  const copy = useCopy()
  const [readersOf, setReadersOf] = useState<string | null>(null)
  const latest = useRef({ own, copy, readersOf })
  useEffect(() => {
    latest.current = { own, copy, readersOf }
  })
  const [intents] = useState<ConversationIntents>(() => {
    const talking = talkingIn(app, key)
    const withIntents = (run: (own: ReturnType<MessageIntents>) => void) =>
      void loadMessageIntents().then(
        (intentsOf) => run(intentsOf(talking)),
        () => toast(app, '操作失败，请重试'),
      )
    const { onAttach, ...sending } = sendingIntents(talking)
    return {
      ...sending,
      onRecall: (message) => withIntents((own) => own.onRecall(message)),
      onRemove: (message) => withIntents((own) => own.onRemove(message)),
      onReact: (message, reaction) => withIntents((own) => own.onReact(message, reaction)),
      onTranslate: (message) => withIntents((own) => own.onTranslate(message)),
      onThread: (message) => withIntents((own) => own.onThread(message)),
      onReport: (message, report) => withIntents((own) => own.onReport(message, report)),
      onReportClosed: () => forget(talking, asks.report),
      onAttach: (kind, files) => void onAttach(kind, files),
      onCopy: (text) => void latest.current.copy(text),
      onRecord: (what) => latest.current.own.onRecord(what),
      onPlay: (message) => latest.current.own.onPlay(message),
      onSeek: (message, part) => latest.current.own.onSeek(message, part),
      onCards: () => latest.current.own.onCards(),
      onReaders: (message) => {
        const { readersOf: before } = latest.current
        if (message === null && before !== null) forget(talking, asks.readers(before))
        setReadersOf(message === null ? null : askReaders(talking, message))
      },
      onRetryReaders: () => void (latest.current.readersOf !== null && askReaders(talking, latest.current.readersOf)),
      onNotLoaded: () => toast(app, '原消息还没有加载，往上翻翻看'),
      onOlder: () => app.say(conversationStream(key), { type: 'imConversation.moreRequested' }),
      onRetry: () => {
        app.say('im-connection', { type: 'imConnection.retryRequested' })
        app.openConversation(key)
      },
    }
  })
  return { intents, readersOf }
}
