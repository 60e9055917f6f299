import { fromBase64 } from '#src/contract/im/base64.ts'
import { decodeBody } from '#src/contract/im/body.ts'
import { isRecord } from '#src/domain/unknown.ts'
import { isMember } from '#mock/im/mucs.ts'
import type { ChatSnapshot } from '#mock/im/server.ts'
import type { ChatState, StoredMessage } from '#mock/im/state.ts'
import type { NodeWorld } from '#mock/setup-node.ts'
import { doneIn, repeatedIn } from '#mock/world/books.ts'
import { auditOrders } from '#mock/world/checkout/audit.ts'
import { auditEconomy } from '#mock/world/trade/audit.ts'
import type { Device } from './device/device.ts'
import type { GardenView, Still, ServedMessage, TabView, WorldView } from './trace.ts'

const isAfter = (a: string, b: string): boolean => a.length > b.length || (a.length === b.length && a > b)

/** What tells a message from others: its text, or the name of its file. */
export function markOf(content: unknown): string {
  if (!isRecord(content)) return ''
  const { msg, filename, type } = content
  if (typeof msg === 'string') return msg
  return typeof filename === 'string' ? filename : String(type)
}

const served = ({ id, from, at, payload }: StoredMessage): ServedMessage => ({
  id,
  from,
  at,
  text: markOf(decodeBody(fromBase64(payload)!).contents?.[0]),
})

/** What one person sees of the chat service, by the client's name of the conversation. */
function conversationsOf(state: ChatState, me: string): WorldView['conversations'][string] {
  const { channels } = state.users[me]!
  return Object.fromEntries(
    Object.entries(channels).flatMap(([key, { unread, clearedTo, removed = [], hidden }]) => {
      if (hidden) return []
      const other = key.slice(key.indexOf(':') + 1)
      const name = key.startsWith('muc:')
        ? `group:${other}`
        : `chat:${other.split('|').find((one) => one !== me) ?? me}`
      const visible = (state.conversations[key] ?? []).flatMap((id) => state.messages[id] ?? [])
      const messages = visible.filter(
        ({ id, thread }) => !thread && !removed.includes(id) && (!clearedTo || isAfter(id, clearedTo)),
      )
      const muc = state.mucs[other]
      const isClosed = key.startsWith('muc:') && !(muc && isMember(muc, me))
      return [[name, { unread, messages: messages.map(served), ...(isClosed ? { isClosed } : {}) }]]
    }),
  )
}

const POOL = 'garden'

function gardenOf({ tables }: NodeWorld['world']): GardenView {
  const { gardenPiles, gardenEggs, gardenCards, gardenLog, moves, accounts } = tables
  const moved = (side: 'from' | 'to') =>
    moves.filter((row) => row.currency === 'weiDou' && row[side] === POOL).reduce((sum, { amount }) => sum + amount, 0)
  // What gardens take and pay by their own words.
  const ofGardens = moves.filter(({ kind }) => kind === 'gardenIn' || kind === 'gardenOut')
  const isOfPool = (row: { readonly kind: string; readonly from: string; readonly to: string }) =>
    (row.kind === 'gardenIn' ? row.to : row.from) === POOL
  return {
    piles: gardenPiles.all().map(({ id, settled, received }) => ({ id, settled, received })),
    eggs: gardenEggs.all().map(({ receivedAt }) => ({ receivedAt })),
    usedCards: gardenCards.filter((row) => row.usedAt > 0).map(({ id }) => id),
    acts: gardenLog.all().map(({ ownerId, act, about, count, note, at }) => ({ ownerId, act, about, count, note, at })),
    pool: {
      holds: accounts.get(`weiDou/${POOL}`)?.balance ?? 0,
      came: moved('to'),
      went: moved('from'),
      beside: ofGardens.filter((row) => !isOfPool(row)).length,
    },
  }
}

export async function viewWorld({ world }: NodeWorld): Promise<WorldView> {
  const { apps } = (await world.chat.admin.snapshot()) as ChatSnapshot
  const [state] = Object.values(apps)
  const { orders, payments, users } = world.tables
  const charges: Record<string, number> = {}
  for (const { orderId, state: is } of payments.all()) {
    const order = orders.get(orderId)
    if (order && is === 'succeeded') charges[order.intent] = (charges[order.intent] ?? 0) + 1
  }
  const people = state ? users.all().filter(({ id }) => state.users[id]) : []
  return {
    faults: [...auditOrders(world), ...auditEconomy(world)],
    orders: orders.all().map(({ id, intent, state: is }) => ({ id, intent, state: is })),
    charges,
    done: doneIn(world),
    repeated: repeatedIn(world),
    conversations: Object.fromEntries(people.map(({ id }) => [id, conversationsOf(state!, id)])),
    recalled: state?.recalled ?? [],
    garden: gardenOf(world),
  }
}

const viewTabs = (device: Device): TabView[] =>
  device.tabs.flatMap((tab) => {
    const { system, living } = tab
    if (!system || !living) return []
    const streams = system.streams().map((stream) => {
      const { value, context } = system.observe(stream)!
      return [stream, { value, context: context as Readonly<Record<string, unknown>> }] as const
    })
    const isInSight = tab === device.shown()
    const isWanted = isInSight || system.role === 'leader'
    return [{ life: living.name, device: device.name, isInSight, isWanted, streams: Object.fromEntries(streams) }]
  })

/** Everything that is to be seen when nothing happens any more. */
export async function takeRest(parts: {
  readonly clock: { now(): number }
  readonly node: NodeWorld
  readonly devices: readonly Device[]
  readonly isCalm: boolean
}): Promise<Still> {
  const { clock, node, devices, isCalm } = parts
  const disks = await Promise.all(devices.map(async ({ name, disk }) => [name, await disk.contents()] as const))
  return {
    at: clock.now(),
    isCalm,
    tabs: devices.flatMap(viewTabs),
    disks: Object.fromEntries(disks),
    world: await viewWorld(node),
  }
}
