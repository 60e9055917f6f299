import { timings } from '#src/domain/time/timings.ts'
import type { Tools } from '../../effect.ts'
import { createArchive } from '../archive/archive.ts'
import { createArchiveWriter, type Sent } from '../archive-writer.ts'
import { createChatClient } from '../client.ts'
import { asRefusal } from '../failures.ts'
import { createGate } from '../gate.ts'
import { messageIds } from '../ids.ts'
import type { ChatPlatform } from '../platform.ts'
import type { SocketEvents } from '../socket.ts'
import { platformSocket } from '../web-socket.ts'
import { connectionEffects } from './connection.ts'
import { archiveEffects, conversationEffects, inboxEffects, readAnew } from './conversation.ts'
import { contactEffects, operationEffects } from './directory.ts'
import { messageEffects } from './message.ts'
import type { Parts } from './parts.ts'
import { createRecalledBefore } from './recalled-before.ts'

/** Every effect of the chat by what they are about and port (chat §4, §7). Loaded by the first that is asked for, never in the entry. */
export type ChatEffects = ReturnType<typeof createChatEffects>

const notKept = '这台设备存不下新的聊天记录，关闭页面后要联网才能看到'

export function createChatEffects(tools: Tools, platform: ChatPlatform) {
  const { config, fetch, credential, resource, report, network } = platform
  const openSocket = platform.openSocket ?? platformSocket
  const reports = network ? { report, network } : { report }
  const ofTab = { clock: tools.clock, newId: messageIds(tools.clock, resource), resource }
  const client = createChatClient({ config, openSocket, fetch, credential, ...ofTab, ...reports })
  const sent = new Map<string, Sent>()
  const archive = createArchive({
    open: platform.openArchive,
    report,
    onRefused: (why) => {
      report(`archive: ${why}`)
      tools.say('toast', { type: 'toast.shown', message: notKept, durationMs: timings.notifyMs })
    },
  })
  const archiveWriter = createArchiveWriter(archive, () => parts.me)
  const anew = (key: string) => void readAnew(parts, key).catch((why: unknown) => report(`history: ${String(why)}`))
  const events = heard({ tools, sent, archiveWriter, platform, readAnew: anew })
  const parts: Parts = { client, tools, platform, sent, archive, archiveWriter, events, gate: createGate(), me: '' }
  return {
    ...connectionEffects(parts),
    message: messageEffects(parts),
    inbox: inboxEffects(parts),
    conversation: conversationEffects(parts),
    archive: archiveEffects(parts),
    contact: contactEffects(parts),
    ...operationEffects(parts),
  }
}

/** What the socket hears as facts. */
export const heard = ({
  tools: { say },
  sent,
  archiveWriter,
  platform: { report },
  readAnew: again,
  withoutRecalled = createRecalledBefore(),
}: Pick<Parts, 'tools' | 'sent' | 'archiveWriter' | 'platform'> & {
  readonly readAnew: (conversation: string) => void
  readonly withoutRecalled?: ReturnType<typeof createRecalledBefore>
}): SocketEvents => ({
  unread: (queues) => say('im-sync', { type: 'imSync.unreadReported', queues }),
  notice: (queue) => say('im-sync', { type: 'imSync.noticeHeard', queue }),
  page: (came) => {
    came.skipped.forEach(report)
    const page = { ...came, events: withoutRecalled(came.events) }
    archiveWriter.heard(page.events)
    const removed = page.events.flatMap((event) => (event.type === 'historyRemoved' ? [event.conversation] : []))
    new Set(removed).forEach(again)
    say('im-sync', { type: 'imSync.pageArrived', page })
  },
  skipped: (what) => {
    report(what)
    say('im-sync', { type: 'imSync.frameSkipped', what })
  },
  acked: ({ localId, serverId, at: sentAt }) => {
    const item = sent.get(localId)
    if (!item) return
    sent.delete(localId)
    say('im-message', { type: 'imMessage.acked', localId, serverId, sentAt })
    archiveWriter.delivered(item, serverId, sentAt)
  },
  refused: ({ localId, error }) => {
    // It may have gone out twice: the other answer still counts.
    if (sent.has(localId)) say('im-message', { type: 'imMessage.refused', localId, failure: asRefusal(error) })
  },
  kicked: (operation) => say('im-connection', { type: 'imConnection.kicked', operation }),
  dropped: (reason) => say('im-connection', { type: 'imConnection.dropped', reason }),
})
