import { entriesOf, fieldsOf, rowsOf, textOf } from '#src/domain/unknown.ts'
import type { Trace } from '#src/workbench/trace.ts'
import { calmTabs, connectedTabs, isConnected, isForcedOut } from './calm.ts'
import { distinct, hasStruck, type Law, of, wordsOf } from './law.ts'
import { isServed, lost, written } from './outbox.ts'

/** Texts that are at the chat service more than once. */
const doubled = (trace: Trace): readonly string[] =>
  distinct(
    trace.stills.flatMap(({ world }) => {
      const said = new Set(written(trace).map(({ mark }) => mark))
      return Object.entries(world.conversations).flatMap(([me, conversations]) =>
        Object.values(conversations).flatMap(({ messages }) => {
          const own = messages.filter(({ from, text }) => from === me && said.has(text)).map(({ text }) => text)
          const times = written(trace).filter(({ mark }) => own.includes(mark)).length
          return own.length > times ? ['a message is at the chat service twice'] : []
        }),
      )
    }),
  )

/** Messages of one device that are at the chat service in another order than they were sent in. */
function disordered(trace: Trace): readonly string[] {
  const sent = written(trace)
  const again = new Set(
    of(trace, 'step').flatMap((one) => {
      const { say } = wordsOf(one)
      return say?.type === 'imMessage.resendRequested' ? [textOf(say['localId'])] : []
    }),
  )
  const last = trace.stills.at(-1)
  if (!last) return []
  const places = new Map(
    Object.values(last.world.conversations)
      .flatMap((conversations) => Object.values(conversations).flatMap(({ messages }) => messages))
      .map(({ text, id }) => [text, BigInt(id)]),
  )
  const lines = Map.groupBy(
    sent.filter(({ localId }) => !again.has(localId)),
    ({ device, to }) => `${device} ${to}`,
  )
  return distinct(
    [...lines.values()].flatMap((messages) => {
      const ids = messages.flatMap(({ mark }) => places.get(mark) ?? [])
      return ids.some((id, index) => index > 0 && id < ids[index - 1]!) ? ['a message overtook one before it'] : []
    }),
  )
}

/** Signed in, and not connected though nothing hinders it. */
const unconnected = (trace: Trace): readonly string[] =>
  distinct(
    calmTabs(trace).flatMap(({ tab }) => {
      // Given up is left where nobody looks (IMC-8).
      if (!isServed(tab) || isConnected(tab) || isForcedOut(tab) || !tab.isWanted) return []
      return [`the connection is ${JSON.stringify(tab.streams['im-connection']?.value)}`]
    }),
  )

const isBeside = (one: Record<string, unknown>, other: Record<string, unknown>): boolean =>
  JSON.stringify(one['conversation']) === JSON.stringify(other['conversation'])

const open = new Set(['uploading', 'queued', 'pending', 'confirming'])

/** Messages that wait for ever. */
const waiting = (trace: Trace): readonly string[] =>
  distinct(
    connectedTabs(trace).flatMap(({ tab }) =>
      rowsOf(fieldsOf(tab.streams['im-message']?.context)['items']).flatMap((row, _, all) => {
        const status = textOf(row['status'])
        const outgoing = fieldsOf(row['outgoing'])
        // A person is told where history does not tell, and can take the message back (IMM-14).
        const isUntold = all.some((one) => one['status'] === 'confirming' && one['failure'] && isBeside(one, row))
        return open.has(status) && !isUntold
          ? [`${'ack' in outgoing ? 'a receipt or recall' : 'a message'} is still ${status}`]
          : []
      }),
    ),
  )

/** Frames that were lost, on their way or with the page. */
const losses = ['chat.frames', 'kill', 'tabs', 'tab', 'storage']

/**
 * What was recalled and is still shown or kept. Where word of the recall may have been lost, what a device keeps is judged by the list:
 * behind the last message that it has nothing is left (IMV-14), and what is older goes with the next opening.
 */
