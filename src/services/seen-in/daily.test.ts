import { describe, expect, it } from 'vitest'
import type { CallName } from '#src/contract/rest/calls.ts'
import type { Tools } from '../effect.ts'
import { seenIn } from './seen-in.ts'

const at = 1_772_323_200_000
const today = 1_772_294_400_000

/** What is known of an intent with a server that answers these. */
async function verdictOf(endpoint: CallName, request: object, answers: Readonly<Record<string, unknown>>) {
  const rest = (name: string) =>
    Promise.resolve(
      name in answers ? { kind: 'data', data: answers[name] } : { kind: 'nothing', code: '9999', message: '' },
    )
  const wanted = { intent: 'i-1', endpoint, request, sent: { at, withPassword: true } } as never
  const seen = await seenIn({ rest, intents: () => [] } as unknown as Tools, wanted, new AbortController().signal)
  return seen.verdict
}
const list = (...rows: readonly object[]) => ({ list: rows, total: rows.length, pageNo: 1, pageSize: 50 })
const calendar = (state: string, day = today) => ({ 'daily.calendar': { days: [{ day, state }] } })
const tasks = (change: object, when = today) => ({
  'daily.tasks': { today: when, tasks: [{ id: 'checkIn', paid: true, ...change }] },
})
const points = (change: object) => ({ 'daily.points': list({ points: 5, about: String(today), at, ...change }) })
const gone = { points: -10, about: 'box-1' }
const envelope = (change: object | null) => ({
  'draw.envelope': { envelope: change && { id: 'e-1', mine: 7, ...change }, nextAt: null },
})
const purse = (state: string) => ({ 'wallet.purse': { state } })

describe('what a day has brought, of an intent that nobody answers for', () => {
  it.each([
    ['a day that is checked', 'daily.checkIn', { day: today }, calendar('checked'), 'done'],
    ['one that was made up', 'daily.makeUp', { day: today }, calendar('madeUp'), 'done'],
    ['one that is open', 'daily.checkIn', { day: today }, calendar('open'), 'unknown'],
    ['another day', 'daily.checkIn', { day: today }, calendar('checked', today - 1), 'unknown'],
    ['points of the day', 'daily.checkInForPoints', { day: today }, points({}), 'done'],
    ['points of another day', 'daily.checkInForPoints', { day: today }, points({ about: '1' }), 'unknown'],
    ['points that went', 'daily.checkInForPoints', { day: today }, points({ points: -5 }), 'unknown'],
    ['none', 'daily.checkInForPoints', { day: today }, points({ points: 0 }), 'unknown'],
    ['the task that is paid', 'daily.checkInForTask', { day: today }, tasks({}), 'done'],
    ['one that is not', 'daily.checkInForTask', { day: today }, tasks({ paid: false }), 'unknown'],
    ['another task', 'daily.checkInForTask', { day: today }, tasks({ id: 'share' }), 'unknown'],
    ['the task of the next day', 'daily.checkInForTask', { day: today }, tasks({}, today + 86_400_000), 'unknown'],
    ['points that went for goods', 'daily.redeem', { goodsId: 'box-1' }, points(gone), 'done'],
    ['for other goods', 'daily.redeem', { goodsId: 'box-2' }, points(gone), 'unknown'],
    ['before', 'daily.redeem', { goodsId: 'box-1' }, points({ ...gone, at: at - 60_000 }), 'unknown'],
    [
      'twice',
      'daily.redeem',
      { goodsId: 'box-1' },
      { 'daily.points': list({ ...gone, at }, { ...gone, at }) },
      'unknown',
    ],
    ['a part of the envelope', 'draw.openEnvelope', { id: 'e-1' }, envelope({}), 'done'],
    ['no part', 'draw.openEnvelope', { id: 'e-1' }, envelope({ mine: 0 }), 'unknown'],
    ['of another envelope', 'draw.openEnvelope', { id: 'e-2' }, envelope({}), 'unknown'],
    ['where there is none any more', 'draw.openEnvelope', { id: 'e-1' }, envelope(null), 'unknown'],
    ['a wallet that is open', 'wallet.open', { name: 'x' }, purse('opened'), 'done'],
    ['one that is being opened', 'wallet.openHf', { name: 'x' }, purse('opening'), 'done'],
    ['none yet', 'wallet.open', { name: 'x' }, purse('notOpened'), 'asBefore'],
    ['in a state nobody knows', 'wallet.open', { name: 'x' }, purse('unknown'), 'unknown'],
    ['what cannot be read', 'daily.checkInForTask', { day: today }, {}, 'unknown'],
  ] as const)('%s: %s', async (_, endpoint, request, answers, verdict) => {
    expect(await verdictOf(endpoint, request, answers)).toBe(verdict)
  })
})
