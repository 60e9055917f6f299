import type { WorldName } from '#mock/world/names.ts'
import type { Step } from '#scenarios/player/scenario.ts'
import type { FactOf, StreamName } from '#src/machines/streams.ts'
import type { RoutePath } from '#src/routes/table.ts'

/** What has happened, from its beginning: the same story is told once, however many pages show how it ended. */
export type Story = readonly Step[]

/** A fact as a step says it to a stream: what is not a fact of that stream does not compile, nor a call with the request of another. */
export function says<S extends StreamName>(stream: S, fact: FactOf<S> & { readonly type: string }): Step {
  const { type, ...payload } = fact
  return { say: type, to: stream, with: payload }
}

/** One way to see a page: what its address says, and what has happened before it is opened. */
export interface Example {
  /** What is to be seen, in a word or two; `''` for the usual sight. */
  readonly name: string
  readonly query?: Readonly<Record<string, string>>
  /** The stream of the order that the address names by `orderId`; `before` places it. */
  readonly order?: string
  /** The usual one when left out. */
  readonly world?: WorldName
  /** Nobody is signed in. */
  readonly signedOut?: true
  readonly before?: readonly Story[]
  /** What happens once the page stands. */
  readonly after?: Story
}

/** The world that the ids of examples are of. */
export const usualWorld: WorldName = 'default'

/** How the pages of an area that need to be told something are seen; the first one of a page is the usual sight. */
export type Examples = Partial<Record<RoutePath, readonly Example[]>>

export const nothingSetUp: Story = [{ world: 'account.unprepared', with: {} }]
export const unprepared: Example = { name: '还没有办', before: [nothingSetUp] }
export const less = (currency: string, amount: number): Story => [
  { world: 'wallet.give', with: { currency, amount: -amount } },
]
export const one = (query: Readonly<Record<string, string>>): readonly Example[] => [{ name: '', query }]
export const withUnknown = (
  query: Readonly<Record<string, string>>,
  ...more: readonly Example[]
): readonly Example[] => [
  { name: '', query },
  ...more,
  { name: '查不到', query: Object.fromEntries(Object.keys(query).map((key) => [key, '1'])) },
]

/** Offers of people in the usual world; they have other ids when its economy is seeded otherwise. */
export const offers = { cheap: '400035', epic: '400064', dear: '400073' } as const

/** Digital avatars, and the copies that the demo account has. */
export const avatars = { fox: '505102', owl: '505103', tiger: '505106', lantern: '505301', straw: '505401' } as const
export const panda = '505101-318'

/** One's own copy is offered, under the first id that the world gives. */
export const offered = says('listing/201607-30', {
  type: 'listing.listRequested',
  endpoint: 'listing.up',
  request: { id: '201607-30', priceFen: 52_000 },
})
