import type { CallName } from '#src/contract/rest/calls.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { entriesOf, fieldsOf } from '#src/domain/unknown.ts'
import type { Tools } from './effect.ts'

/**
 * What of the answers is kept on the device, so that one's own things, and home as it was, can be read without a network
 * (docs/decisions/0037).
 */
const calls: readonly string[] = [
  'account.getUserInfo',
  'box.batchSizes',
  'box.detail',
  'box.mine',
  'box.mineOf',
  'collection.detail',
  'collection.list',
  'home.banners',
  'home.blindBoxes',
  'home.recommended',
  'market.products',
  'notice.detail',
  'notice.list',
  'order.details',
  'order.list',
  'product.homeSeries',
] satisfies readonly CallName[]
interface SeenInList {
  readonly endpoint: CallName
  readonly list: CallName
  /** The answer about one thing, made of a row of the list; undefined for a row that is another's. */
  of(row: unknown, request: object): unknown
}
/** What has been seen whole in a list, though its own page was never opened. */
const seenInLists: readonly SeenInList[] = [
  {
    endpoint: 'order.details',
    list: 'order.list' satisfies CallName,
    of: (row, request) => {
      const { orderId } = fieldsOf(request)
      return orderId !== undefined && fieldsOf(row)['id'] === orderId ? { order: row, payment: null } : undefined
    },
  },
]
/** Ours: the newest so many, of at most so many characters each. */
const KEPT_MOST = 40
const LENGTH_MAX = 60_000
const KEY = 'answers'

export interface Answer {
  readonly data: unknown
  readonly items: readonly unknown[]
  readonly last: boolean
}
/** An answer of the last visit, and when it was given. */
export interface KeptAnswer extends Answer {
  readonly keptAt: Instant
}

type Kept = Readonly<Record<string, KeptAnswer>>

const isKept = (value: unknown): value is KeptAnswer => {
  const { items, last, keptAt } = fieldsOf(value)
  return entriesOf(items) === items && typeof last === 'boolean' && typeof keptAt === 'number'
}

/** Whose they are, and the answers by what was asked; what anything else has left there is none. */
function readFor(vault: Pick<Tools['vault'], 'get'>, userId: string): Kept {
  try {
    const kept = fieldsOf(JSON.parse(vault.get(KEY) ?? '{}'))
    if (kept['userId'] !== userId) return {}
    const found = Object.entries(fieldsOf(kept['answers']))
    return Object.fromEntries(found.filter((one): one is [string, KeptAnswer] => isKept(one[1])))
  } catch {
    return {}
  }
}

function seenIn(kept: Kept, endpoint: CallName, request: object): KeptAnswer | undefined {
  const seen = seenInLists.find((one) => one.endpoint === endpoint)
  const newest = Object.entries(kept).toSorted(([, a], [, b]) => b.keptAt - a.keptAt)
  for (const [asked, { items, keptAt }] of newest) {
    if (!seen || !asked.startsWith(`${seen.list} `)) continue
    const data = items.map((row) => seen.of(row, request)).find((answer) => answer !== undefined)
    if (data !== undefined) return { data, items: [], last: true, keptAt }
  }
  return undefined
}

/** The place of an answer to the person who is signed in; null where none is kept. */
export function keptAnswer({ vault, clock }: Pick<Tools, 'vault' | 'clock'>, endpoint: CallName, request: object) {
  const userId = vault.credentials()?.userId ?? ''
  if (userId === '' || !calls.includes(endpoint)) return null
  const key = `${endpoint} ${JSON.stringify(request)}`
  return {
    recall: (): KeptAnswer | undefined => {
      const kept = readFor(vault, userId)
      const [own, seen] = [kept[key], seenIn(kept, endpoint, request)]
      // The later word counts: what was opened once may have changed in a list since.
      return own && seen && own.keptAt < seen.keptAt ? seen : (own ?? seen)
    },
    note: (answer: Answer): void => {
      const { [key]: _before, ...others } = readFor(vault, userId)
      if (JSON.stringify(answer).length > LENGTH_MAX) return
      const newest = Object.entries(others)
        .toSorted(([, a], [, b]) => b.keptAt - a.keptAt)
        .slice(0, KEPT_MOST - 1)
      const answers: Kept = { ...Object.fromEntries(newest), [key]: { ...answer, keptAt: clock.now() } }
      vault.set(KEY, JSON.stringify({ userId, answers }))
    },
  }
}
