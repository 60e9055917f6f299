import type { RowOf } from '#src/contract/rest/calls.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import type { IntentEndpoint } from '#src/machines/intent.ts'
import type { StagedSend } from '#src/machines/staged.ts'
import { call } from '../call.ts'
import { isSince, type Look, notDecided, page, unread } from './parts.ts'

/** The only copy that came of a synthesis since then. */
const performed: Look = async ({ tools, quietly, sent }) => {
  const log = await call(tools, 'transfer.ofUser', { ...page, direction: 'in' }, quietly)
  if (!log.ok) return unread
  const may = log.data.list.filter((step) => step.kind === 'synthesis' && isSince(step.at, sent))
  if (may.length !== 1) return notDecided('流转记录', may.length)
  const own = await call(tools, 'collection.list', page, quietly)
  const copy = own.ok ? own.data.list.find(({ id }) => id === may[0]!.copyId) : undefined
  return { verdict: 'done', data: copy ? { copy, chestId: '' } : null }
}

/** The only line of the factory's log since then that says so. */
const inLog =
  (isIt: (row: RowOf<'diy.log'>, asked: Readonly<Record<string, unknown>>) => boolean): Look =>
  async ({ tools, quietly, request, sent }) => {
    const log = await call(tools, 'diy.log', page, quietly)
    if (!log.ok) return unread
    const asked = fieldsOf(request)
    const may = log.data.list.filter((row) => isIt(row, asked) && isSince(row.at, sent))
    return may.length === 1 ? { verdict: 'done', data: null } : notDecided('工坊记录', may.length)
  }

/** How a synthesis is looked for (docs/decisions/0052). */
export const ofSynthesis = {
  'synthesis.perform': performed,
} satisfies Readonly<Record<Extract<StagedSend['endpoint'], `synthesis.${string}`>, Look>>
/** How what is put together and taken apart is looked for. */
export const ofDiy = {
  'diy.make': inLog(
    (row, asked) => row.act === 'made' && row.categoryId === asked['inCategoryId'] && row.number === asked['number'],
  ),
  'diy.salvage': inLog((row, asked) => row.act === 'salvaged' && row.pieceId === asked['productId']),
} satisfies Readonly<Record<Extract<StagedSend['endpoint'], `diy.${string}`>, Look>>

/** A chest opens once, and says what was in it. */
const chestOpened: Look = async ({ tools, quietly, request }) => {
  const own = await call(tools, 'prop.chests', {}, quietly)
  if (!own.ok) return unread
  const chest = own.data.chests.find((row) => row.id === fieldsOf(request)['id'] && row.openedAt !== null)
  return chest ? { verdict: 'done', data: chest } : notDecided('我的宝箱', 0)
}
/** A prop is used once, and says what it brought. */
const propUsed: Look = async ({ tools, quietly, request }) => {
  const used = await call(tools, 'prop.mine', { ...page, isUsed: true }, quietly)
  if (!used.ok) return unread
  const prop = used.data.list.find((row) => row.id === fieldsOf(request)['id'])
  return prop ? { verdict: 'done', data: prop } : notDecided('道具记录', 0)
}
/** A real thing is sent once. */
const physicalOrdered: Look = async ({ tools, quietly, request }) => {
  const orders = await call(tools, 'physical.orders', page, quietly)
  if (!orders.ok) return unread
  const order = orders.data.list.find((row) => row.physicalId === fieldsOf(request)['physicalId'])
  return order ? { verdict: 'done', data: order } : notDecided('提货订单', 0)
}

/** A person has one wallet: that it is being opened says that it was asked for. */
const walletOpened: Look = async ({ tools, quietly }) => {
  const purse = await call(tools, 'wallet.purse', {}, quietly)
  if (!purse.ok) return unread
  const { state } = purse.data
  if (state === 'opening' || state === 'opened') return { verdict: 'done', data: null }
  const failure = { reason: 'undecided', message: '看到钱包未开通。' }
  return { verdict: state === 'notOpened' ? 'asBefore' : 'unknown', failure }
}

/** How chests, props, real things and wallets are looked for: each says itself what became of it. */
export const ofKept = {
  'physical.order': physicalOrdered,
  'prop.openChest': chestOpened,
  'prop.use': propUsed,
  'wallet.open': walletOpened,
  'wallet.openHf': walletOpened,
  'wallet.openHfPay': walletOpened,
  'wallet.openPay': walletOpened,
  'wallet.openYb': walletOpened,
} satisfies Readonly<Record<Extract<IntentEndpoint, 'physical.order' | `${'prop' | 'wallet'}.${string}`>, Look>>
