import type { StagedSend } from '#src/machines/staged.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { call } from '../call.ts'
import { isSince, type Look, notDecided, page, unread } from './parts.ts'

/** Nobody bids the same twice in one auction: one's own bid of that amount is it. */
const bidden: Look = async ({ tools, quietly, request }) => {
  const own = await call(tools, 'auction.mine', page, quietly)
  if (!own.ok) return unread
  const { auctionId, amountFen } = fieldsOf(request)
  const isThere = own.data.list.some((row) => row.id === auctionId && row.mineFen === amountFen)
  return isThere ? { verdict: 'done', data: null } : notDecided('我的拍卖', 0)
}
/** A lot is sold once. */
const taken: Look = async ({ tools, quietly, request }) => {
  const own = await call(tools, 'auction.inscriptionLog', { ...page, isMine: true }, quietly)
  if (!own.ok) return unread
  const isThere = own.data.list.some((row) => row.lotId === fieldsOf(request)['id'])
  return isThere ? { verdict: 'done', data: null } : notDecided('我的铭文', 0)
}
/** The only draw of this raffle, since then, of as many prizes: they are what it gave. */
const drawn: Look = async ({ tools, quietly, request, sent }) => {
  const { activityId, count = 1 } = fieldsOf(request)
  const won = await call(tools, 'draw.won', { ...page, activityId: String(activityId) }, quietly)
  if (!won.ok) return unread
  const since = won.data.list.filter((row) => isSince(row.at, sent))
  const may = [...Map.groupBy(since, (row) => row.drawId).values()].filter((rows) => rows.length === count)
  return may.length === 1 ? { verdict: 'done', data: may[0]!.toReversed() } : notDecided('我的奖品', may.length)
}
/** One lot a day. */
const lotTaken: Look = async ({ tools, quietly, sent }) => {
  const lots = await call(tools, 'draw.lots', page, quietly)
  if (!lots.ok) return unread
  const lot = lots.data.list.find((row) => isSince(row.at, sent))
  return lot ? { verdict: 'done', data: lot } : notDecided('我的签', 0)
}
/** One part a person. */
const partTaken: Look = async ({ tools, quietly, request }) => {
  const now = await call(tools, 'draw.envelope', {}, quietly)
  if (!now.ok) return unread
  const { envelope } = now.data
  const isMine = envelope !== null && envelope.id === fieldsOf(request)['id'] && envelope.mine > 0
  return isMine ? { verdict: 'done', data: { beans: envelope.mine } } : notDecided('红包', 0)
}
/** How bids, draws and envelopes are looked for (docs/decisions/0048, 0049). */
export const ofDraws = {
  'auction.bid': bidden,
  'auction.takeInscription': taken,
  'draw.one': drawn,
  'draw.many': drawn,
  'draw.openLot': lotTaken,
  'draw.openEnvelope': partTaken,
} satisfies Readonly<Record<Extract<StagedSend['endpoint'], `${'auction' | 'draw'}.${string}`>, Look>>
