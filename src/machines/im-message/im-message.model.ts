import { fieldsOf, rowsOf } from '#src/domain/unknown.ts'
import type { MachineModel, MachineView, TraceStep } from '../model.ts'
import type { ImMessageContext } from './im-message.machine.ts'

type View = MachineView<ImMessageContext>
type Step = TraceStep<ImMessageContext>

const conversation = { kind: 'chat', name: 'bob' }
const text = (msg: string) => ({ content: { type: 'txt', msg } })
const failure = { reason: 'notFriend', message: 'not contact' }
const a = { localId: 'a', serverId: '101', at: 1 }
const b = { localId: 'b', serverId: '102', at: 2 }
const noPermission = { reason: 'noPermission', message: '没有权限这样做' }
const file = { key: 'f1', name: '藏品.png', type: 'image/png', size: 10 }
const each = { a: { localId: 'a' }, b: { localId: 'b' } }
const ack = { a: { localId: 'a', serverId: '101', sentAt: 1 }, b: { localId: 'b', serverId: '102', sentAt: 2 } }
const by = (effect: string, classes: Record<string, Record<string, unknown>>) => ({
  by: 'effect' as const,
  effect,
  classes,
})

const isRunning = (view: View, id: string): boolean => view.running.some((effect) => effect.id === id)
/** Whether the deadline runs exactly when an instant is noted, at that instant, and within the limit. */
const isDueAt = (view: View, id: string, noted: number | null, withinMs: number): boolean => {
  const due = view.running.find((effect) => effect.id === id)
  if (!due) return noted === null
  return noted !== null && fieldsOf(due.input)['at'] === noted && noted - view.at <= withinMs
}
const written = (step: Step): string[] =>
  step.out.filter(({ name }) => name === 'send').map(({ with: payload }) => String(fieldsOf(payload)['localId']))
const delivered = (step: Step): string[] =>
  step.out
    .filter(({ name }) => name === 'imInbox.messagesArrived')
    .flatMap(({ with: payload }) => rowsOf(fieldsOf(payload)['messages']).map(({ localId }) => String(localId)))
const asideOf = ({ context }: View) => Object.values(context.aside).flat()
/** Alice is here, or nobody: Carol has a session on her device and writes nothing. */
const isAlices = (view: View): boolean => view.context.user !== 'carol' && asideOf(view).length === 0
const isComing = ({ type }: { type: string }): boolean => /^imMessage\.(opened|connected)$/.test(type)
const statusOf = (view: View, localId: string) => view.context.items.find((item) => item.localId === localId)?.status

