import { useEffect } from 'react'
import type { SnapshotOf } from '#src/machines/streams.ts'
import { useApp } from '../app/app.ts'
import { useStream } from '../app/use-stream.ts'
import type { Ask, Connection } from './people-view.ts'
import {
  askOf,
  connectionOf,
  type Directories,
  directoryOf,
  factPrefix,
  isAsked,
  type OperationStream,
} from './directory.ts'

/** How it stands with the chat server; a build that knows none never connects, and without a network nobody does, whatever was tried. */
export function useConnection(): Connection {
  const { isServed } = useApp().chat
  const connection = useStream('im-connection', connectionOf)
  const isOffline = useStream('connectivity', (snapshot) => snapshot?.matches('offline') ?? false)
  return !isServed ? 'failed' : isOffline ? 'offline' : connection
}

/** Said where a build has no chat to show. */
const noService = '聊天暂不可用'

const failureOf = (snapshot: SnapshotOf<'im-connection'> | undefined): string | null =>
  snapshot?.context.failure?.message ?? null

/** Why there is no connection, in words; null while nobody has said. */
export function useLost(): string | null {
  const { isServed } = useApp().chat
  const why = useStream('im-connection', failureOf)
  return isServed ? why : noService
}

/** The data of a directory, kept up to date. `empty` must be the same object each time. */
export function useDirectory<Stream extends keyof Directories>(
  stream: Stream,
  empty: Directories[Stream],
): Directories[Stream] {
  return useStream(stream, (snapshot) => directoryOf(snapshot, empty))
}

/** Asks something of a stream of operations without waiting for how it ends. */
export function useOperations(stream: OperationStream) {
  const app = useApp()
  return (operation: string, input: Readonly<Record<string, unknown>> = {}) =>
    app.say(stream, { type: `${factPrefix(stream)}.operationRequested` as const, operation, input })
}

/**
 * One question of a page to a stream of operations, and how it stands. `name` tells it apart from others; leaving the page forgets it.
 */
export function useAsk(stream: OperationStream, name: string) {
  const app = useApp()
  const prefix = factPrefix(stream)
  const known = useStream(stream, (snapshot) => ({ of: snapshot?.context.asks[name] })).of
  const forget = () => app.say(stream, { type: `${prefix}.askForgotten` as const, ask: name })
  // oxlint-disable-next-line react/exhaustive-deps -- the stream and the name are the question
  useEffect(() => forget, [app, stream, name])
  const ask: Ask = askOf(known)
  return {
    ask,
    result: known?.state === 'done' ? known.result : null,
    run: (operation: string, input: Readonly<Record<string, unknown>>) =>
      app.say(stream, { type: `${prefix}.operationRequested` as const, operation, input, ask: name }),
    forget,
  }
}

/** What is loaded once a connection stands, and whether that is under way or has failed. */
export interface LoadState {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly failure: string | null
  readonly retry: () => void
}

/**
 * Sees to it that a directory is loaded: with `operation`, once the chat is connected and while `isLoaded` is false. A load that failed
 * is not repeated by itself before the next connection.
 */
export function useLoaded(
  stream: keyof Directories,
  isLoaded: boolean,
  operation = 'load',
  input: Readonly<Record<string, unknown>> = {},
): LoadState {
  const app = useApp()
  const connection = useConnection()
  const name = `load ${operation} ${JSON.stringify(input)}`
  const { ask, run } = useAsk(stream, name)
  const isConnected = connection === 'connected'
  useEffect(() => {
    if (isConnected && !isLoaded && !isAsked(app.snapshot(stream), operation, input)) run(operation, input)
    // The name says what is asked.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [app, stream, name, isConnected, isLoaded])
  const isLost = connection === 'failed' || connection === 'offline'
  return {
    state: isLoaded ? 'ready' : ask.state === 'failed' || isLost ? 'failed' : 'loading',
    failure: app.chat.isServed ? ask.failure : noService,
    retry: () =>
      isConnected ? run(operation, input) : app.say('im-connection', { type: 'imConnection.retryRequested' }),
  }
}
