import { day, hour, type Instant } from '#src/domain/time/instant.ts'
import { demoAccount } from '../demo-account.ts'
import { aboutAsk } from '../finance/asks.ts'
import { beginnings, usualAsk } from '../finance/numbers.ts'
import { createWorldRandom, type WorldRandom } from '../random.ts'
import type { Row, SeedRows } from '../rows.ts'
import { isFlowerSeed } from '../trade/flower-seeds.ts'
import { houseAccounts } from '../trade/ledger.ts'
import { usualTerms } from '../trade/sale-rules.ts'

/** Ids of what is asked for, pledged and let out in the beginning: below those of the garden. */
const firstFinanceId = 880_000
const { trust } = houseAccounts

interface Making {
  readonly now: Instant
  readonly random: WorldRandom
  readonly people: readonly string[]
  readonly products: readonly Row<'products'>[]
  readonly made: Pick<SeedRows, 'asks' | 'pledges' | 'leases' | 'copies' | 'locks' | 'provenance' | 'moves'> & {
    readonly accounts: Row<'accounts'>[]
  }
  readonly editions: Map<string, Row<'editions'>>
  lastId: number
}
const fresh = (making: Making): string => String((making.lastId += 1))
const push = <Item>(rows: readonly Item[], ...more: readonly Item[]): void => void (rows as Item[]).push(...more)

/** One of those held by people this world does not name comes into somebody's hands; null where there is none. */
function fromElsewhere(making: Making, product: Row<'products'>, ownerId: string): Row<'copies'> | null {
  const { made, editions } = making
  const { id: productId, priceFen, onSaleAt: gotAt } = product
  const edition = editions.get(productId)
  if (!edition || edition.elsewhere < 1) return null
  const taken = new Set(made.copies.filter((row) => row.productId === productId).map((row) => row.number))
  let number = edition.issued
  while (taken.has(number)) number -= 1
  if (number < 1) return null
  editions.set(productId, { ...edition, elsewhere: edition.elsewhere - 1 })
  const id = `${productId}-${number}`
  const step = { copyId: id, productId, number, kind: 'sale', from: '', to: ownerId, priceFen, at: gotAt } as const
  push(made.provenance, { id: fresh(making), ...step })
  const got = { ownerId, gotAt, paidFen: priceFen, freeAt: gotAt + usualTerms.coolingMs }
  const copy = { id, productId, number, ...got, listingId: '', starred: false, terms: usualTerms }
  push(made.copies, copy)
  return copy
}

const near = (making: Making, fen: number, from: number, to: number): number =>
  Math.max(100, Math.round((fen * (from + making.random.next() * (to - from))) / 10_000) * 100)

/** Somebody who can pay for it asks for one, and their money lies in the trust. */
function ask(making: Making, kind: 'copy' | 'box', targetId: string, usualFen: number): void {
  const { made, now, random, people } = making
  const priceFen = near(making, usualFen, usualAsk[0], usualAsk[1])
  const first = random.int(people.length)
  const purses = people.map((_, index) => {
    return made.accounts.findIndex((row) => row.id === `fen/${people[(first + index) % people.length]!}`)
  })
  const at = purses.find((index) => index >= 0 && made.accounts[index]!.balance >= priceFen)
  if (at === undefined) return
  const purse = made.accounts[at]!
  made.accounts[at] = { ...purse, balance: purse.balance - priceFen }
  const id = fresh(making)
  const askedAt = now - hour - random.int(2 * day)
  const move = { kind: 'trustIn', currency: 'fen', amount: priceFen, from: purse.owner, to: trust } as const
  push(made.moves, { id: fresh(making), ...move, about: aboutAsk(id), note: '求购冻结', at: askedAt })
  const rest = { endedAt: 0, itemId: '', sellerId: '', paidFen: 0, feeFen: 0 } as const
  const endsAt = askedAt + 7 * day
  push(made.asks, { id, kind, targetId, askerId: purse.owner, priceFen, state: 'released', askedAt, endsAt, ...rest })
}

