import type { CallName, RowOf } from '#src/contract/rest/calls.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import type { IntentEndpoint } from '#src/machines/intent.ts'
import type { StagedSend } from '#src/machines/staged.ts'
import type { ListingSend } from '#src/machines/listing/listing.machine.ts'
import { call } from '../call.ts'
import { UNDER_WAY_MS } from '#src/domain/time/timings.ts'
import type { Begun, Tools } from '../effect.ts'
import { ofDaily } from './daily.ts'
import { givenOut, ofEnergy } from './energy.ts'
import { ofDraws } from './draws.ts'
import { ofDiy, ofKept, ofSynthesis } from './workshop.ts'
import {
  isSince,
  type Look,
  type Looking,
  notDecided,
  page,
  type Seen,
  undecided,
  unread,
  type Wanted,
} from './parts.ts'

/** By these two intents are known to be about the same. */
const about = [
  'productId',
  'blindBoxId',
  'typeId',
  'listingId',
  'avatarId',
  'amount',
  'slotId',
  'copyId',
  'crop',
  'building',
  'animal',
  'auctionId',
  'categoryId',
  'activityId',
  'inCategoryId',
  'synthesisId',
  'physicalId',
] as const
/** What is told by how many came. */
const counted = {
  'box.open': 1,
  'box.openBatch': 1,
  'box.openMany': 1,
  'collection.upgrade': 1,
  'draw.openAirdrop': 1,
} satisfies Partial<Record<CallName, 1>>
const isCounted = (endpoint: unknown): boolean => typeof endpoint === 'string' && Object.hasOwn(counted, endpoint)

/**
 * Pure: other intents of this person, begun at about the same time, that what is found may have come of as well. What the server has
 * refused did nothing.
 */
export const rivalsOf = ({ intent, endpoint, request, sent }: Wanted, all: readonly Begun[]): readonly Begun[] =>
  all.filter(({ stream, state, context }) => {
    const other = fieldsOf(context)
    const { at } = fieldsOf(other['sent'])
    const isNear = sent !== null && typeof at === 'number' && Math.abs(at - sent.at) <= UNDER_WAY_MS
    const isItself = stream.endsWith(`/${intent}`) || other['intent'] === intent
    if (!isNear || state === 'refused' || isItself) return false
    const [mine, its] = [fieldsOf(request), fieldsOf(other['request'])]
    const isSame = about.some((field) => mine[field] !== undefined && mine[field] === its[field])
    return isSame || (isCounted(endpoint) && isCounted(other['endpoint']))
  })

type Step = RowOf<'transfer.ofUser'>
/** What changed hands since, of one kind. */
async function stepsSince(
  { tools, quietly, sent }: Looking,
  kind: Step['kind'],
  direction: 'in' | 'out',
): Promise<Step[] | null> {
  const log = await call(tools, 'transfer.ofUser', { ...page, direction }, quietly)
  return log.ok ? log.data.list.filter((step) => step.kind === kind && isSince(step.at, sent)) : null
}
const records = '流转记录'

/** Copies are given once, so all that were meant are gone or it is not known. */
const given: Look = async (looking) => {
  const ids = idsOf(looking.request)
  const steps = await stepsSince(looking, 'transfer', 'out')
  if (!steps) return unread
  const gone = new Set(steps.map(({ copyId }) => copyId))
  return ids.every((id) => gone.has(id)) ? { verdict: 'done', data: null } : notDecided(records, 0)
}

/** As many as were to be opened came out of boxes: they are what was in them. */
const opened: Look = async (looking) => {
  const { count = 1 } = fieldsOf(looking.request)
  const steps = await stepsSince(looking, 'box', 'in')
  if (!steps) return unread
  // A size of boxes does not say how many they are.
  const isNumbered = fieldsOf(looking.request)['sysConfigureId'] === undefined
  if (!isNumbered || steps.length !== count) return notDecided(records, steps.length)
  const ids = new Set(steps.map(({ copyId }) => copyId))
  const own = await call(looking.tools, 'collection.list', page, looking.quietly)
  const copies = own.ok ? own.data.list.filter(({ id }) => ids.has(id)) : []
  const data = copies.map((copy) => ({ sealedId: '', copy }))
  return data.length === ids.size ? { verdict: 'done', data } : notDecided(records, steps.length)
}

