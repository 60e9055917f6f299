import type { MachineModel, MachineView, TraceStep } from '../model.ts'
import type { ImConnectionContext } from './im-connection.machine.ts'

type View = MachineView<ImConnectionContext>
type Step = TraceStep<ImConnectionContext>

const start = Date.UTC(2026, 2, 1)
const failure = { reason: 'unknown', message: 'Request Unknow Error' }
const isIn = (view: View, state: string): boolean =>
  view.states.some((one) => one === state || one.startsWith(`${state}.`))
const told = (step: Step, name: string): boolean =>
  step.out.some((output) => output.kind === 'tell' && output.name === name)
const by = (effect: string, classes: Record<string, Record<string, unknown>>) => ({
  by: 'effect' as const,
  effect,
  classes,
})
const day = 86_400_000
const lifetime = { halfInMs: 5 * day, endsInMs: 10 * day }
const unlimited = { halfInMs: null, endsInMs: null }

/** What can happen around the connection, and what holds whatever happens (IMC-… in im-connection.rules.md). */
export const imConnectionModel: MachineModel<ImConnectionContext> = {
  id: 'imConnection',
  start,
  alphabet: {
    'imConnection.loginRequested': { by: 'app', classes: { '': { user: 'alice' } } },
    'imConnection.closeRequested': { by: 'app', classes: { '': {} } },
    'imConnection.retryRequested': { by: 'user', classes: { '': {} } },
    'imConnection.networkChanged': { by: 'app', classes: { online: { isOnline: true }, offline: { isOnline: false } } },
    'imConnection.visibilityChanged': {
      by: 'app',
      classes: { visible: { isVisible: true }, hidden: { isVisible: false } },
    },
    'imConnection.dropped': { by: 'server', classes: { '': { reason: 'closed 1006' } } },
    'imConnection.sendFailed': { by: 'app', classes: { '': {} } },
    'imConnection.kicked': {
      by: 'server',
      classes: {
        206: { operation: 'otherDeviceLogin' },
        207: { operation: 'userRemoved' },
        216: { operation: 'passwordChanged' },
        217: { operation: 'kicked' },
      },
    },
    'open.succeeded': by('open', {
      limited: { resource: 'webim_1', ...lifetime },
      unlimited: { resource: 'webim_1', ...unlimited },
    }),
    'open.failed': by('open', { network: { failure, isFinal: false }, refused: { failure, isFinal: true } }),
    'beat.succeeded': by('beat', { '': {} }),
    'beat.failed': by('beat', { '': { failure } }),
    'renew.succeeded': by('renew', { limited: lifetime, unlimited }),
    'renew.failed': by('renew', { '': { failure } }),
    'close.succeeded': by('close', { '': {} }),
    'imConnection.roundElapsed': by('pause', { '': {} }),
  },
  abstract: (context) => ({
    attempt: context.attempt,
    rounds: context.rounds,
    isFresh: context.isFresh,
    hasLifetime: context.expiresAt !== null,
    hasResource: context.resource !== '',
    hasFailure: context.failure?.reason ?? null,
    kickedCode: context.kickedCode,
    user: context.user,
  }),
  laws: {
    state: [
      {
        id: 'IMC-1',
        says: 'a socket is held exactly while connected, and a login runs exactly while connecting or just expired',
        holds: (view) =>
          view.running.some(({ id }) => id === 'hold') === isIn(view, 'connected') &&
          view.running.some(({ id }) => id === 'open') ===
            (isIn(view, 'connecting') || isIn(view, 'expired.loggingIn')),
      },
      {
        id: 'IMC-2',
        says: 'five attempts at most, 500 ms times their number apart',
        holds: (view) => {
          const { attempt, retryAt } = view.context
          return (
            attempt <= 5 &&
            (retryAt !== null) === isIn(view, 'waiting') &&
            (retryAt === null || retryAt - view.at <= attempt * 500)
          )
        },
      },
      {
        id: 'IMC-3',
        says: 'a beat is due exactly while connected, within 30 s',
        holds: (view) => {
          const { heartbeatAt } = view.context
          return (
            (heartbeatAt !== null) === isIn(view, 'connected') &&
            (heartbeatAt === null || heartbeatAt - view.at <= 30_000)
          )
        },
      },
      {
        id: 'IMC-4',
        says: 'the token is called expiring exactly at half of its lifetime',
        holds: ({ context }) =>
          context.expiresAt === null
            ? context.willExpireAt === null
            : context.expiresAt - context.willExpireAt! === 5 * day,
      },
      {
        id: 'IMC-5',
        says: 'after a forced logout nothing is tried by itself, and its code is shown',
        holds: (view) =>
          !isIn(view, 'kicked') ||
          (view.running.length === 0 && [206, 207, 216, 217].includes(view.context.kickedCode!)),
      },
    ],
    step: [
      {
        id: 'IMC-8',
        says: 'a pause runs exactly while it has given up, and a success begins the pauses anew',
        holds: ({ after }) =>
          after.running.some(({ id }) => id === 'pause') === (isIn(after, 'gaveUp') || isIn(after, 'expired.idle')) &&
          (!isIn(after, 'connected') || after.context.rounds === 0),
      },
    ],
    trace: [
      {
        id: 'IMC-6',
        says: 'the outbox is told of a connection before anything is asked for, and of every loss',
        holds: (trace) =>
          trace.every((step) => {
            const [was, is] = [isIn(step.before, 'connected'), isIn(step.after, 'connected')]
            const names = step.out.map(({ name }) => name)
            const [flush, beat] = [names.indexOf('imMessage.connected'), names.indexOf('beat')]
            return (
              (!was && is) === told(step, 'imMessage.connected') &&
              (was && !is) === told(step, 'imMessage.disconnected') &&
              (was && !is) === told(step, 'imSync.disconnected') &&
              (flush === -1 || flush < beat)
            )
          }),
      },
      {
        id: 'IMC-7',
        says: 'a success refills the attempts (A-42)',
        holds: (trace) =>
          trace.every((step) => step.fact.type !== 'open.succeeded' || step.after.context.attempt === 0),
      },
    ],
  },
}