function stillThere(trace: Trace): readonly string[] {
  const mayBeUnheard = hasStruck(trace, losses)
  return distinct(
    connectedTabs(trace).flatMap(({ rest, tab, user, served }) => {
      const gone = new Set(rest.world.recalled)
      if (gone.size === 0) return []
      const shown = Object.entries(tab.streams).flatMap(([stream, { context }]) =>
        stream.startsWith('im-conversation/') && rowsOf(context['messages']).some(({ id }) => gone.has(textOf(id)))
          ? ['in an open conversation']
          : [],
      )
      const listed = Object.values(fieldsOf(tab.streams['im-inbox']?.context['lines'])).some((line) =>
        gone.has(textOf(fieldsOf(fieldsOf(line)['last'])['id'])),
      )
      const kept = Object.entries(rest.disks[tab.device]?.archive ?? {}).some(([key, row]) => {
        const { id, conversation } = fieldsOf(fieldsOf(row)['message'])
        if (!key.startsWith(`${user}\n`) || !gone.has(textOf(id))) return false
        const last = served[textOf(conversation)]?.messages.at(-1)?.id
        return !mayBeUnheard || (last !== undefined && isLater(textOf(id), last))
      })
      return [...shown, ...(listed ? ['in the list'] : []), ...(kept ? ['in what the device keeps'] : [])]
    }),
  )
}

const isListed = (key: string): boolean => key.startsWith('chat:') || key.startsWith('group:')

/** Conversations whose unread messages are counted otherwise than at the chat service. */
const miscounted = (trace: Trace): readonly string[] =>
  distinct(
    connectedTabs(trace).flatMap(({ tab, served }) => {
      const { lines, open: shown } = fieldsOf(tab.streams['im-inbox']?.context)
      return Object.entries(served).flatMap(([key, { unread }]) => {
        const line = fieldsOf(fieldsOf(lines)[key])
        if (!isListed(key) || key === shown || line['unread'] === undefined) return []
        return line['unread'] === unread
          ? []
          : [`${Number(line['unread']) > unread ? 'more' : 'fewer'} are counted than there are`]
      })
    }),
  )

const isLater = (a: string, b: string): boolean => a.length > b.length || (a.length === b.length && a > b)

/** Open conversations that show otherwise than the chat service has. */
const disagreeing = (trace: Trace): readonly string[] =>
  distinct(
    connectedTabs(trace).flatMap(({ tab, served }) =>
      Object.entries(tab.streams).flatMap(([stream, { value, context }]) => {
        const key = stream.startsWith('im-conversation/') ? stream.slice('im-conversation/'.length) : ''
        const truth = served[key]
        if (!truth || truth.isClosed || !isListed(key)) return []
        // It was open when the session ended, which closes it, and nobody has opened it since.
        if (fieldsOf(value)['window'] === 'closed') return []
        // What could not be had is said where it is looked at, and asked for again there (IMV-11).
        if (context['failure'] && !tab.isInSight) return []
        const shown = rowsOf(context['messages']).map(({ id }) => textOf(id))
        const [oldest] = shown
        const wanted = truth.messages.map(({ id }) => id).filter((id) => oldest !== undefined && !isLater(oldest, id))
        const missing = wanted.filter((id) => !shown.includes(id))
        const more = shown.filter((id) => !wanted.includes(id))
        const isOrdered = shown.every((id, index) => index === 0 || isLater(id, shown[index - 1]!))
        return [
          ...(missing.length > 0 || (oldest === undefined && truth.messages.length > 0)
            ? ['a message is missing']
            : []),
          ...(more.length > 0 ? ['a message is shown that is not there'] : []),
          ...(new Set(shown).size < shown.length ? ['a message is shown twice'] : []),
          ...(isOrdered ? [] : ['messages are not in order']),
        ]
      }),
    ),
  )

