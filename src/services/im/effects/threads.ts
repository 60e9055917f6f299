import type { ChatInput } from '#src/contract/im/rest/calls.ts'
import type { ThreadRow } from '#src/contract/im/rest/threads.endpoints.ts'
import type { Operation } from '#src/machines/operations.ts'
import type { ChatClient } from '../client.ts'
import type { Result } from '../token.ts'

type Ask = (client: ChatClient, input: Operation['input'], signal: AbortSignal) => Promise<Result<unknown>>

/** Ours: pages of twenty; what is beyond is not looked for. */
const PAGES_MAX = 25

interface Paged<Item> {
  readonly items: readonly Item[]
  readonly cursor: string
}

/** All pages of a list, until `isEnough`; a page that cannot be had fails the whole. */
async function whole<Item>(
  ask: (cursor: string | undefined) => Promise<Result<Paged<Item>>>,
  isEnough: (items: readonly Item[]) => boolean = () => false,
): Promise<Result<Paged<Item>>> {
  const items: Item[] = []
  let cursor: string | undefined
  for (let page = 0; page < PAGES_MAX; page++) {
    const got = await ask(cursor)
    if (!got.ok) return got
    items.push(...got.value.items)
    if (isEnough(items) || got.value.cursor === '' || got.value.cursor === cursor) break
    cursor = got.value.cursor
  }
  return { ok: true, value: { items, cursor: '' } }
}

/** The next page of what was asked for. */
const from = (input: Operation['input'], cursor: string | undefined) => ({ ...input, cursor }) as never

const inGroup = (
  client: ChatClient,
  input: Operation['input'],
  signal: AbortSignal,
  isEnough?: (items: readonly ThreadRow[]) => boolean,
) => whole<ThreadRow>((cursor) => client.call('threads.inGroup', from(input, cursor), signal), isEnough)

/** A message has one thread: whoever wants to begin another one is let into the one that there is. */
const create: Ask = async (client, input, signal) => {
  const made = await client.call('threads.create', input as ChatInput<'threads.create'>, signal)
  if (made.ok || made.error.name !== 'threadAlreadyExists') return made
  const isIt = ({ messageId }: ThreadRow) => messageId === input['messageId']
  const listed = await inGroup(client, input, signal, (items) => items.some(isIt))
  const there = listed.ok ? listed.value.items.find(isIt) : undefined
  if (!there) return made
  // Refused where one is in it already.
  await client.call('threads.join', { id: there.id }, signal)
  return { ok: true, value: { id: there.id, name: there.name } }
}

/** What is asked of threads in more than one call. */
export const threadAsks: Readonly<Record<string, Ask>> = {
  create,
  inGroup: (client, input, signal) => inGroup(client, input, signal),
  async members(client, input, signal) {
    const got = await whole((cursor) => client.call('threads.members', from(input, cursor), signal))
    return got.ok ? { ok: true, value: got.value.items } : got
  },
}
