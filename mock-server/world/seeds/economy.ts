import { type BeanKind, beanKinds } from '#src/contract/rest/money-shapes.ts'
import { day, type Instant } from '#src/domain/time/instant.ts'
import { demoAccount } from '../demo-account.ts'
import { createWorldRandom, type WorldRandom } from '../random.ts'
import type { Row, SeedRows } from '../rows.ts'
import { tradeRows } from '../trade/rows.ts'
import { usualTerms } from '../trade/sale-rules.ts'
import { allSeries, packed } from './catalogue.ts'
import { seedPurses } from './purses.ts'

type Copy = Row<'copies'>
type Sealed = Row<'sealedBoxes'>
type Provenance = Row<'provenance'>
type EconomyTable = keyof typeof tradeRows
export type EconomyRows = { [Name in EconomyTable]: Row<Name>[] }

/** What a named world gives the demo account to begin with. */
export interface Belongings {
  /** Products, by id, of which it owns one copy. */
  readonly products: readonly string[]
  /** Sealed boxes, by box id. */
  readonly boxes: Readonly<Record<string, number>>
}

interface Making {
  readonly rows: SeedRows
  readonly now: Instant
  readonly random: WorldRandom
  readonly made: EconomyRows
  lastId: number
}

const fresh = (making: Making): string => String((making.lastId += 1))

const contents = (making: Making): void => {
  for (const series of allSeries) {
    const box = making.rows.blindBoxes.find((row) => row.seriesId === series.id)
    if (!box) continue
    const taken = box.editionSize - box.remaining
    const inside = packed(series)
      .map((count, index) => ({ productId: `20${series.id}${String(index + 1).padStart(2, '0')}`, count }))
      .filter(({ count }) => count > 0)
    // What was opened so far was drawn evenly; the remainder comes out of the first, the commonest.
    const opened = inside.map(({ count }) => Math.floor((count * taken) / box.editionSize))
    opened[0]! += taken - opened.reduce((sum, count) => sum + count, 0)
    making.made.boxContents.push(
      ...inside.map(({ productId, count }, index) => ({
        id: `${box.id}/${productId}`,
        boxId: box.id,
        productId,
        packed: count,
        left: count - opened[index]!,
      })),
    )
    making.made.boxEditions.push({ id: box.id, opened: taken })
  }
}

const editions = ({ rows, made }: Making): void => {
  const boxed = new Map<string, number>()
  for (const { productId, left } of made.boxContents) boxed.set(productId, (boxed.get(productId) ?? 0) + left)
  for (const { id, editionSize, remaining } of rows.products) {
    const issued = editionSize - remaining - (boxed.get(id) ?? 0)
    if (issued < 0) throw new Error(`more of ${id} than its edition`)
    made.editions.push({ id, issued, elsewhere: issued, melted: 0 })
  }
}

/** Prices people paid each other move slowly around what a thing cost first. */
const resalePrice = (priceFen: number, times: number, random: WorldRandom): number =>
  Math.round((priceFen * (0.82 + 0.14 * times + random.next() * 0.5)) / 100) * 100

/** One copy out of those held elsewhere comes into named hands, with a record of everyone who had it. */
function ownCopy(making: Making, product: Row<'products'>, owners: readonly string[], since: Instant): Copy | null {
  const { made, random, now } = making
  const edition = made.editions.find((row) => row.id === product.id)!
  const taken = new Set(made.copies.filter((row) => row.productId === product.id).map((row) => row.number))
  if (edition.issued <= taken.size) return null
  let number = 1 + random.int(edition.issued)
  while (taken.has(number)) number = (number % edition.issued) + 1
  made.editions[made.editions.indexOf(edition)] = { ...edition, elsewhere: edition.elsewhere - 1 }
  const copyId = `${product.id}-${number}`
  const steps = owners.map((to, index): Provenance => {
    const later = ((now - since) * (index + random.next() * 0.8)) / owners.length
    // Who has it from the beginning got it at that very moment.
    const at = owners.length === 1 ? since : Math.round(since + later)
    const priceFen = index === 0 ? product.priceFen : resalePrice(product.priceFen, index, random)
    const kind = index === 0 ? 'sale' : 'market'
    return {
      id: fresh(making),
      copyId,
      productId: product.id,
      number,
      kind,
      from: owners[index - 1] ?? '',
      to,
      priceFen,
      at,
    }
  })
  made.provenance.push(...steps)
  const last = steps.at(-1)!
  const copy: Copy = {
    id: copyId,
    productId: product.id,
    number,
    ownerId: last.to,
    gotAt: last.at,
    paidFen: last.priceFen,
    freeAt: last.at + usualTerms.coolingMs,
    listingId: '',
    starred: false,
    terms: usualTerms,
  }
  made.copies.push(copy)
  return copy
}