function pledge(making: Making, product: Row<'products'>, place: number): void {
  const { made, now, random, people } = making
  const copy = fromElsewhere(making, product, people[place % people.length]!)
  if (!copy) return
  const id = fresh(making)
  push(made.locks, { id: copy.id, by: 'pledge', about: id })
  push(made.pledges, {
    id,
    copyId: copy.id,
    productId: product.id,
    number: copy.number,
    borrowerId: copy.ownerId,
    lenderId: '',
    loanFen: near(making, product.priceFen, 40, 75),
    rateBasisPoints: 3 + random.int(7),
    days: [7, 15, 30][place % 3]!,
    state: 'published',
    publishedAt: now - hour - random.int(3 * day),
    lentAt: 0,
    triesAt: 0,
    endedAt: 0,
    repaidFen: 0,
  })
}

function lease(making: Making, product: Row<'products'>, place: number): void {
  const { made, now, random, people } = making
  const copy = fromElsewhere(making, product, people[(place + 4) % people.length]!)
  if (!copy) return
  const id = fresh(making)
  push(made.locks, { id: copy.id, by: 'lease', about: id })
  push(made.leases, {
    id,
    copyId: copy.id,
    productId: product.id,
    number: copy.number,
    ownerId: copy.ownerId,
    tenantId: '',
    rentFen: near(making, product.priceFen, 1, 4),
    daysMax: [7, 15, 30][place % 3]!,
    buyoutFen: place % 3 === 2 ? 0 : near(making, product.priceFen, 110, 150),
    state: 'published',
    publishedAt: now - hour - random.int(3 * day),
    leasedAt: 0,
    days: 0,
    endedAt: 0,
    rentPaidFen: 0,
  })
}

/**
 * What other people ask for, want to borrow on and let out when the world begins. It has luck of its own, and what is pledged and let
 * out comes from people this world does not name: nobody else has less for it.
 */
export function withFinance(rows: SeedRows, now: Instant, luck: number): SeedRows {
  const own = new Set(rows.copies.filter((row) => row.ownerId === demoAccount.userId).map((row) => row.productId))
  const out = rows.products.filter((row) => row.onSaleAt < now && !isFlowerSeed(row) && row.priceFen < 80_000)
  const products = [...out.filter((row) => own.has(row.id)), ...out.filter((row) => !own.has(row.id))]
  const people = rows.users.map((row) => row.id).filter((id) => id !== demoAccount.userId)
  if (products.length === 0 || people.length === 0) return rows
  const { copies, locks, provenance, moves, accounts } = rows
  const making: Making = {
    now,
    people,
    products,
    random: createWorldRandom(luck ^ 0xf17a),
    made: {
      asks: [],
      pledges: [],
      leases: [],
      copies: [...copies],
      locks: [...locks],
      provenance: [...provenance],
      moves: [...moves],
      accounts: [...accounts],
    },
    editions: new Map(rows.editions.map((row) => [row.id, row])),
    lastId: firstFinanceId,
  }
  const { askedProducts, askedBoxes, asksEach, pledges, leases } = beginnings
  const spread = (count: number): Row<'products'>[] =>
    Array.from({ length: count }, (_, index) => products[Math.floor((index * products.length) / count)]!)
  for (const { id, priceFen } of products.slice(0, askedProducts)) {
    for (let step = 0; step < asksEach; step += 1) ask(making, 'copy', id, priceFen)
  }
  for (const { id, priceFen } of rows.blindBoxes.slice(0, askedBoxes)) {
    for (let step = 0; step < asksEach; step += 1) ask(making, 'box', id, priceFen)
  }
  for (const [index, product] of spread(pledges).entries()) pledge(making, product, index)
  for (const [index, product] of spread(leases).entries()) lease(making, product, index)
  const { made } = making
  const held = made.asks.reduce((sum, row) => sum + row.priceFen, 0)
  return {
    ...rows,
    ...made,
    provenance: made.provenance.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)),
    moves: made.moves.toSorted((a, b) => a.at - b.at),
    accounts: [...made.accounts, { id: `fen/${trust}`, currency: 'fen', owner: trust, balance: held }],
    editions: rows.editions.map((row) => making.editions.get(row.id) ?? row),
  }
}