/** Two messages to one person: what can happen to them, and what holds whatever happens (IMM-… in im-message.rules.md). */
export const imMessageModel: MachineModel<ImMessageContext> = {
  id: 'imMessage',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    'imMessage.sendRequested': {
      by: 'user',
      when: isAlices,
      classes: {
        a: { localId: 'a', conversation, outgoing: text('第一') },
        aWithFile: { localId: 'a', conversation, outgoing: { content: { type: 'img' } }, file },
        b: { localId: 'b', conversation, outgoing: text('第二') },
      },
    },
    'imMessage.resendRequested': { by: 'user', classes: { a: each.a } },
    'imMessage.discardRequested': { by: 'user', classes: each },
    'imMessage.opened': {
      by: 'app',
      classes: { alice: { user: 'alice' }, carol: { user: 'carol' } },
    },
    // A connection is of whoever has signed in.
    'imMessage.connected': { by: 'app', when: isAlices, classes: { '': { connection: 7, user: 'alice' } } },
    'imMessage.disconnected': { by: 'app', classes: { '': {} } },
    'imMessage.cleared': { by: 'app', classes: { '': {} } },
    'imMessage.acked': { by: 'server', classes: ack },
    'imMessage.seen': { by: 'server', classes: ack },
    'imMessage.refused': { by: 'server', classes: { a: { localId: 'a', failure }, b: { localId: 'b', failure } } },
    'imMessage.writeFailed': { by: 'app', classes: { a: { localId: 'a', localIds: ['a'] } } },
    'upload.succeeded': by('upload', { '': { localId: 'a', content: { type: 'img', url: 'https://im/1' } } }),
    'upload.failed': by('upload', { '': { localId: 'a', failure } }),
    'reconcile.succeeded': by('reconcile', {
      foundA: { found: [a], missing: [] },
      foundB: { found: [b], missing: ['a'] },
      missed: { found: [], missing: ['a', 'b'] },
      missedA: { found: [], missing: ['a'] },
    }),
    'reconcile.failed': by('reconcile', {
      cut: { conversation, failure: { reason: 'timeout', message: '' } },
      refused: { conversation, failure: noPermission },
    }),
  },
  abstract: (context) => ({
    items: context.items.map(({ localId, status, file: has, failure: why, writtenAt }) => [
      localId,
      status,
      has !== undefined,
      why?.reason ?? null,
      writtenAt !== null,
    ]),
    isConnected: context.connection !== null,
    resting: Object.keys(context.resting),
    isRefused: Object.keys(context.refusals).length > 0,
    user: context.user,
    aside: Object.values(context.aside)
      .flat()
      .map(({ localId, status, file: has, failure: why, writtenAt }) => [
        localId,
        status,
        has !== undefined,
        why?.reason ?? null,
        writtenAt !== null,
      ]),
  }),
  laws: {
    state: [
      {
        id: 'IMM-1',
        says: 'without a connection nothing is written, and with one nothing waits that has the way free',
        holds: ({ context }) => {
          if (context.connection === null) return true
          const first = context.items.find(({ status }) => status !== 'failed')
          return first?.status !== 'queued'
        },
      },
      {
        id: 'IMM-2',
        says: 'an unknown outcome is asked about as long as there is a connection, and never shown as failed',
        holds: (view) => {
          const isOpen =
            view.context.items.some(({ status }) => status === 'confirming') && view.context.connection !== null
          return (
            isOpen === (isRunning(view, 'reconcile') || isRunning(view, 'rest')) &&
            isDueAt(view, 'rest', view.context.restAt, Object.keys(view.context.refusals).length > 0 ? 600_000 : 10_000)
          )
        },
      },
      {
        id: 'IMM-3',
        says: 'an answer is waited for exactly while something is pending',
        holds: (view) =>
          view.context.items.some(({ status }) => status === 'pending') === isRunning(view, 'answer') &&
          isDueAt(view, 'answer', view.context.dueAt, 15_000),
      },
      {
        id: 'IMM-4',
        says: 'a failure is shown exactly on what has failed, and on a doubt that history does not clear',
        holds: ({ context }) =>
          context.items.every(
            ({ status, failure: why }) => status === 'confirming' || (status === 'failed') === (why !== null),
          ),
      },
      {
        id: 'IMM-5',
        says: 'a file is being uploaded exactly while a message waits for it',
        holds: (view) => {
          const isBusy = isRunning(view, 'upload')
          const hasFile = view.context.items.some(({ status }) => status === 'uploading')
          return hasFile === isBusy && (view.context.uploadingId !== null) === isBusy
        },
      },
      {
        id: 'IMM-10',
        says: 'what one person has left is neither seen nor sent while another is here',
        holds: (view) =>
          (view.context.user !== 'carol' || (view.context.items.length === 0 && view.context.connection === null)) &&
          (view.context.user !== 'alice' || asideOf(view).length === 0),
      },
    ],
    step: [
      {
        id: 'IMM-3',
        says: 'with each answer the wait begins again for what is left',
        holds: ({ fact, before, after }) =>
          !/^imMessage\.(acked|refused)$/.test(fact.type) ||
          !['pending', 'confirming'].includes(statusOf(before, String(fact['localId'])) ?? '') ||
          after.context.dueAt === null ||
          after.context.dueAt === fact.at + 15_000,
      },
      {
        id: 'IMM-11',
        says: 'whoever leaves is told of messages that nobody will get',
        holds: ({ fact, before, out }) =>
          out.some(({ name }) => name === 'toast.shown') ===
          (before.context.items.length > 0 &&
            (fact.type === 'imMessage.cleared' || (before.context.user === null && isComing(fact)))),
      },
      {
        id: 'IMM-9',
        says: 'what a step begins runs after it',
        holds: ({ after, out }) =>
          out.every(
            ({ kind, name, with: input }) =>
              kind !== 'effect' ||
              after.running.some((one) => one.src === name && JSON.stringify(one.input) === JSON.stringify(input)),
          ),
      },
      {
        id: 'IMM-12',
        says: 'whoever comes where nobody was gets nothing that was written there',
        holds: ({ fact, before, after }) =>
          before.context.user !== null ||
          !isComing(fact) ||
          before.context.items.every(({ localId }) => statusOf(after, localId) === undefined),
      },
      {
        id: 'IMM-9',
        says: 'what runs is begun anew with cause only: a wait by an answer, a rest by a failed question, a question by a rest',
        holds: ({ fact, before, after, out }) => {
          const [was, is] = [before.context, after.context]
          const isMoved = was.dueAt !== null && is.dueAt !== null && was.dueAt !== is.dueAt
          const isRestBegun = is.restAt !== null && is.restAt !== was.restAt
          const again = ['upload', 'reconcile'].some(
            (name) =>
              isRunning(before, name) &&
              out.some((output) => output.name === name) &&
              !fact.type.startsWith(`${name}.`),
          )
          const couldAsk = isRunning(after, 'reconcile') || isRunning(after, 'rest')
          if (fact.type === 'reconcile.failed' && couldAsk && !isRunning(after, 'rest')) return false
          if (fact.type === 'imMessage.reconcileElapsed' && couldAsk && !isRunning(after, 'reconcile')) return false
          return (
            (!isMoved || /^imMessage\.(acked|refused|ackOverdue)$/.test(fact.type)) &&
            (!isRestBegun || fact.type === 'reconcile.failed') &&
            !again
          )
        },
      },
    ],
    trace: [
      {
        id: 'IMM-6',
        says: 'nothing is written twice unless history does not have it, the socket took none of it, or it is sent again after a refusal',
        holds: (trace) => {
          const open = new Set<string>()
          return trace.every((step) => {
            if (
              /^(reconcile\.succeeded|imMessage\.(writeFailed|refused|resendRequested|discardRequested|cleared|acked|seen))$/.test(
                step.fact.type,
              )
            ) {
              for (const localId of open) if (statusOf(step.after, localId) !== 'confirming') open.delete(localId)
            }
            const now = written(step)
            const isRight = now.every((localId) => !open.has(localId) || step.fact.type === 'reconcile.succeeded')
            for (const localId of now) open.add(localId)
            return isRight
          })
        },
      },
      {
        id: 'IMM-7',
        says: 'what leaves the outbox was delivered, taken back, cleared with the login, or nobody’s: nothing is lost',
        holds: (trace) =>
          trace.every((step) =>
            [...step.before.context.items, ...asideOf(step.before)].every(({ localId }) => {
              const isThere = [...step.after.context.items, ...asideOf(step.after)].some(
                (item) => item.localId === localId,
              )
              const isCleared =
                step.fact.type === 'imMessage.cleared' || (step.before.context.user === null && isComing(step.fact))
              if (isThere || (isCleared && statusOf(step.before, localId))) return true
              return delivered(step).includes(localId) || step.fact.type === 'imMessage.discardRequested'
            }),
          ),
      },
      {
        id: 'IMM-8',
        says: 'what is written in one step is written in the order of sending, and nothing overtakes an open outcome',
        holds: (trace) =>
          trace.every((step) => {
            const order = step.after.context.items.map(({ localId }) => localId)
            const now = written(step).map((localId) => order.indexOf(localId))
            const isOrdered = now.every((at, index) => index === 0 || now[index - 1]! < at)
            const isFree = now.every((at) =>
              step.after.context.items.slice(0, at).every(({ status }) => status === 'failed'),
            )
            return isOrdered && isFree
          }),
      },
    ],
  },
}