function offer(making: Making, copy: Copy, priceFen: number): void {
  const { made, now, random } = making
  const id = fresh(making)
  made.copies[made.copies.indexOf(copy)] = { ...copy, listingId: id }
  made.listings.push({
    id,
    kind: 'copy',
    itemId: copy.id,
    ofId: copy.productId,
    sellerId: copy.ownerId,
    buyerId: '',
    priceFen,
    state: 'up',
    listedAt: Math.max(copy.freeAt, now - 1 - random.int(2 * day)),
    endedAt: 0,
  })
}

/** People other than the demo account hold some copies of everything that is out, and offer many of them. */
function market(making: Making): void {
  const { rows, random, now } = making
  const people = rows.users.filter((row) => row.id !== demoAccount.userId).map((row) => row.id)
  for (const product of rows.products.filter((row) => row.onSaleAt < now && !row.name.includes(' · 第'))) {
    const since = product.onSaleAt
    for (let step = 0, count = 2 + random.int(3); step < count; step += 1) {
      const first = random.int(people.length)
      const owners = Array.from({ length: 1 + random.int(4) }, (_, turn) => people[(first + turn * 3) % people.length]!)
      const copy = ownCopy(making, product, owners, since)
      if (copy && copy.freeAt < now && random.next() < 0.62)
        offer(making, copy, resalePrice(product.priceFen, 3, random))
    }
  }
}

function belong(making: Making, { products, boxes }: Belongings): void {
  const { rows, made, now, random } = making
  const owner = [demoAccount.userId]
  for (const [boxId, count] of Object.entries(boxes)) {
    const at = now - 4 * day
    const { priceFen } = rows.blindBoxes.find((row) => row.id === boxId)!
    made.sealedBoxes.push(
      ...Array.from({ length: count }, (): Sealed => ({
        id: fresh(making),
        boxId,
        ownerId: demoAccount.userId,
        gotAt: at,
        paidFen: priceFen,
        freeAt: at + usualTerms.coolingMs,
        listingId: '',
        copyId: '',
        openedAt: 0,
        terms: usualTerms,
      })),
    )
    unopen(making, boxId, count)
  }
  for (const [index, id] of products.entries()) {
    const product = rows.products.find((row) => row.id === id)!
    const since = Math.max(product.onSaleAt, now - (index + 1) * 3 * day - random.int(day))
    if (product.onSaleAt < now) ownCopy(making, product, owner, since)
  }
}

/** So many fewer were opened: what they hold is back in the contents, and was never given out elsewhere. */
function unopen({ made }: Making, boxId: string, count: number): void {
  for (let left = count; left > 0; left -= 1) {
    const index = made.boxContents.findIndex((row) => row.boxId === boxId && row.left < row.packed)
    const content = made.boxContents[index]!
    made.boxContents[index] = { ...content, left: content.left + 1 }
    const at = made.editions.findIndex((row) => row.id === content.productId)
    const edition = made.editions[at]!
    made.editions[at] = { ...edition, issued: edition.issued - 1, elsewhere: edition.elsewhere - 1 }
  }
  const at = made.boxEditions.findIndex((row) => row.id === boxId)
  made.boxEditions[at] = { ...made.boxEditions[at]!, opened: made.boxEditions[at]!.opened - count }
}

/** What differs from the usual sale rules, by the product's name. */
const special: Readonly<Record<string, Partial<Row<'saleRules'>>>> = {
  '千里江山 · 终卷': { limitPerUser: 1, admittedPerSecond: 20, terms: { ...usualTerms, coolingMs: 7 * day } },
  '霸王 · 十字门': { limitPerUser: 1, qualification: 'whiteList' },
  釉里红玉壶春: { limitPerUser: 2, qualification: 'holders' },
  赵粉: { terms: { ...usualTerms, coolingMs: 0 } },
  云雷纹鼎: { terms: { ...usualTerms, coolingMs: 0 } },
  五蝠捧寿: { limitPerUser: 2, terms: { ...usualTerms, transferable: false } },
}

