import { type AnyActorLogic, type AnyEventObject, fromCallback } from 'xstate'
import type { ChatMessage } from '#src/contract/im/client.ts'
import { lazy } from '#src/domain/lazy.ts'
import type { OutboxItem } from '#src/machines/im-message/outbox.ts'
import type { Failure } from '#src/machines/port.ts'
import { effect, type Outcome, type Provided, type Tools, waitUntilEffect } from './effect.ts'
import { marketplaceCredential } from './im/credential.ts'
import type { ChatEffects } from './im/effects/chat-effects.ts'
import type { ChatPlatform } from './im/platform.ts'

const noService: Failure = { reason: 'noService', message: '聊天暂不可用' }

/** The chat code is loaded by its first effect, so that the entry of the app stays light. */
const code = lazy(() => import('./im/effects/chat-effects.ts'))

function liveEffects(tools: Tools, chat: ChatPlatform | undefined): ChatParts['live'] {
  let live: ChatEffects | undefined
  return async () => {
    if (!chat) return null
    const { createChatEffects } = await code()
    return (live ??= createChatEffects(tools, chat))
  }
}

export interface ChatParts {
  readonly tools: Tools
  /** Null without a chat service. */
  readonly live: () => Promise<ChatEffects | null>
  readonly hasService: boolean
  readonly waitUntil: AnyActorLogic
}

/** The device's side of the chat service; who logs in is known to the marketplace unless it says so itself. */
export type DeviceChat = Omit<ChatPlatform, 'credential'> & Partial<Pick<ChatPlatform, 'credential'>>

const known = new WeakMap<Tools, ChatParts>()

/** What the effects of the chat's machines are made of: one client behind them all, whichever of them is installed first. */
export function chatParts(tools: Tools, chat: DeviceChat | undefined): ChatParts {
  const parts = known.get(tools) ?? {
    tools,
    live: liveEffects(tools, chat && { credential: marketplaceCredential(tools), ...chat }),
    hasService: chat !== undefined,
    waitUntil: waitUntilEffect(tools.clock),
  }
  known.set(tools, parts)
  return parts
}

/** The ports of a machine that run once and answer. */
type PortOf<Kind extends keyof ChatEffects> = {
  [Port in keyof ChatEffects[Kind]]: ChatEffects[Kind][Port] extends (...all: never[]) => Promise<Outcome>
    ? Port
    : never
}[keyof ChatEffects[Kind]] &
  string

const ports = <Kind extends keyof ChatEffects>(
  { tools, live }: ChatParts,
  kind: Kind,
  names: readonly PortOf<Kind>[],
) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      effect<never>(name, tools, async (input, signal) => {
        const chat = await live()
        if (chat === null)
          return { type: `${name}.failed`, failure: noService, ...(name === 'open' && { isFinal: true }) }
        const run = chat[kind][name] as (input: never, signal: AbortSignal) => Promise<Outcome>
        return run(input, signal)
      }),
    ]),
  )

/** These ports of a machine as the chat's effects have them; without a chat service they fail in words. */
export const portEffects = <Kind extends keyof ChatEffects>(
  parts: ChatParts,
  kind: Kind,
  ...names: readonly PortOf<Kind>[]
): Provided => ({ actors: ports(parts, kind, names) })

/** Whether somebody looks at this page, on a device that is online. */
export type IsLookedAt = () => boolean

/**
 * Waits so long, and up to half as long again by chance, so that not all come back to a server in one moment (IMC-8). Where nobody looks
 * then, it says nothing: what changes that begins a round by itself (IMC-7).
 */
const pauseEffect = ({ tools: { clock, random } }: ChatParts, isLookedAt: IsLookedAt): AnyActorLogic =>
  fromCallback<AnyEventObject, { pauseMs: number }>(({ input: { pauseMs }, sendBack }) => {
    const end = () => isLookedAt() && sendBack({ type: 'imConnection.roundElapsed', at: clock.now() })
    const timer = clock.setTimeout(end, pauseMs + random.int(pauseMs / 2))
    return () => clock.clearTimeout(timer)
  })

export const connectionEffects = (parts: ChatParts, isLookedAt: IsLookedAt): Provided => ({
  actors: {
    ...ports(parts, 'connection', ['open', 'beat', 'renew']),
    /** Closes the socket when the connection's state is left, whatever the reason. */
    hold: fromCallback(() => () => void parts.live().then((chat) => chat?.connection.release())),
    close: effect<object>('close', parts.tools, async () => {
      if (parts.hasService) (await parts.live())?.connection.logOut()
      return { type: 'close.succeeded' }
    }),
    pause: pauseEffect(parts, isLookedAt),
    waitUntil: parts.waitUntil,
  },
})

export const inboxEffects = (parts: ChatParts): Provided => ({
  actors: { ...ports(parts, 'inbox', ['listConversations', 'removeConversation']), waitUntil: parts.waitUntil },
})

/** One for each that waits: what waits for one that all share is never let go of. */
const never = () => new Promise<Outcome>(() => undefined)
type Fetches = Parameters<ChatEffects['sync']['fetchQueue']>[0]

export const syncEffects = ({ tools, live, waitUntil }: ChatParts): Provided => ({
  actors: {
    // The page arrives as a fact of its own; a fetch that is never answered is asked for again by the machine.
    // Asking for the next page says that the one before is kept (IMS-7), in every tab.
    fetchQueue: effect<Fetches>('fetchQueue', tools, async (input) => {
      const chat = await live()
      const isKept = await chat?.sync.stored()
      return isKept && chat?.sync.fetchQueue(input) ? never() : { type: 'fetchQueue.failed', failure: noService }
    }),
    waitUntil,
  },
  actions: {
    doubtKept: () => void live().then((chat) => chat?.sync.doubtKept()),
    /** Stored first, confirmed then. */
    confirmDelivery: (_: never, { messages }: { messages: readonly ChatMessage[] }) =>
      void live().then(async (chat) => {
        if (await chat?.sync.stored()) chat?.sync.confirmDelivery(messages)
      }),
  } as Provided['actions'],
})

export function messageEffects(parts: ChatParts): Provided {
  const { tools, live, waitUntil } = parts
  let queue: Promise<unknown> = Promise.resolve()

  /** Stored first, sent then; one after the other, so that the order of asking is the order on the wire. */
  const send = (item: OutboxItem): void => {
    const { localId } = item
    const failed = () => tools.say('im-message', { type: 'imMessage.writeFailed', localId, localIds: [localId] })
    queue = queue
      .then(() => tools.durable())
      .then(live)
      .then((chat) => (chat?.message.send(item) ? undefined : failed()))
      .catch(failed)
  }

  return {
    actors: { ...ports(parts, 'message', ['upload', 'reconcile']), waitUntil },
    actions: {
      send: (_: never, { item }: { item: OutboxItem }) => send(item),
    } as Provided['actions'],
  }
}
