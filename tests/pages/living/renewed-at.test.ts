import './browser.ts'
import { type ComponentType, createElement } from 'react'
import { expect, it } from 'vitest'
import { minute } from '#src/domain/time/instant.ts'
import { isRecord } from '#src/domain/unknown.ts'
import { AppProvider } from '#src/views/kit/app/app.ts'
import { appOf, NOW } from '../app-of.ts'
import { benchOfTests } from '../bench.ts'
import '../react-notes.ts'
import { live } from './living.ts'
import { createWorld } from './world.ts'

const pages = import.meta.glob<{ default: ComponentType }>('../../../src/views/**/*.page.tsx')

const driver = benchOfTests('renewed at')

/** The page at an address, what it has read, the moment in it, and what is asked for anew once that has come. */
const rows = [
  ['draw/raffles', '/pages/home/luckyDraw/mainList', 'draw.raffles', 'resetAt', 'draw.raffles'],
  ['draw/raffle', '/pages/home/luckyDraw/index?id=1', 'draw.raffles', 'resetAt', 'draw.raffles'],
  ['draw/scrimmage', '/pages/common/scrimmage/scrimmage', 'draw.raffles', 'resetAt', 'draw.raffles'],
  ['daily/check-in', '/pages/home/signIn/index', 'daily.calendar', 'resetAt', 'daily.calendar'],
  ['daily/tasks', '/pages/home/taskCenter/index', 'daily.tasks', 'resetAt', 'daily.tasks'],
  ['daily/points-mall', '/pages/home/pointsMall/index', 'daily.points', 'resetAt', 'daily.shelves'],
  [
    'garden/slot-details',
    '/pages/home/magicGarden/magicDetails?id=1',
    'garden.magicUsage',
    'resetAt',
    'garden.magicUsage',
  ],
  [
    'garden/slot-details',
    '/pages/home/magicGarden/magicDetails?id=1',
    'garden.nutrientUsage',
    'resetAt',
    'garden.nutrientUsage',
  ],
  [
    'box/integral-box-details',
    '/pages/common/integralBlindboxDetails/integralBlindboxDetails?id=1',
    'box.detail',
    'onSaleAt',
    'order.preview',
  ],
  [
    'synthesis/bench',
    '/pages/common/synthesis/synthesisDetail?id=1',
    'synthesis.detail',
    'startsAt',
    'synthesis.qualification',
  ],
  ['synthesis/recipes', '/pages/common/synthesis/index', 'synthesis.list', 'startsAt', 'synthesis.list'],
  ['garden/pasture', '/pages/home/newPattern/pasture', 'garden.pool', 'eggs.nextAt', 'garden.pool'],
  ['wallet/pay-set', '/pages/mine/paySet/paySet', 'identity.payPassword', 'lockedUntil', 'identity.payPassword'],
  [
    'order/place-order',
    '/pages/common/placeOrder/index?productId=1&key=intent-0001&way=weiDou',
    'identity.payPassword',
    'lockedUntil',
    'identity.payPassword',
  ],
] as const

it.each(rows)('%s, open at %s: once the moment of %s (%s) has come, %s is asked for anew', async (...row) => {
  const [name, href, read, moment, asked] = row
  const world = createWorld(appOf(driver()), href, { answers: 'full' })
  const [field, below] = moment.split('.')
  const at = (data: unknown, place = 0): unknown => {
    if (!isRecord(data)) return data
    const rows = below === undefined ? null : (data[field!] as object[])
    const then = rows ? rows.map((one, nth) => (nth === 0 ? { ...one, [below!]: NOW + minute } : one)) : NOW + minute
    return { ...data, ...(place === 0 ? { id: '1' } : {}), [field!]: then }
  }
  const known = new Map<string, unknown>()
  const snapshot = ((stream: string) => {
    const own = world.app.snapshot(stream as never) as { context: { data: unknown } } | undefined
    if (own === undefined || !stream.startsWith(`resource/${read}?`)) return own
    const { data } = own.context
    if (!known.has(stream))
      known.set(stream, {
        ...own,
        context: { ...own.context, data: Array.isArray(data) ? data.map((one, place) => at(one, place)) : at(data) },
      })
    return known.get(stream)
  }) as never
  const Page = (await pages[`../../../src/views/${name}.page.tsx`]!()).default
  const app = { ...world.app, snapshot }
  const page = await live(createElement(AppProvider, { value: app }, createElement(Page)), world.said)
  const asksAfter = async (ms: number) =>
    (await page.by(() => world.pass(ms))).filter(
      (text) => text.includes(`resource/${asked}?`) && text.includes('refreshRequested'),
    ).length
  expect(await asksAfter(minute - 1)).toBe(0)
  expect(await asksAfter(1)).toBe(1)
  await page.leave()
})