/** Names of products and blind boxes that also have a price in beans. */
const beanPrices: Readonly<Record<BeanKind, Readonly<Record<string, number>>>> = {
  weiDou: {
    抓髻娃娃: 188,
    鱼戏莲: 188,
    '红白 · 初春': 268,
    角木蛟: 328,
    赵粉: 288,
    春牛图: 680,
    云雷纹鼎: 398,
    缠枝莲纹碗: 358,
    '剪纸岁时 · 窗花盲盒': 158,
    '锦鲤池 · 捞鱼盲盒': 238,
  },
  yuanDou: {
    老鼠嫁女: 6,
    远山初霁: 9,
    '张飞 · 蝴蝶脸': 9,
    '浅黄 · 细雨': 8,
    重环纹盘: 12,
    秋溪放鹤: 32,
    '吉金纹 · 窖藏盲盒': 15,
  },
}

function offersAndRules({ rows, made }: Making): void {
  const idOf = (name: string) => [...rows.products, ...rows.blindBoxes].find((row) => row.name === name)?.id
  for (const [name, change] of Object.entries(special)) {
    const id = idOf(name)
    if (id === undefined) continue
    made.saleRules.push({
      limitPerUser: 5,
      qualification: 'none',
      admittedPerSecond: 0,
      terms: usualTerms,
      ...change,
      id,
    })
    if (change.qualification === 'whiteList') {
      made.whiteList.push(...rows.users.slice(0, 5).map((user) => ({ id: `${id}/${user.id}` })))
    }
  }
  for (const currency of beanKinds) {
    for (const [index, [name, price]] of Object.entries(beanPrices[currency]).entries()) {
      const productId = idOf(name)
      if (productId)
        made.beanOffers.push({ id: `${currency}/${productId}`, currency, productId, price, sort: index + 1 })
    }
  }
}

/** How many of each kind of flower seed the demo account and each of a few others have; the commonest first. */
const ownSeeds = [4, 2, 1, 0]
const othersSeeds = [3, 2, 2, 1]

/** Flower seeds in people's hands, some of them offered. */
function garden(making: Making, seeds: readonly Row<'products'>[]): void {
  const { rows, made, now, random } = making
  const others = rows.users.filter((row) => row.id !== demoAccount.userId).map((row) => row.id)
  for (const [index, product] of seeds.entries()) {
    const { id, editionSize, remaining } = product
    const issued = editionSize - remaining
    made.editions.push({ id, issued, elsewhere: issued, melted: 0 })
    for (let step = 0; step < ownSeeds[index]!; step += 1) {
      ownCopy(making, product, [demoAccount.userId], now - (5 + step) * day)
    }
    for (let step = 0; step < othersSeeds[index]! && others.length > 0; step += 1) {
      const copy = ownCopy(making, product, [random.pick(others)], now - (9 + step) * day)
      if (copy) offer(making, copy, resalePrice(product.priceFen, 2, random))
    }
  }
}

/** Seeded ids of the economy start here, below those made while the world runs. */
const firstEconomyId = 400_000

/**
 * The economy over a catalogue: who owns what since when and for how much, what is offered, what people have. It has luck of its own,
 * so that the catalogue and the world's later luck do not depend on it; so have the flower seeds, which are not in the catalogue.
 */
export function seedEconomy(
  rows: SeedRows,
  now: Instant,
  luck: number,
  belongings: Belongings,
  flowerSeeds: readonly Row<'products'>[],
): EconomyRows {
  const made = Object.fromEntries(Object.keys(tradeRows).map((name) => [name, []])) as unknown as EconomyRows
  const making: Making = { rows, now, random: createWorldRandom(luck ^ 0x5eed), made, lastId: firstEconomyId }
  contents(making)
  editions(making)
  belong(making, belongings)
  market(making)
  Object.assign(
    made,
    seedPurses(rows.users, now, making.random, () => fresh(making)),
  )
  offersAndRules(making)
  garden({ ...making, random: createWorldRandom(luck ^ 0xf10e) }, flowerSeeds)
  made.provenance.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  return made
}
