import { assign, emit, setup } from 'xstate'
import { port, type Said, said, types } from '../port.ts'
import { places } from '../places.ts'

/** A push as the platform hands it over (marketplace §3); `content` is whatever the sender put there. */
export interface PushMessage {
  readonly type: string
  readonly title: string
  readonly content: unknown
}

export type PushFact =
  | Said<'push.clientObtained', { clientId: string }>
  | Said<'push.received', { message: PushMessage }>
  | Said<'push.clicked', { message?: PushMessage }>

export interface PushContext {
  readonly clientId: string | null
  /** The page that the last push spoke of. */
  readonly lastLocation: string | null
}

/** Push messages: a click leads to the announcements, an arriving text becomes a local notification (marketplace §4; lc:push). */
export const pushMachine = setup({
  types: types<{
    context: PushContext
    events: PushFact
    emitted: { type: 'navigation.switchTabRequested'; href: string; at: number }
  }>(),
  actors: { listen: port<object>('push.listen') },
  guards: {
    isText: ({ event }) => event.type === 'push.received' && typeof event.message.content === 'string',
  },
  actions: {
    rememberClient: assign({
      clientId: ({ event }) => said(event, 'push.clientObtained').clientId,
    }),
    recordLocation: assign({ lastLocation: places.notices }),
    /** Shows a local notification with the message's title and text. */
    notify: (_, _params: { message: PushMessage }) => undefined,
    tellNotices: emit(
      ({ event }) => ({ type: 'navigation.switchTabRequested', href: places.notices, at: event.at }) as const,
    ),
  },
}).createMachine({
  id: 'push',
  context: { clientId: null, lastLocation: null },
  invoke: { src: 'listen', id: 'listen', input: {} },
  initial: 'noClient',
  // An app that a click has opened hears of the click before it has its id again.
  on: {
    'push.received': {
      guard: 'isText',
      actions: [{ type: 'notify', params: ({ event }) => ({ message: event.message }) }, 'recordLocation'],
    },
    'push.clicked': { actions: 'tellNotices' },
  },
  states: {
    noClient: { on: { 'push.clientObtained': { target: 'registered', actions: 'rememberClient' } } },
    registered: { on: { 'push.clientObtained': { actions: 'rememberClient' } } },
  },
})
