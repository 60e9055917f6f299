import { fieldsOf, rowsOf, textOf } from '#src/domain/unknown.ts'
import type { TabView, Trace } from '#src/workbench/trace.ts'
import { markOf } from '#src/workbench/world-view.ts'
import { deviceOf, distinct, fullDevices, of } from './law.ts'

/** Whether the chat runs in this tab. */
export const isServed = ({ streams }: TabView): boolean => 'im-connection' in streams

/** The outgoing messages whose facts lie on a disk: device, id and mark. */
export function written(trace: Trace) {
  return of(trace, 'stored').flatMap(({ life, entries }) =>
    entries.flatMap(({ fact }) => {
      const outgoing = fieldsOf((fact as unknown as Record<string, unknown>)['outgoing'])
      const isMessage = fact.type === 'imMessage.sendRequested' && 'content' in outgoing
      const { localId, conversation, user } = fact as unknown as Record<string, unknown>
      const mark = markOf(outgoing['content'])
      const { kind, name } = fieldsOf(conversation)
      return isMessage
        ? [
            {
              device: deviceOf(life),
              localId: textOf(localId),
              to: `${textOf(kind)}:${textOf(name)}`,
              mark,
              user: textOf(user),
            },
          ]
        : []
    }),
  )
}

/** The messages that a tab's outbox holds, in every state, also those of others. */
function heldBy({ streams }: TabView): readonly { readonly localId: string; readonly status: string }[] {
  const { items, aside } = fieldsOf(streams['im-message']?.context)
  return [...rowsOf(items), ...Object.values(fieldsOf(aside)).flatMap(rowsOf)].map((row) => ({
    localId: textOf(row['localId']),
    status: textOf(row['status']),
  }))
}

/** Facts by which messages are given up on purpose. */
const givenUp = new Set(['imMessage.discardRequested', 'imMessage.cleared'])

/** Messages that were written while nobody was signed in: nobody's, and nobody who comes gets them (IMM-12). */
function nobodys(trace: Trace): ReadonlySet<string> {
  const here = new Map<string, boolean>()
  return new Set(
    of(trace, 'stored').flatMap(({ life, entries }) =>
      entries.flatMap(({ fact }) => {
        const device = deviceOf(life)
        if (fact.type === 'imMessage.opened' || fact.type === 'imMessage.connected') here.set(device, true)
        if (fact.type === 'imMessage.cleared') here.set(device, false)
        const isNobodys = fact.type === 'imMessage.sendRequested' && !here.get(device) && !('user' in fact)
        return isNobodys ? [`${device} ${textOf(fieldsOf(fact)['localId'])}`] : []
      }),
    ),
  )
}

/** Messages whose fact was stored, and that are nowhere at the end. */
export function lost(trace: Trace): readonly string[] {
  const last = trace.stills.at(-1)
  if (!last?.isCalm) return []
  const full = fullDevices(trace)
  const there = new Set(
    Object.values(last.world.conversations).flatMap((all) =>
      Object.values(all).flatMap(({ messages }) => messages.map(({ text }) => text)),
    ),
  )
  const isCleared = new Set(
    of(trace, 'stored').flatMap(({ life, entries }) =>
      entries.flatMap(({ fact }) =>
        givenUp.has(fact.type)
          ? [
              `${deviceOf(life)} ${textOf(fieldsOf(fact)['localId'])}`,
              ...(fact.type === 'imMessage.cleared' ? [`${deviceOf(life)} *`] : []),
            ]
          : [],
      ),
    ),
  )
  const acked = new Set(
    of(trace, 'stored').flatMap(({ entries }) =>
      entries.flatMap(({ fact }) =>
        ['imMessage.acked', 'imMessage.seen', 'imMessage.refused', 'upload.failed'].includes(fact.type)
          ? [textOf(fieldsOf(fact)['localId'])]
          : foundIn(fact),
      ),
    ),
  )
  const held = new Set(last.tabs.flatMap((tab) => heldBy(tab).map(({ localId }) => localId)))
  const open = new Set(last.tabs.filter(isServed).map(({ device }) => device))
  const ofNobody = nobodys(trace)
  return distinct(
    written(trace)
      .filter(({ device, localId }) => !ofNobody.has(`${device} ${localId}`))
      .filter(({ device }) => open.has(device) && !full.has(device))
      .filter(({ device, localId }) => !isCleared.has(`${device} ${localId}`) && !isCleared.has(`${device} *`))
      .filter(({ mark, localId }) => !there.has(mark) && !held.has(localId) && !acked.has(localId))
      .map(({ mark }) => (mark.includes('.') ? 'a picture is gone' : 'a message is gone')),
  )
}

const foundIn = (fact: object): string[] => rowsOf(fieldsOf(fact)['found']).map((row) => textOf(row['localId']))