/** The only one that came so and may be it. */
const came =
  (kind: 'redeem' | 'upgrade'): Look =>
  async (looking) => {
    const { productId } = fieldsOf(looking.request)
    const steps = await stepsSince(looking, kind, 'in')
    if (!steps) return unread
    const may = steps.filter((step) => kind !== 'redeem' || step.productId === productId)
    return may.length === 1 ? { verdict: 'done', data: null } : notDecided(records, may.length)
  }

/** A copy is melted once. */
const melted =
  (currency: 'weiDou' | 'yuanDou'): Look =>
  async ({ tools, quietly, request }) => {
    const log = await call(tools, 'beans.melted', { ...page, currency }, quietly)
    const { id } = fieldsOf(request)
    if (!log.ok) return unread
    return log.data.list.some(({ copyId }) => copyId === id)
      ? { verdict: 'done', data: null }
      : notDecided('铸造记录', 0)
  }

type Asset = NonNullable<Parameters<typeof call<'beans.log'>>[2]['currency']>
/** The only time that so many went out; the fee may stand in a line of its own, or be taken with them. */
const spent =
  (currency: Asset): Look =>
  async ({ tools, quietly, request, sent }) => {
    const log = await call(tools, 'beans.log', { ...page, currency }, quietly)
    if (!log.ok) return unread
    const { amount } = fieldsOf(request)
    const may = log.data.list.filter((move) => move.amount === -Number(amount) && isSince(move.at, sent))
    return may.length === 1 ? { verdict: 'done', data: null } : notDecided('明细', may.length)
  }

/** Whether everything is offered now, or nothing of it: who wanted that has it. */
const offered =
  (isWanted: boolean): Look =>
  async ({ tools, quietly, request }) => {
    const listed = await call(tools, 'collection.list', { ...page, state: 'listed' }, quietly)
    if (!listed.ok) return unread
    const { list, total } = listed.data
    const offers = new Set(list.map(({ id }) => id))
    const isWhole = total <= list.length
    const holds = idsOf(request).every((id) => (isWanted ? offers.has(id) : isWhole && !offers.has(id)))
    if (holds) return { verdict: 'done', data: null }
    const failure = { reason: 'undecided', message: isWanted ? '没有看到它在寄售。' : '看到它还在寄售。' }
    return { verdict: isWhole ? 'asBefore' : 'unknown', failure }
  }

const isOut = (state: string | undefined): boolean => state === 'listed' || state === 'trading'
const isIn = (state: string | undefined): boolean => state === 'free' || state === 'coolingOff'

/** How each sealed box stands; of every kind, since the request does not say which it is. Null where something could not be read. */
async function boxesOf({ tools, quietly }: Looking): Promise<ReadonlyMap<string, string> | null> {
  const kinds = await call(tools, 'box.mine', page, quietly)
  if (!kinds.ok) return null
  const states = new Map<string, string>()
  for (const { id: blindBoxId } of kinds.data.list) {
    const boxes = await call(tools, 'box.mineOf', { ...page, blindBoxId }, quietly)
    if (!boxes.ok) return null
    for (const { id, state } of boxes.data.list) states.set(id, state)
  }
  return states
}

/** Whether all of these boxes are offered now, or none; of one that is not there any more nothing is known. */
const boxOffered =
  (isWanted: boolean): Look =>
  async (looking) => {
    const states = await boxesOf(looking)
    if (!states) return unread
    const own = idsOf(looking.request).map((id) => states.get(id))
    const [isThere, isNot] = isWanted ? [isOut, isIn] : [isIn, isOut]
    if (own.every(isThere)) return { verdict: 'done', data: null }
    const failure = { reason: 'undecided', message: isWanted ? '没有看到它在寄售。' : '没有看到它已经下架。' }
    return { verdict: own.every(isNot) ? 'asBefore' : 'unknown', failure }
  }

/** What is worn, and what an avatar was exchanged for. */
const replaced: Look = async ({ tools, quietly, request, sent }) => {
  const own = await call(tools, 'avatar.owned', {}, quietly)
  if (!own.ok) return unread
  const { copyId, avatarId } = fieldsOf(request)
  const isDone =
    avatarId === undefined
      ? own.data.some((copy) => copy.id === copyId && copy.worn)
      : own.data.every(({ id }) => id !== copyId) &&
        own.data.some((copy) => copy.avatarId === avatarId && copy.worn && isSince(copy.gotAt, sent))
  return isDone ? { verdict: 'done', data: null } : notDecided('我的头像', 0)
}

