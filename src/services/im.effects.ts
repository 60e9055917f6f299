import { type AnyActorLogic, fromCallback } from 'xstate'
import { lazy } from '#src/domain/lazy.ts'
import type { ChatMessage, OutgoingFile } from '#src/contract/im/client.ts'
import type { Content } from '#src/contract/im/content.ts'
import type { RosterUpload } from '#src/contract/im/encode.ts'
import type { ArchiveSearch } from '#src/machines/im-archive/im-archive.machine.ts'
import type { HistoryRequest, LocalRequest } from '#src/machines/im-conversation/im-conversation.machine.ts'
import type { Doubt } from '#src/machines/im-message/im-message.machine.ts'
import type { OutboxItem } from '#src/machines/im-message/outbox.ts'
import type { Operation } from '#src/machines/operations.ts'
import type { Failure } from '#src/machines/port.ts'
import { effect, type Outcome, type Provided, type Tools, waitUntilEffect } from './effect.ts'
import { marketplaceCredential } from './im/credential.ts'
import type { ChatRuntime } from './im/runtime.ts'
import type { ChatPorts } from './im/ports.ts'

const noService: Failure = { reason: 'noService', message: '这个版本没有接入聊天服务' }

/** How long a heartbeat waits for any frame. */
const BEAT_MS = 10_000

/** The chat code is loaded by its first effect, so that the entry of the app stays light. */
const code = lazy(() => import('./im/runtime.ts'))

function lazyRuntime(tools: Tools, chat: ChatPorts | undefined): () => Promise<ChatRuntime | null> {
  let runtime: ChatRuntime | undefined
  return async () => {
    if (!chat) return null
    const { createChatRuntime } = await code()
    return (runtime ??= createChatRuntime(tools, chat))
  }
}

export interface ChatParts {
  readonly tools: Tools
  readonly runtime: () => Promise<ChatRuntime | null>
  readonly hasService: boolean
  readonly waitUntil: AnyActorLogic
}

type Run<Input> = (chat: ChatRuntime, input: Input, signal: AbortSignal) => Promise<Outcome>

/** An effect on the loaded runtime; without a chat service it fails in words. */
const on = <Input>({ tools, runtime }: ChatParts, name: string, run: Run<Input>, extra: object = {}): AnyActorLogic =>
  effect<Input>(name, tools, async (input, signal) => {
    const live = await runtime()
    return live ? run(live, input, signal) : { type: `${name}.failed`, failure: noService, ...extra }
  })

/** The device's side of the chat service; who logs in is known to the marketplace unless it says so itself. */
export type DeviceChat = Omit<ChatPorts, 'credential'> & Partial<Pick<ChatPorts, 'credential'>>

const known = new WeakMap<Tools, ChatParts>()

/** What the effects of the chat's machines are made of: one client behind them all, whichever of them is installed first. */
export function chatParts(tools: Tools, chat: DeviceChat | undefined): ChatParts {
  const parts = known.get(tools) ?? {
    tools,
    runtime: lazyRuntime(tools, chat && { credential: marketplaceCredential(tools), ...chat }),
    hasService: chat !== undefined,
    waitUntil: waitUntilEffect(tools.clock),
  }
  known.set(tools, parts)
  return parts
}

/** Operations on one area of the service, for machines that do nothing else (chat §4, §7). */
export const operationEffects = (parts: ChatParts, area: string): Provided => ({
  actors: { operate: on<Operation>(parts, 'operate', (live, input, signal) => live.operate(area, input, signal)) },
})

export const inboxEffects = (parts: ChatParts): Provided => ({
  actors: {
    listConversations: on<{ user: string }>(parts, 'listConversations', (live, { user }, signal) =>
      live.listConversations(user, signal),
    ),
    removeConversation: on<{ key: string }>(parts, 'removeConversation', (live, { key }, signal) =>
      live.removeConversation(key, signal),
    ),
  },
})

export const conversationEffects = (parts: ChatParts): Provided => ({
  actors: {
    local: on<LocalRequest>(parts, 'local', (live, input) => live.local(input)),
    history: on<HistoryRequest>(parts, 'history', (live, input, signal) => live.history(input, signal)),
    operate: on<Operation & { conversation: string }>(parts, 'operate', (live, input, signal) =>
      live.operateOn(input, signal),
    ),
  },
})

export const contactEffects = (parts: ChatParts): Provided => ({
  actors: {
    operate: on<Operation>(parts, 'operate', (live, { operation, input }, signal) =>
      operation === 'load'
        ? live.loadContacts(signal)
        : live.changeRoster(operation as RosterUpload['operation'], input),
    ),
  },
})

export const archiveEffects = (parts: ChatParts): Provided => ({
  actors: {
    search: on<ArchiveSearch>(parts, 'search', (live, input, signal) => live.search(input, signal)),
    forget: on<object>(parts, 'forget', (live) => live.forget()),
  },
})

export const connectionEffects = (parts: ChatParts): Provided => ({
  actors: {
    open: on<{ user: string; isFresh: boolean }>(parts, 'open', (live, input, signal) => live.open(input, signal), {
      isFinal: true,
    }),
    /** Closes the socket when the connection's state is left, whatever the reason. */
    hold: fromCallback(() => () => void parts.runtime().then((live) => live?.release())),
    beat: on<object>(parts, 'beat', (live, _, signal) => live.beat(BEAT_MS, signal)),
    renew: on<{ user: string }>(parts, 'renew', (live, { user }, signal) => live.renew(user, signal)),
    close: effect<object>('close', parts.tools, async () => {
      if (parts.hasService) (await parts.runtime())?.logOut()
      return { type: 'close.succeeded' }
    }),
    waitUntil: parts.waitUntil,
  },
})

const never = new Promise<Outcome>(() => undefined)

export const syncEffects = (parts: ChatParts): Provided => ({
  actors: {
    // The page arrives as a fact of its own; a fetch that is never answered is asked for again by the machine.
    fetchQueue: on<{ queue: { name: string; domain: string }; key?: string }>(
      parts,
      'fetchQueue',
      async (live, { queue, key }) =>
        live.fetch(queue, key) ? never : { type: 'fetchQueue.failed', failure: noService },
    ),
    waitUntil: parts.waitUntil,
  },
  actions: {
    confirmDelivery: (_: never, { messages }: { messages: readonly ChatMessage[] }) =>
      void parts.runtime().then((live) => live?.confirmDelivery(messages)),
  } as Provided['actions'],
})

export function messageEffects(parts: ChatParts): Provided {
  const { tools, runtime, waitUntil } = parts
  let queue: Promise<unknown> = Promise.resolve()

  /** Stored first, written then; one after the other, so that the order of asking is the order on the wire. */
  const transmit = (item: OutboxItem): void => {
    const { localId } = item
    const failed = () => tools.say('im-message', { type: 'imMessage.writeFailed', localId, localIds: [localId] })
    queue = queue
      .then(() => tools.durable())
      .then(runtime)
      .then((live) => (live?.write(item) ? undefined : failed()))
      .catch(failed)
  }

  return {
    actors: {
      upload: on<{ localId: string; content: Content; file: OutgoingFile }>(parts, 'upload', (live, input, signal) =>
        live.upload(input, signal),
      ),
      reconcile: on<Doubt>(parts, 'reconcile', (live, doubt, signal) => live.reconcile(doubt, signal)),
      waitUntil,
    },
    actions: {
      transmit: (_: never, { item }: { item: OutboxItem }) => transmit(item),
    } as Provided['actions'],
  }
}
