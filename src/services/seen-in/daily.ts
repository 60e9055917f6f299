import { fieldsOf } from '#src/domain/unknown.ts'
import type { IntentEndpoint } from '#src/machines/intent.ts'
import { call } from '../call.ts'
import { isSince, type Look, notDecided, page, unread } from './parts.ts'

/** A day is checked once: that it is, says that it was done. */
const checked: Look = async ({ tools, quietly, request }) => {
  const month = await call(tools, 'daily.calendar', {}, quietly)
  if (!month.ok) return unread
  const { day } = fieldsOf(request)
  const found = month.data.days.find((row) => row.day === day)
  const isDone = found?.state === 'checked' || found?.state === 'madeUp'
  return isDone ? { verdict: 'done', data: null } : notDecided('签到日历', 0)
}
/** The points of a day are taken once. */
const pointsTaken: Look = async ({ tools, quietly, request }) => {
  const own = await call(tools, 'daily.points', page, quietly)
  if (!own.ok) return unread
  const { day } = fieldsOf(request)
  const isDone = own.data.list.some(({ points, about }) => points > 0 && about === String(day))
  return isDone ? { verdict: 'done', data: null } : notDecided('积分记录', 0)
}
/** The task of today is paid once. */
const taskTaken: Look = async ({ tools, quietly, request }) => {
  const now = await call(tools, 'daily.tasks', {}, quietly)
  if (!now.ok) return unread
  const isPaid = now.data.tasks.some(({ id, paid }) => id === 'checkIn' && paid)
  const isDone = isPaid && now.data.today === fieldsOf(request)['day']
  return isDone ? { verdict: 'done', data: null } : notDecided('任务中心', 0)
}
/** The only time since then that points went for these goods. */
const redeemed: Look = async ({ tools, quietly, request, sent }) => {
  const own = await call(tools, 'daily.points', { ...page, direction: 'out' }, quietly)
  if (!own.ok) return unread
  const { goodsId } = fieldsOf(request)
  const may = own.data.list.filter(({ about, at }) => about === goodsId && isSince(at, sent))
  return may.length === 1 ? { verdict: 'done', data: null } : notDecided('积分记录', may.length)
}

/** How daily things are looked for (docs/decisions/0051). */
export const ofDaily = {
  'daily.checkIn': checked,
  'daily.makeUp': checked,
  'daily.checkInForPoints': pointsTaken,
  'daily.checkInForTask': taskTaken,
  'daily.redeem': redeemed,
} satisfies Readonly<Record<Extract<IntentEndpoint, `daily.${string}`>, Look>>
