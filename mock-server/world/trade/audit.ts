import type { World } from '../world.ts'
import { auditAuctions } from '../auction/audit.ts'
import { auditDaily } from '../daily/audit.ts'
import { auditEnergy } from '../guild/audit.ts'
import { auditDraws } from '../draw/audit.ts'
import { auditWorkshop } from '../workshop/audit.ts'
import { auditAvatars } from './avatars.ts'
import { auditFinance } from '../finance/audit.ts'
import { auditGarden } from '../garden/audit.ts'
import { auditGifts } from './gifting.ts'
import { houseAccounts } from './ledger.ts'
import { auditLocks } from './locks.ts'
import { assets } from './rows.ts'

const sumOf = <T>(rows: readonly T[], amount: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0)

function auditEditions({ tables }: World): string[] {
  const copies = [
    ...tables.copies.all().map(({ productId: of, number }) => ({ of, number })),
    ...tables.avatarCopies.all().map(({ avatarId: of, number }) => ({ of, number })),
  ]
  const held = tables.holds.filter((row) => row.state === 'held')
  return [...tables.products.all(), ...tables.avatars.all()].flatMap(({ id, name, editionSize, remaining }) => {
    const { issued, elsewhere, melted } = tables.editions.get(id) ?? { issued: 0, elsewhere: 0, melted: 0 }
    const own = copies.filter((row) => row.of === id)
    const boxed = sumOf(
      tables.boxContents.filter((row) => row.productId === id),
      (row) => row.left,
    )
    const aside = sumOf(
      held.filter((row) => (row.kind === 'product' || row.kind === 'avatar') && row.targetId === id),
      (row) => row.quantity,
    )
    const faults: string[] = []
    const whole = remaining + aside + issued + boxed
    if (whole !== editionSize) {
      faults.push(
        `${name}: ${remaining} in stock + ${aside} held + ${issued} issued + ${boxed} boxed != ${editionSize}`,
      )
    }
    if (own.length + elsewhere + melted !== issued) {
      faults.push(`${name}: ${own.length} copies + ${elsewhere} elsewhere + ${melted} melted != ${issued} issued`)
    }
    if (new Set(own.map((row) => row.number)).size !== own.length) faults.push(`${name}: a number is there twice`)
    if (own.some((row) => row.number < 1 || row.number > issued)) faults.push(`${name}: a number was never issued`)
    if ([remaining, elsewhere, melted].some((count) => count < 0)) faults.push(`${name}: a count is below zero`)
    return faults
  })
}

function auditBoxes({ tables }: World): string[] {
  return tables.blindBoxes.all().flatMap(({ id, name, editionSize, remaining }) => {
    const opened = tables.boxEditions.get(id)?.opened ?? 0
    const sealed = tables.sealedBoxes.filter((row) => row.boxId === id && row.copyId === '').length
    const left = sumOf(
      tables.boxContents.filter((row) => row.boxId === id),
      (row) => row.left,
    )
    const aside = sumOf(
      tables.holds.filter((row) => row.state === 'held' && row.kind === 'box' && row.targetId === id),
      (row) => row.quantity,
    )
    const unopened = remaining + aside + sealed
    return [
      ...(unopened + opened === editionSize
        ? []
        : [`${name}: ${unopened} sealed + ${opened} opened != ${editionSize}`]),
      ...(unopened === left ? [] : [`${name}: ${unopened} sealed boxes hold ${left} things`]),
    ]
  })
}

/** Each thing has one owner who exists, agrees with its record, and with the offer it may be in. */
function auditOwners({ tables }: World): string[] {
  const last = new Map(tables.provenance.all().map((row) => [row.copyId, row.to]))
  const items = [...tables.copies.all(), ...tables.sealedBoxes.filter((row) => row.copyId === '')]
  const faults = items.flatMap((item) => {
    const listing = item.listingId === '' ? null : tables.listings.get(item.listingId)
    const isOpen = listing?.state === 'up' || listing?.state === 'held'
    return [
      ...(tables.users.get(item.ownerId) ? [] : [`${item.id} belongs to nobody`]),
      ...(item.listingId === '' || (isOpen && listing.itemId === item.id) ? [] : [`${item.id} is in no open offer`]),
      ...('number' in item && last.get(item.id) !== item.ownerId ? [`${item.id} is not where its record says`] : []),
    ]
  })
  const open = tables.listings.filter((row) => row.state === 'up' || row.state === 'held')
  const offers = open.flatMap((row) => {
    const item = row.kind === 'copy' ? tables.copies.get(row.itemId) : tables.sealedBoxes.get(row.itemId)
    const holders = tables.holds.filter((hold) => hold.kind === 'listing' && hold.targetId === row.id)
    const held = holders.filter((hold) => hold.state === 'held').length
    return [
      ...(item?.listingId === row.id && item.ownerId === row.sellerId
        ? []
        : [`offer ${row.id} offers what is not there`]),
      ...(held === (row.state === 'held' ? 1 : 0) ? [] : [`offer ${row.id} is ${row.state} and held by ${held}`]),
    ]
  })
  return [...faults, ...offers]
}

