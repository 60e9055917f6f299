import type { ChatPage, QueueName } from '#src/contract/im/client.ts'
import type { ImConversationContext } from '#src/machines/im-conversation/im-conversation.machine.ts'
import type { ImSyncContext } from '#src/machines/im-sync/im-sync.machine.ts'
import type { MachineView, ModelFact } from '#src/machines/model.ts'
import type { Lens } from './tester/ledger.ts'

const windowOf = (view: MachineView): string => {
  const { cursor, isAtStart } = view.context as unknown as ImConversationContext
  const [state = ''] = view.states.filter((one) => one.startsWith('window.')).map((one) => one.slice('window.'.length))
  if (state === 'loading') return 'fetching'
  if (state !== 'shown') return state
  if (isAtStart) return 'end'
  return cursor === '' ? 'idle' : 'more'
}

const idsOf = (messages: unknown): number[] => ((messages ?? []) as { id: string }[]).map(({ id }) => Number(id))
const oldest = (ids: readonly number[]): number | undefined => ids.toSorted((a, b) => a - b)[0]

/** The newest window reaches down to what is shown without a hole (IMV-12). */
function isJoined({ messages, sureUpTo }: ImConversationContext, fact: ModelFact): boolean {
  const [least, shown] = [oldest(idsOf(fact['messages'])), idsOf(messages)]
  return least === undefined || (shown.includes(least) && (sureUpTo === null || least <= Number(sureUpTo)))
}

/** The window of an open conversation: what is fetched, and whether there is more. */
export const historyLens: Lens = ({ fact, before, after, out }) => {
  const contextOf = (view: MachineView) => view.context as unknown as ImConversationContext
  const seen = (view: MachineView): MachineView => ({
    ...view,
    states: [windowOf(view)],
    context: { cursor: contextOf(view).cursor, wanted: contextOf(view).isOlderWanted },
  })
  const found = idsOf(fact['messages'])
  const shown = idsOf(contextOf(before).messages)
  const meets = isJoined(contextOf(before), fact)
  const isNewest = fact.type === 'history.succeeded' && contextOf(before).cursor === ''
  const keepsOlder = isNewest && meets && (oldest(shown) ?? Infinity) < (oldest(found) ?? Infinity)
  const about = {
    hasMessages: found.length > 0,
    /** Older ones are still wanted when the newest have come. */
    isOwed: contextOf(before).isOlderWanted && isNewest && (keepsOlder || fact['isLast'] === false),
    follows: keepsOlder ? String(oldest(shown)) : fact['cursor'],
    /** Where paging goes on when nothing is put aside. */
    begins: String(oldest([...found, ...shown]) ?? ''),
    keepsOlder,
  }
  return {
    fact: { ...fact, ...about },
    before: seen(before),
    after: seen(after),
    out: out.filter(({ name }) => name === 'local' || name === 'history'),
  }
}

const isSame = (a: QueueName, b: QueueName): boolean => a.name === b.name && a.domain === b.domain

/** What a fact says of queues, as the ledger asks about it. */
function aboutQueues(fact: ModelFact, { queues }: ImSyncContext): Record<string, unknown> {
  const plain = queues.map(({ name, domain }) => ({ name, domain }))
  const named = (fact['queues'] ?? (fact['queue'] ? [fact['queue']] : [])) as readonly QueueName[]
  const fresh = named.filter((one) => !plain.some((other) => isSame(other, one)))
  const page = fact['page'] as ChatPage | undefined
  const at = page?.queue ? plain.findIndex((one) => isSame(one, page.queue!)) : -1
  return {
    fresh: fresh.length,
    total: queues.length + fresh.length,
    first: [...plain, ...fresh][0],
    all: plain,
    next: plain[1],
    queue: page?.queue,
    isLast: page?.isLast,
    nextKey: page?.nextKey,
    isCurrent: at === 0,
    isQueue: page?.queue !== undefined,
    isWaiting: at !== -1,
    more: queues.length + 1,
    rest: queues.length - 1,
  }
}

/** The queues of the chat as the ledger speaks of them: how many there are, and whether the first is being fetched. */
export const queuesLens: Lens = ({ fact, before, after, out }) => {
  const contextOf = (view: MachineView) => view.context as unknown as ImSyncContext
  const seen = (view: MachineView): MachineView => {
    const { queues, isConnected, refetchAt } = contextOf(view)
    const resting = queues.length === 0 ? 'idle' : 'announced'
    return {
      ...view,
      states: [view.states.includes('fetching') ? 'fetching' : resting],
      context: { waiting: queues.length, isConnected, due: refetchAt },
    }
  }
  const types: Record<string, string> = {
    'imSync.unreadReported': 'queue.announced',
    'imSync.noticeHeard': 'queue.announced',
    'imSync.pageArrived': 'queue.pageArrived',
  }
  const asked = out.flatMap((one) => {
    if (one.name === 'imInbox.doubted') return [one]
    if (one.name !== 'fetchQueue') return []
    const { fetches } = one.with as { fetches: readonly { queue: QueueName; key?: string }[] }
    const [key] = fetches.flatMap((fetch) => fetch.key ?? [])
    return [{ ...one, with: { queues: fetches.map(({ queue }) => queue), ...(key === undefined ? {} : { key }) } }]
  })
  return {
    fact: { ...fact, type: types[fact.type] ?? fact.type, ...aboutQueues(fact, contextOf(before)) },
    before: seen(before),
    after: seen(after),
    out: asked,
  }
}
