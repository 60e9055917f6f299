import { startNodeWorld } from '#mock/setup-node.ts'
import { type Ask, createTestClock } from '#mock/test-kit.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { accountEndpoints } from '#src/contract/rest/account/account.endpoints.ts'
import { diyEndpoints } from '#src/contract/rest/diy/diy.endpoints.ts'
import { synthesisEndpoints } from '#src/contract/rest/synthesis/synthesis.endpoints.ts'
import { askToBuyEndpoints } from '#src/contract/rest/ask-to-buy/ask-to-buy.endpoints.ts'
import { auctionEndpoints } from '#src/contract/rest/auction/auction.endpoints.ts'
import { dailyEndpoints } from '#src/contract/rest/daily/daily.endpoints.ts'
import { drawEndpoints } from '#src/contract/rest/draw/draw.endpoints.ts'
import { gardenEndpoints } from '#src/contract/rest/garden/garden.endpoints.ts'
import { lordEndpoints } from '#src/contract/rest/lord/lord.endpoints.ts'
import { leaseEndpoints } from '#src/contract/rest/lease/lease.endpoints.ts'
import { orderEndpoints } from '#src/contract/rest/order/order.endpoints.ts'
import { pledgeEndpoints } from '#src/contract/rest/pledge/pledge.endpoints.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { sampleOf } from './samples.ts'

/** How a prelude calls the world, and reads a code that was sent. */
interface Caller {
  readonly ask: Ask
  readonly sms: (phone: string) => Promise<string | null>
}

type Prelude = (door: Caller, headers: Record<string, string>, sample: object) => Promise<object>

const ordered: Prelude = async ({ ask }, headers) => {
  const { data } = await ask(orderEndpoints.create, sampleOf('order.create') as never, headers)
  return { orderId: data.order.id }
}

/** Rows of the default world, which is the same behind every door; nobody changes this one. */
const untouched = startNodeWorld({ clock: createTestClock() })
const defaultWorld = async () => (await untouched).world.tables
const offered: Prelude = async () => {
  const { id, ofId } = (await defaultWorld()).listings.find((row) => row.kind === 'copy')!
  return { listingIds: [id], productId: ofId }
}

/** What the demo account owns in the default world: a copy and a sealed box that are free, five common copies of one series. */
async function belongings() {
  const { copies, sealedBoxes, users } = await defaultWorld()
  const { id: ownerId } = users.all()[0]!
  const own = copies.filter((row) => row.ownerId === ownerId)
  const seed = own.find((row) => row.productId.startsWith('2090'))!.id
  return {
    seed,
    copy: own[0]!.id,
    sealed: sealedBoxes.find((row) => row.ownerId === ownerId)!.id,
    five: own.slice(0, 5),
  }
}
const withCopy: Prelude = async () => ({ id: (await belongings()).copy })
const withCopies: Prelude = async () => ({ ids: [(await belongings()).copy] })
const withSeeds: Prelude = async () => ({ ids: [(await belongings()).seed] })
const withBox: Prelude = async () => ({ id: (await belongings()).sealed })
const withBoxes: Prelude = async () => ({ ids: [(await belongings()).sealed] })

/** A stopped slot of the garden; nothing grows in it. */
const stopped: Prelude = async ({ ask }, headers) => {
  await ask(gardenEndpoints.stop, { slotId: 'rose-1' }, headers)
  return {}
}
/** A free copy laid into a slot that has just been unlocked, which grows. */
const growing: Prelude = async ({ ask }, headers) => {
  const { copy: copyId } = await belongings()
  await ask(gardenEndpoints.unlock, { slotId: 'magic-1' }, headers)
  await ask(gardenEndpoints.push, { slotId: 'magic-1', copyId }, headers)
  await ask(gardenEndpoints.start, { slotId: 'magic-1', programmeId: 'magic-2h' }, headers)
  return { copyId }
}

/** An ask of one's own, for what somebody offers. */
const asking: Prelude = async ({ ask }, headers) => {
  const {
    id: listingId,
    ofId: productId,
    priceFen,
  } = (await defaultWorld()).listings.find((row) => row.kind === 'copy')!
  const { data } = await ask(askToBuyEndpoints.release, { kind: 'copy', productId, priceFen, days: 3 }, headers)
  return { id: data.id, listingId }
}
/** What somebody else wants to borrow on, and lets out. */
const lendable: Prelude = async () => ({ id: (await defaultWorld()).pledges.all()[0]!.id })
const rentable: Prelude = async () => ({ id: (await defaultWorld()).leases.find((row) => row.buyoutFen > 0)!.id })
const renting: Prelude = async (door, headers, sample) => {
  const { id } = (await rentable(door, headers, sample)) as { id: string }
  await door.ask(leaseEndpoints.rent, { id, days: 2 }, headers)
  return { id }
}
const withFree: Prelude = async () => ({ copyId: (await belongings()).copy })
/** The cheapest block. */
const inBlock: Prelude = async () => {
  const [block] = (await defaultWorld()).blocks.all().toSorted((a, b) => a.cost - b.cost)
  return { categoryId: block!.id }
}
/** The envelope of now, under the name that a call has for it. */
const inEnvelope =
  (name: string): Prelude =>
  async ({ ask }, headers) => ({ [name]: (await ask(drawEndpoints.envelope, {}, headers)).data.envelope!.id })