function auditMoney({ tables }: World): string[] {
  const accounts = tables.accounts.all()
  const booked = new Map<string, number>()
  for (const { currency, from, to, amount } of tables.moves.all()) {
    booked.set(`${currency}/${from}`, (booked.get(`${currency}/${from}`) ?? 0) - amount)
    booked.set(`${currency}/${to}`, (booked.get(`${currency}/${to}`) ?? 0) + amount)
  }
  const outside: readonly string[] = [houseAccounts.bank, houseAccounts.issue]
  return [
    ...assets.flatMap((currency) => {
      const sum = sumOf(
        accounts.filter((row) => row.currency === currency),
        (row) => row.balance,
      )
      return sum === 0 ? [] : [`${currency} adds up to ${sum}`]
    }),
    ...accounts.flatMap((row) => [
      ...(row.balance === (booked.get(row.id) ?? 0) ? [] : [`${row.id} is not what its movements say`]),
      ...(row.balance >= 0 || outside.includes(row.owner) ? [] : [`${row.id} is below zero`]),
    ]),
  ]
}

/** An intent has one hold at most and was charged once at most: exactly once, and its price, when it was delivered. */
function auditCharges({ tables }: World): string[] {
  const holds = tables.holds.all()
  const intents = new Set(holds.map((row) => row.intent))
  const charges = tables.charges.all()
  return [
    ...(intents.size === holds.length ? [] : ['an intent has two holds']),
    ...(new Set(charges.map((row) => row.holdId)).size === charges.length ? [] : ['a hold was charged twice']),
    ...charges.flatMap(({ id }) => (intents.has(id) ? [] : [`the charge ${id} belongs to nothing`])),
    ...holds.flatMap((hold) => {
      const paid = tables.charges.get(hold.intent)
      const owed = paid ? hold.total : 0
      const about = tables.moves.filter((row) => row.about === hold.intent)
      const taken = sumOf(
        about.filter((row) => row.kind !== 'refund'),
        (row) => row.amount,
      )
      const back = about.filter((row) => row.kind === 'refund')
      const returned = sumOf(back, (row) => row.amount)
      const due = paid && paid.refundedAt > 0 ? hold.total : 0
      const strangers = about.filter((row) => (row.kind === 'refund' ? row.to : row.from) !== paid?.payer)
      const kept = paid !== undefined && paid.refundedAt === 0
      return [
        ...(taken === owed ? [] : [`intent ${hold.intent} was charged ${taken} for ${owed}`]),
        ...(returned === due ? [] : [`intent ${hold.intent} was given back ${returned} for ${due}`]),
        ...(strangers.length === 0 ? [] : [`intent ${hold.intent} moved money of somebody else`]),
        ...(kept === (hold.state === 'settled')
          ? []
          : [`hold ${hold.id} is ${hold.state} and ${kept ? '' : 'not '}paid`]),
      ]
    }),
  ]
}

/** What was paid for was handed over, once: as many things as were held, none of them to two buyers, an offer to one. */
function auditDeliveries({ tables }: World): string[] {
  const settled = tables.holds.filter((row) => row.state === 'settled')
  const made = settled.filter((row) => row.kind !== 'listing').flatMap((row) => row.items)
  const sold = settled.filter((row) => row.kind === 'listing').map((row) => row.targetId)
  return [
    ...settled.flatMap(({ id, items, quantity }) =>
      items.length === quantity ? [] : [`hold ${id} was paid for ${quantity} and handed over ${items.length}`],
    ),
    ...(new Set(made).size === made.length ? [] : ['a thing was handed over to two buyers']),
    ...(new Set(sold).size === sold.length ? [] : ['an offer was sold twice']),
  ]
}

