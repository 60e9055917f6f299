import { plainCopy } from '#src/domain/plain-copy.ts'
import { decodeClientFrame, type ClientFrame } from '#src/contract/im/frames.ts'
import type { Meta } from '#src/contract/im/meta.ts'
import { readAppKey } from '#src/contract/im/jid.ts'
import { nextId, type ChatApp } from './app.ts'
import { acceptMessage } from './messages.ts'
import { answerHook } from './hooks.ts'
import { sendPage, sendUnread } from './queues.ts'
import { acceptRoster } from './roster.ts'
import { answerRest } from './rest/router.ts'
import { seedApp } from './seed.ts'
import { sendFrame, type Session } from './live-session.ts'
import { closeSession, provision } from './session.ts'
import { asDictionaries, createState, type ChatState } from './state.ts'
import {
  defaultOptions,
  type ChatAnswer,
  type ChatClock,
  type ChatConnection,
  type ChatOptions,
  type ChatRandom,
  type ChatRequest,
  type ChatTransport,
} from './types.ts'
import { enliven } from './life.ts'

export interface ChatServerInput {
  clock: ChatClock
  random: ChatRandom
  options?: Partial<ChatOptions>
  /** Whether seeded users answer and come and go by themselves. */
  lively?: boolean
  /** Fills a new app; by default with the seeded users and groups. */
  seed?: (app: ChatApp) => void
  /** Where problems go that no client can be told about. */
  report?: (what: string) => void
}

/** Plain JSON: everything the server remembers, without live connections. */
export interface ChatSnapshot {
  apps: Record<string, ChatState>
  options: ChatOptions
  /** State of the random source, where it has one. */
  random?: number
}

/** The chat service, transport-free (chat §7, `wire`): doors hand it frames and requests. */
export interface ChatServer {
  /** A new connection; frames go to the returned object. */
  connect(transport: ChatTransport): ChatConnection
  /** Answers a REST call, service discovery or a test hook. */
  answer(request: ChatRequest): ChatAnswer
  /** The app `org#app`, created and seeded on first use. */
  app(appKey?: string): ChatApp
  /** Every app that was used so far. */
  apps(): ChatApp[]
  snapshot(): ChatSnapshot
  /** Goes back to a snapshot. Live connections are cut: their clients log in again. */
  restore(snapshot: ChatSnapshot): void
  /** Forgets everything and seeds anew. */
  reset(): void
}

export const defaultAppKey = 'demo#chat'

export function createChatServer(input: ChatServerInput): ChatServer {
  const apps = new Map<string, ChatApp>()
  const options: ChatOptions = { ...defaultOptions, ...input.options }
  const faults = { rest: [], send: [] }
  const report = input.report ?? (() => {})

  const open = (appKey: string, state: ChatState): ChatApp => {
    const app: ChatApp = {
      ended: false,
      appKey,
      state: asDictionaries(state),
      sessions: new Set(),
      clock: input.clock,
      random: input.random,
      options,
      faults,
    }
    apps.set(appKey, app)
    return app
  }
  const appOf = (appKey = defaultAppKey): ChatApp => {
    const known = apps.get(appKey)
    if (known) return known
    const app = open(appKey, createState(appKey))
    ;(input.seed ?? seedApp)(app)
    if (input.lively) enliven(app)
    return app
  }
  const disconnectAll = (): void => {
    for (const app of apps.values()) for (const session of Array.from(app.sessions)) session.transport.cut()
    for (const app of apps.values()) {
      app.sessions.clear()
      app.ended = true
    }
  }

  const server: ChatServer = {
    connect: (transport) => connect(appOf, transport, report),
    answer: (request) => answerHook(server, options, faults, request) ?? answerRest(appOf, faults, request),
    app: appOf,
    apps: () => [...apps.values()],
    snapshot: () => ({
      apps: plainCopy(Object.fromEntries([...apps].map(([key, app]) => [key, app.state]))),
      options: { ...options },
      ...(input.random.state === undefined ? {} : { random: input.random.state }),
    }),
    restore: (snapshot) => {
      disconnectAll()
      apps.clear()
      Object.assign(options, snapshot.options)
      if (snapshot.random !== undefined) input.random.state = snapshot.random
      for (const [key, state] of Object.entries(plainCopy(snapshot.apps))) {
        const app = open(key, state)
        if (input.lively) enliven(app)
      }
    },
    reset: () => {
      disconnectAll()
      apps.clear()
      Object.assign(options, defaultOptions, input.options)
      faults.rest.length = 0
      faults.send.length = 0
    },
  }
  return server
}

function connect(
  appOf: (appKey: string) => ChatApp,
  transport: ChatTransport,
  report: (what: string) => void,
): ChatConnection {
  let open: { app: ChatApp; session: Session } | undefined
  return {
    receive(bytes) {
      try {
        const frame = decodeClientFrame(bytes)
        if (frame.type === 'provision') {
          if (open) return
          const appKey = frame.guid.appKey ?? ''
          if (!readAppKey(appKey)) return transport.close(4001, 'unknown app')
          const app = appOf(appKey)
          const session = provision(app, frame, transport)
          if (session) open = { app, session }
        } else if (open?.app.sessions.has(open.session)) dispatch(open.app, open.session, frame)
      } catch (error) {
        report(`chat frame skipped: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
    closed(clean) {
      if (open) closeSession(open.app, open.session, clean)
    },
  }
}

function dispatch(app: ChatApp, session: Session, frame: Exclude<ClientFrame, { type: 'provision' }>): void {
  switch (frame.type) {
    case 'heartbeat':
      return sendUnread(app, session)
    case 'fetch':
      return sendPage(app, session, frame.queue)
    case 'upload':
      return upload(app, session, frame.meta)
  }
}

function upload(app: ChatApp, session: Session, meta: Meta): void {
  switch (meta.namespace) {
    case 'chat':
      return acceptMessage(app, session, meta)
    case 'roster':
      return acceptRoster(app, session, meta)
    default: {
      const ack = { id: meta.id ?? '0', serverId: nextId(app) }
      sendFrame(session, { type: 'sync', status: { code: 0 }, ack, metas: [], timestamp: app.clock.now() })
    }
  }
}