/** Conversations that are listed and not there, and the other way. */
const mislisted = (trace: Trace): readonly string[] =>
  distinct(
    connectedTabs(trace).flatMap(({ tab, served }) => {
      const lines = fieldsOf(fieldsOf(tab.streams['im-inbox']?.context)['lines'])
      const isThere = (key: string) => (served[key]?.messages.length ?? 0) > 0
      const leaving = entriesOf(fieldsOf(tab.streams['im-inbox']?.context)['leaving'])
      return [
        ...Object.keys(served).flatMap((key) =>
          isListed(key) && isThere(key) && !served[key]?.isClosed && !(key in lines) && !leaving.includes(key)
            ? ['one is not listed']
            : [],
        ),
        ...Object.keys(lines).flatMap((key) => (key in served ? [] : ['one is listed that was removed'])),
        ...Object.entries(lines).flatMap(([key, line]) => {
          const last = textOf(fieldsOf(fieldsOf(line)['last'])['id'])
          const truth = served[key]?.isClosed ? undefined : served[key]?.messages.at(-1)?.id
          return truth !== undefined && last !== '' && last !== truth ? ['one is listed with another last message'] : []
        }),
      ]
    }),
  )

/** Conversations that a list has brought back while they were being removed. */
const broughtBack = (trace: Trace): readonly string[] =>
  distinct(of(trace, 'broughtBack').map(() => 'a list brings back what is being removed'))

/** Bytes of files on the device that nothing waiting speaks of. */
const strayFiles = (trace: Trace): readonly string[] =>
  distinct(
    trace.stills.flatMap(({ isCalm, tabs, disks }) =>
      !isCalm
        ? []
        : Object.entries(disks).flatMap(([device, { files }]) => {
            const own = tabs.filter((tab) => tab.device === device && isServed(tab))
            if (own.length === 0) return []
            const speaks = JSON.stringify(own.map(({ streams }) => streams['im-message']?.context ?? null))
            return Object.keys(files).some((key) => !speaks.includes(`"${key}"`)) ? ['bytes nobody waits for'] : []
          }),
    ),
  )

export const chatLaws: readonly Law[] = [
  { id: 'sent-once', says: 'every message is at the chat service once', cites: ['IMM-6'], breaks: doubled },
  { id: 'sent-in-order', says: 'nothing overtakes what was sent before it', cites: ['IMM-8'], breaks: disordered },
  {
    id: 'nothing-lost',
    says: 'what was sent is delivered, refused in words, or waiting',
    cites: ['IMM-7'],
    breaks: lost,
  },
  {
    id: 'connected-again',
    says: 'whoever is signed in is connected once nothing hinders it',
    cites: ['IMC-2', 'IMC-4', 'IMC-7', 'lc:reconnect'],
    breaks: unconnected,
  },
  {
    id: 'outbox-settles',
    says: 'with a connection nothing waits in the outbox for ever',
    cites: ['IMM-1', 'IMM-2', 'IMM-9'],
    breaks: waiting,
  },
  {
    id: 'recalled-is-gone',
    says: 'what was recalled is neither shown nor kept, on any device, once there is a connection',
    cites: ['IMV-6', 'lc:message-acks'],
    breaks: stillThere,
  },
  {
    id: 'unread-agrees',
    says: 'as many are unread as the chat service says',
    cites: ['IMI-1', 'IMI-4'],
    breaks: miscounted,
  },
  {
    id: 'conversation-agrees',
    says: 'an open conversation shows what the chat service has, each once, in order, without a hole',
    cites: ['IMV-1', 'IMV-5', 'IMS-1', 'IMS-2'],
    breaks: disagreeing,
  },
  {
    id: 'list-agrees',
    says: 'the list has the conversations of the chat service',
    cites: ['IMI-2', 'IMI-7'],
    breaks: mislisted,
  },
  {
    id: 'removed-stays-away',
    says: 'what is being removed is not listed again, unless something is said in it',
    cites: ['IMI-7'],
    breaks: broughtBack,
  },
  {
    id: 'no-stray-files',
    says: 'no bytes stay that nothing waits for',
    cites: ['IMM-5', 'IMV-10'],
    breaks: strayFiles,
  },
]