/** The ids that are meant, of one thing or of several. */
function idsOf(request: unknown): readonly string[] {
  const { id, ids } = fieldsOf(request)
  return Array.isArray(ids) ? ids.map(String) : [String(id)]
}

type GardenAct = RowOf<'garden.log'>['act']
/** The only line of the garden's log since then that says that this was done to this. */
const notedIn =
  (act: GardenAct, ...fields: readonly string[]): Look =>
  async ({ tools, quietly, request, sent }) => {
    const log = await call(tools, 'garden.log', page, quietly)
    if (!log.ok) return unread
    const asked = fieldsOf(request)
    const what = fields.map((field) => String(asked[field])).join('/')
    const may = log.data.list.filter((row) => row.act === act && row.about === what && isSince(row.at, sent))
    return may.length === 1 ? { verdict: 'done', data: null } : notDecided('花园记录', may.length)
  }
/** A card is used once: the line about it names it. */
const supplemented: Look = async ({ tools, quietly, request }) => {
  const log = await call(tools, 'garden.log', page, quietly)
  if (!log.ok) return unread
  const { cardId } = fieldsOf(request)
  const isUsed = log.data.list.some((row) => row.act === 'supplement' && row.note === cardId)
  return isUsed ? { verdict: 'done', data: null } : notDecided('花园记录', 0)
}

const rowsOf = <Row>(
  called: { readonly ok: false } | { readonly ok: true; readonly data: { readonly list: readonly Row[] } },
): readonly Row[] | null => (called.ok ? called.data.list : null)

/** The only row of one's own, since then, that is what was asked for. */
const foundBy =
  <Row>(
    where: string,
    read: (looking: Looking) => Promise<readonly Row[] | null>,
    isIt: (row: Row, asked: Readonly<Record<string, unknown>>) => boolean,
    at: (row: Row) => number | null,
  ): Look =>
  async (looking) => {
    const rows = await read(looking)
    if (!rows) return unread
    const asked = fieldsOf(looking.request)
    const may = rows.filter((row) => isIt(row, asked) && isSince(at(row) ?? 0, looking.sent))
    return may.length === 1 ? { verdict: 'done', data: null } : notDecided(where, may.length)
  }
const asks = async ({ tools, quietly }: Looking) => rowsOf(await call(tools, 'ask-to-buy.mine', page, quietly))
const soldToAsks = async ({ tools, quietly }: Looking) => rowsOf(await call(tools, 'ask-to-buy.sold', page, quietly))
const pledgesAs =
  (role: 'borrower' | 'lender') =>
  async ({ tools, quietly }: Looking) =>
    rowsOf(await call(tools, 'pledge.mine', { ...page, role }, quietly))
const letOut = async ({ tools, quietly }: Looking) => rowsOf(await call(tools, 'lease.let', page, quietly))
const rented = async ({ tools, quietly }: Looking) => rowsOf(await call(tools, 'lease.rented', page, quietly))
type State = { readonly id: string; readonly state: string }
const became =
  (state: string) =>
  (row: State, asked: Readonly<Record<string, unknown>>): boolean =>
    row.id === asked['id'] && row.state === state

/** Nothing that is read shows it: how often something was changed is known, and not which. */
const nowhere: Look = () => Promise.resolve(undecided('没有记录可以看，请联系客服核对。'))

const forgotten: Look = () => Promise.resolve(undecided('退出登录时没有记下是哪一件，请在藏品和记录里核对。'))