/** Yesterday, or the first day of this month that can be made up. */
const missed: Prelude = async ({ ask }, headers) => {
  const { data } = await ask(dailyEndpoints.calendar, {}, headers)
  return { day: data.days.find(({ state }) => state === 'missed')!.day }
}
const checkedIn: Prelude = async ({ ask }, headers) => {
  await ask(dailyEndpoints.checkIn, {}, headers)
  return {}
}

/** What must have happened before a call can succeed in the default world; answers what the request says besides its sample. */
export const preludes: Readonly<Record<string, Prelude>> = {
  'daily.makeUp': missed,
  'daily.checkInForTask': checkedIn,
  'session.registerByVerificationCode': async ({ ask, sms }, _, sample) => {
    const { phone } = sample as { phone: string }
    await ask(sessionEndpoints.sendSms, { phone, type: 'register' })
    return { code: await sms(phone) }
  },
  'account.substitute': async ({ ask, sms }, headers, sample) => {
    const { phone } = sample as { phone: string }
    await ask(accountEndpoints.substitutionCode, { phone }, headers)
    return { code: await sms(phone) }
  },
  'synthesis.perform': async ({ ask }, headers) => {
    const { data } = await ask(synthesisEndpoints.materials, { id: '881001' }, headers)
    return { ids: data.flatMap(({ copies, count }) => copies.slice(0, count).map(({ id }) => id)).join(',') }
  },
  'diy.salvage': async ({ ask }, headers) => {
    const { data } = await ask(diyEndpoints.make, { inCategoryId: '1101', number: 2 }, headers)
    return { productId: data.id }
  },
  'physical.order': async () => {
    const { addresses } = await defaultWorld()
    return { addressId: addresses.find((row) => row.userId === demoAccount.userId)!.id }
  },
  'order.details': ordered,
  'order.cancel': ordered,
  'order.repay': ordered,
  'order.quick': async (...given) => ({
    listingId: ((await offered(...given)) as { listingIds: string[] }).listingIds[0],
  }),
  'order.batch': offered,
  'order.batchQuick': offered,
  'order.byBeans': async () => {
    const { id } = (await defaultWorld()).beanOffers.find((row) => row.id.startsWith('weiDou/'))!
    return { productId: id.split('/')[1] }
  },
  'collection.detail': withCopy,
  'collection.changeBox': async () => ({ ids: (await belongings()).five.map((row) => row.id).join(',') }),
  'collection.upgrade': async () => ({ copyId: (await belongings()).copy }),
  'box.open': withBox,
  'garden.start': stopped,
  'garden.takeDown': stopped,
  'garden.push': async ({ ask }, headers) => {
    await ask(gardenEndpoints.unlock, { slotId: 'magic-1' }, headers)
    return { copyId: (await belongings()).copy }
  },
  'garden.supplement': growing,
  'ask-to-buy.choose': asking,
  'ask-to-buy.cancel': asking,
  'ask-to-buy.sell': async () => {
    const { asks, copies, locks } = await defaultWorld()
    const own = copies.filter((row) => row.ownerId === demoAccount.userId && locks.get(row.id) === undefined)
    const { id, targetId } = asks.find((row) => own.some((copy) => copy.productId === row.targetId))!
    return { id, itemId: own.find((row) => row.productId === targetId)!.id }
  },
  'pledge.publish': withFree,
  'pledge.lend': lendable,
  'pledge.cancel': async ({ ask }, headers) => {
    const { copy: copyId } = await belongings()
    const wanted = { copyId, loanFen: 5000, rateBasisPoints: 5, days: 7 }
    return { id: (await ask(pledgeEndpoints.publish, wanted, headers)).data.id }
  },
  'lease.publish': withFree,
  'lease.terms': withFree,
  'lease.rent': rentable,
  'lease.end': renting,
  'lease.buyout': renting,
  'lease.withdraw': async ({ ask }, headers) => {
    const { copy: copyId } = await belongings()
    const wanted = { copyId, rentFen: 200, daysMax: 7, buyoutFen: null }
    return { id: (await ask(leaseEndpoints.publish, wanted, headers)).data.id }
  },
  'listing.up': withCopy,
  'listing.down': withCopy,
  'listing.upMany': withCopies,
  'listing.downMany': withCopies,
  'listing.seedsUp': withSeeds,
  'listing.seedsDown': withSeeds,
  'listing.boxUp': withBoxes,
  'listing.boxDown': withBoxes,
  'transfer.give': async (...given) => ({ ...(await withCopies(...given)), payPassword: demoAccount.payPassword }),
  'beans.cast': withCopy,
  'beans.castWeiDou': withCopy,
  'auction.bid': async ({ ask }) => ({
    amountFen: (await ask(auctionEndpoints.detail, { id: '880003' })).data.leastFen,
  }),
  'auction.takeInscription': async ({ ask }) => ({
    expectedFen: (await ask(auctionEndpoints.inscriptionPrice, { id: '880060' })).data.priceFen,
  }),
  'guild.give': async () => {
    const { id: copyId, giverId } = (await defaultWorld()).guildStored.find((row) => row.guildId === '890001')!
    return { copyId, userId: giverId === '10002' ? '10003' : '10002' }
  },
  'lord.add': async ({ ask }, headers) => {
    await ask(lordEndpoints.remove, {}, headers)
    return {}
  },
  'energy.block': inBlock,
  'energy.unlock': inBlock,
  'energy.appoint': inBlock,
  'energy.change': withFree,
  'draw.envelopeClosed': inEnvelope('id'),
  'draw.openEnvelope': inEnvelope('id'),
  'draw.envelopeParts': inEnvelope('envelopeId'),
}
