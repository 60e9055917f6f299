import { type AnyActorLogic, fromCallback } from 'xstate'
import type { ChatMessage, Conversation, OutgoingFile } from '#src/contract/im/client.ts'
import type { RosterOperation } from '#src/contract/im/roster.ts'
import type { HistoryRequest } from '#src/machines/im-conversation/im-conversation.machine.ts'
import type { Doubt } from '#src/machines/im-message/im-message.machine.ts'
import type { OutboxItem } from '#src/machines/im-message/outbox.ts'
import type { Operation } from '#src/machines/operations.ts'
import type { Failure } from '#src/machines/port.ts'
import { effect, type Outcome, type Provided, type Tools, waitUntilEffect } from './effect.ts'
import type { ChatRuntime } from './im/runtime.ts'
import type { ChatPorts } from './im/ports.ts'

const noService: Failure = { reason: 'noService', message: '这个版本没有接入聊天服务' }

/** How long a heartbeat waits for any frame. */
const BEAT_MS = 10_000

/** The chat code is loaded by its first effect, so that the entry of the app stays light. */
function lazyRuntime(tools: Tools, chat: ChatPorts | undefined): () => Promise<ChatRuntime | null> {
  let loaded: Promise<ChatRuntime> | undefined
  const load = async () => {
    const { createChatRuntime } = await import('./im/runtime.ts')
    return createChatRuntime(tools, chat!)
  }
  return async () => {
    if (!chat) return null
    loaded ??= load()
    // A script that could not be had is asked for again next time.
    loaded.catch(() => (loaded = undefined))
    return loaded
  }
}

/** The effects of every chat machine (chat §4, §7). */
export function imEffects(tools: Tools, chat: ChatPorts | undefined): Readonly<Record<string, Provided>> {
  const runtime = lazyRuntime(tools, chat)
  let queue: Promise<unknown> = Promise.resolve()
  const waitUntil = waitUntilEffect(tools.clock)

  /** An effect on the loaded runtime; without a chat service it fails in words. */
  const on = <Input>(
    name: string,
    run: (chat: ChatRuntime, input: Input, signal: AbortSignal) => Promise<Outcome>,
    extra: object = {},
  ): AnyActorLogic =>
    effect<Input>(name, tools, async (input, signal) => {
      const live = await runtime()
      return live ? run(live, input, signal) : { type: `${name}.failed`, failure: noService, ...extra }
    })

  const never = new Promise<Outcome>(() => undefined)
  const operate = (area: string): Provided => ({
    actors: { operate: on<Operation>('operate', (live, input, signal) => live.operate(area, input, signal)) },
  })

  /** Closes the socket when the connection's state is left, whatever the reason. */
  const hold = fromCallback(() => () => void runtime().then((live) => live?.release()))

  return {
    'im-connection': {
      actors: {
        open: on<{ user: string; isFresh: boolean }>('open', (live, input, signal) => live.open(input, signal), {
          isFinal: true,
        }),
        hold,
        beat: on<object>('beat', (live, _, signal) => live.beat(BEAT_MS, signal)),
        renew: on<{ user: string }>('renew', (live, { user }, signal) => live.renew(user, signal)),
        close: effect<object>('close', tools, async () => {
          if (chat) (await runtime())?.logOut()
          return { type: 'close.succeeded' }
        }),
        waitUntil,
      },
    },
    'im-sync': {
      actors: {
        // The page arrives as a fact of its own; a fetch that is never answered is asked for again by the machine.
        fetchQueue: on<{ queue: { name: string; domain: string }; key?: string }>(
          'fetchQueue',
          async (live, { queue, key }) =>
            live.fetch(queue, key) ? never : { type: 'fetchQueue.failed', failure: noService },
        ),
        waitUntil,
      },
      actions: {
        confirmDelivery: (_: never, { messages }: { messages: readonly ChatMessage[] }) =>
          void runtime().then((live) => live?.confirmDelivery(messages)),
      } as Provided['actions'],
    },
    'im-message': {
      actors: {
        upload: on<{ localId: string; content: { type: string }; file: OutgoingFile }>(
          'upload',
          (live, input, signal) => live.upload(input as never, signal),
        ),
        reconcile: on<Doubt>('reconcile', (live, doubt, signal) => live.reconcile(doubt, signal)),
        waitUntil,
      },
      actions: {
        transmit: (_: never, { item }: { item: OutboxItem }) => transmit(item),
      } as Provided['actions'],
    },
    'im-inbox': {
      actors: {
        listConversations: on<{ user: string }>('listConversations', (live, { user }, signal) =>
          live.listConversations(user, signal),
        ),
      },
    },
    'im-conversation': {
      actors: {
        history: on<HistoryRequest>('history', (live, input, signal) => live.history(input, signal)),
        operate: on<Operation & { conversation: string }>('operate', (live, input, signal) =>
          live.operateOn(input, signal),
        ),
      },
    },
    contact: {
      actors: {
        operate: on<Operation>('operate', (live, { operation, input }, signal) =>
          operation === 'load' ? live.loadContacts(signal) : live.changeRoster(operation as RosterOperation, input),
        ),
      },
    },
    group: operate('groups'),
    thread: operate('threads'),
    presence: operate('presence'),
    'silent-mode': operate('silent'),
  }

  /** Stored first, written then; one after the other, so that the order of asking is the order on the wire. */
  function transmit(item: OutboxItem): void {
    const { localId } = item
    const failed = () => tools.say('im-message', { type: 'imMessage.writeFailed', localId, localIds: [localId] })
    queue = queue
      .then(() => tools.durable())
      .then(runtime)
      .then((live) => {
        if (!live?.write(item as { localId: string; conversation: Conversation; outgoing: OutboxItem['outgoing'] }))
          failed()
      })
      .catch(failed)
  }
}