/** How each call is looked for in what its endpoint is `seenIn`. Orders: `order-made.ts`. */
const intents = {
  'avatar.replace': replaced,
  'beans.cast': melted('yuanDou'),
  'beans.castWeiDou': melted('weiDou'),
  'beans.exchange': came('redeem'),
  'beans.exchangeWeiDou': came('redeem'),
  'beans.give': spent('weiDou'),
  'beans.giveBeanSprouts': spent('beanSprouts'),
  'beans.giveDiamond': spent('diamond'),
  'beans.giveGold': spent('gold'),
  'beans.givePlatinum': spent('platinum'),
  'box.open': opened,
  'box.openBatch': opened,
  'box.openMany': opened,
  'collection.changeBox': nowhere,
  'collection.upgrade': came('upgrade'),
  ...ofDaily,
  'draw.openAirdrop': opened,
  'guild.give': givenOut,
  ...ofKept,
  'transfer.give': given,
} satisfies Readonly<Record<IntentEndpoint, Look>>
const changes = {
  'listing.boxDown': boxOffered(false),
  'listing.boxUp': boxOffered(true),
  'listing.down': offered(false),
  'listing.downMany': offered(false),
  'listing.seedsDown': offered(false),
  'listing.seedsUp': offered(true),
  'listing.up': offered(true),
  'listing.upMany': offered(true),
} satisfies Readonly<Record<Exclude<ListingSend['endpoint'], IntentEndpoint>, Look>>
const ofAsks = {
  'ask-to-buy.release': foundBy(
    '我的求购',
    asks,
    (row, asked) => row.productId === asked['productId'] && row.priceFen === asked['priceFen'],
    (row) => row.askedAt,
  ),
  'ask-to-buy.sell': foundBy(
    '求购成交记录',
    soldToAsks,
    (row, asked) => row.id === asked['id'] && row.itemId === asked['itemId'],
    (row) => row.at,
  ),
  'ask-to-buy.choose': foundBy('我的求购', asks, became('sold'), (row) => row.endedAt),
  'ask-to-buy.cancel': foundBy('我的求购', asks, became('cancelled'), (row) => row.endedAt),
} as const
const ofPledges = {
  'pledge.publish': foundBy(
    '我的质押',
    pledgesAs('borrower'),
    (row, asked) => row.copyId === asked['copyId'],
    (row) => row.publishedAt,
  ),
  'pledge.lend': foundBy(
    '我的出借',
    pledgesAs('lender'),
    (row, asked) => row.id === asked['id'],
    (row) => row.lentAt,
  ),
  'pledge.cancel': foundBy('我的质押', pledgesAs('borrower'), became('cancelled'), (row) => row.endedAt),
} as const
const ofLeases = {
  'lease.publish': foundBy(
    '我的出租',
    letOut,
    (row, asked) => row.copyId === asked['copyId'],
    (row) => row.publishedAt,
  ),
  'lease.rent': foundBy(
    '我的租入',
    rented,
    (row, asked) => row.id === asked['id'],
    (row) => row.leasedAt,
  ),
  'lease.withdraw': foundBy('我的出租', letOut, became('cancelled'), (row) => row.endedAt),
  'lease.end': foundBy('我的租入', rented, became('cancelled'), (row) => row.endedAt),
  'lease.buyout': foundBy('我的租入', rented, became('boughtOut'), (row) => row.endedAt),
} as const
const staged = {
  ...ofDraws,
  ...ofEnergy,
  ...ofSynthesis,
  ...ofDiy,
  'garden.unlock': notedIn('unlock', 'slotId'),
  'garden.start': notedIn('start', 'slotId'),
  'garden.stop': notedIn('stop', 'slotId'),
  'garden.push': notedIn('push', 'slotId'),
  'garden.takeDown': notedIn('takeDown', 'slotId'),
  'garden.addMagic': notedIn('addMagic', 'slotId'),
  'garden.supplement': supplemented,
  'garden.settle': notedIn('settle', 'slotType', 'crop'),
  'garden.receive': notedIn('receive', 'slotType', 'crop'),
  'garden.build': notedIn('build', 'building'),
  'garden.openBox': notedIn('openBox', 'building'),
  'garden.receiveEggs': notedIn('receiveEggs', 'animal'),
  'garden.exchangeEggs': notedIn('exchangeEggs', 'animal'),
  ...ofAsks,
  ...ofPledges,
  ...ofLeases,
} satisfies Readonly<Record<StagedSend['endpoint'], Look>>
const looks: Readonly<Partial<Record<CallName, Look>>> = { ...intents, ...changes, ...staged }

/**
 * For a server that does not know keys: looks through what the person has for what came of an intent. It never acts, and says done only
 * where nothing else can be meant (docs/decisions/0025).
 */
export async function seenIn(
  tools: Pick<Tools, 'rest' | 'intents'>,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Seen> {
  // Of what was in doubt at a sign-out nothing is known but that it was asked for; it is noted as if it had carried a password.
  const isForgotten = Object.keys(fieldsOf(wanted.request)).length === 0 && wanted.sent?.withPassword === true
  const { [wanted.endpoint]: look = nowhere } = isForgotten ? { [wanted.endpoint]: forgotten } : looks
  const seen = await look({ ...wanted, tools, quietly: { signal, silent: true, onlySignedIn: true } })
  const isShared = seen.verdict === 'done' && rivalsOf(wanted, tools.intents()).length > 0
  return isShared ? undecided('几乎同时还有一次同样的操作，分不清是哪一次。') : seen
}