/** A copy goes from hand to hand without a gap or a second time, and is melted down once, for what it brought. */
function auditTrails({ tables }: World): string[] {
  const gaps = [...Map.groupBy(tables.provenance.all(), (row) => row.copyId)].flatMap(([id, steps]) =>
    steps.every((step, index) => step.from === (steps[index - 1]?.to ?? '') && step.from !== step.to)
      ? []
      : [`the record of ${id} has a gap`],
  )
  const melts = tables.melts.all()
  const paid = Map.groupBy(
    tables.moves.filter((row) => row.kind === 'melt'),
    (row) => row.about,
  )
  return [
    ...gaps,
    ...(new Set(melts.map((row) => row.copyId)).size === melts.length ? [] : ['a copy was melted down twice']),
    ...(paid.size === melts.length ? [] : [`${melts.length} copies were melted down and ${paid.size} paid for`]),
    ...melts.flatMap(({ copyId, currency, ownerId, beans }) => {
      const [one, ...more] = paid.get(copyId) ?? []
      const isRight = one?.amount === beans && one.currency === currency && one.to === ownerId && more.length === 0
      return isRight ? [] : [`what ${copyId} brought was not paid once`]
    }),
  ]
}

/** What copies were given for: none of them is there any more or was given twice, and 微豆 were paid once for each upgrade. */
function auditSyntheses({ tables }: World): string[] {
  const rows = tables.syntheses.all()
  const given = rows.flatMap((row) => row.given)
  const upgrades = rows.filter((row) => row.kind === 'upgrade')
  const paid = Map.groupBy(
    tables.moves.filter((row) => row.kind === 'upgrade'),
    (row) => row.about,
  )
  const begun = tables.provenance.filter((row) => row.kind === 'upgrade').map((row) => row.copyId)
  const exchanged = tables.avatarExchanges.all().map((row) => row.givenId)
  const gone = [...given, ...exchanged, ...tables.melts.all().map((row) => row.copyId)]
  const melted = sumOf(tables.editions.all(), (row) => row.melted)
  return [
    ...(new Set(gone).size === gone.length ? [] : ['a copy was given up twice']),
    ...(gone.length === melted ? [] : [`${gone.length} copies were given up and ${melted} are gone`]),
    ...given.flatMap((id) => (tables.copies.get(id) ? [`${id} was given up and is there`] : [])),
    ...(paid.size === upgrades.length ? [] : [`${upgrades.length} copies were upgraded and ${paid.size} paid for`]),
    ...upgrades.flatMap(({ given: [from = ''], madeId, ownerId, beans }) => {
      const [one, ...more] = paid.get(from) ?? []
      const isRight = one?.amount === beans && one.from === ownerId && more.length === 0
      const isMade = begun.filter((id) => id === madeId).length === 1
      return isRight && isMade ? [] : [`the upgrade of ${from} was not paid once for one copy`]
    }),
  ]
}

/**
 * Everything that must always hold in the world's economy, as the list of what does not: stock, held, issued and boxed copies make up
 * each edition; every copy and box has exactly one owner; balances add up to zero and follow from their movements; an intent is charged
 * at most once, and given back whole or not at all; what was paid for was handed over once; no record of a copy has a gap;
 * a gift is given once for an intent; a thing is held by one owner; what is harvested was grown; what is bid
 * is held, and what is drawn was paid and handed over once; a day, a task and
 * an exchange of points are paid once; power is moved and never made; what is put
 * aside for asks and leases is owed to somebody, and loans end once; what was given up for something else is
 * gone; whoever wears an avatar has it; a synthesis took what its recipe says, and what is used once was used once. Empty means sound.
 * Pure; any test may call it at any moment.
 */
export const auditEconomy = (world: World): string[] => [
  ...auditEditions(world),
  ...auditBoxes(world),
  ...auditOwners(world),
  ...auditMoney(world),
  ...auditCharges(world),
  ...auditDeliveries(world),
  ...auditTrails(world),
  ...auditGifts(world),
  ...auditSyntheses(world),
  ...auditAvatars(world),
  ...auditLocks(world),
  ...auditGarden(world),
  ...auditFinance(world),
  ...auditAuctions(world),
  ...auditDraws(world),
  ...auditWorkshop(world),
  ...auditDaily(world),
  ...auditEnergy(world),
]
