import { use } from './browser.ts'
import { createElement, type ComponentType } from 'react'
import type { StreamName } from '#src/machines/streams.ts'
import { routes } from '#src/routes/all.ts'
import { parseHref } from '#src/routes/table.ts'
import { type App, AppProvider } from '#src/views/kit/app/app.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { difference, live } from './living.ts'

/** Where what was done on another page is seen: what one has, has begun, is owed, is told. */
export const elsewhere = [
  '/pages/home/home',
  '/pages/home/magicGarden/index',
  '/pages/home/pointsMall/index',
  '/pages/home/taskCenter/index',
  '/pages/sales/list/list',
  '/pages/notice/notice',
  '/pages/mine/mine',
  '/pages/mine/settings/index',
  '/pages/mine/myPurse/index',
  '/pages/mine/weiBeansLog/weiBeansLog',
  '/pages/mine/order/index',
  '/pages/mine/myCollection/mycollection',
  '/pages/mine/myCollection/mycollection?part=boxes',
  '/pages/mine/myCollection/mycollection?part=seeds',
  '/pages/mine/myCollection/blindBox/blindBoxDetails/index?id=3011',
  '/pages/mine/myCollection/transferRecord/transferRecord',
  '/pages/common/blindboxDetails/blindboxDetails?id=3011',
  '/pages/common/productDetails/userCenter?userId=10001',
  '/pages/mine/asktobuy/index',
  '/pages/lease/lease0rder',
  '/pages/mine/hypothecateOrder/hypothecateOrder',
  '/pages/mine/group/group',
  '/pages/mine/inviteLog/index',
  '/pages/mine/energy/index',
  '/pages/mine/porp/porp',
  '/pages/chat/index',
] as const

const pages = import.meta.glob<{ default: ComponentType }>('../../../src/views/*/*.page.tsx')
/** The page at an address. */
export const pageAt = async (at: string): Promise<ComponentType> => {
  const { page } = routes.find(({ path }) => path === parseHref(at).path)!
  return (await pages[`../../../src/views/${page}.page.tsx`]!()).default
}

/** An app that stands at an address, and does not leave it. */
function standing(app: App, at: string): App {
  const navigation = { context: { stack: [at], motion: 'none', scrolls: {}, over: null }, matches: () => false }
  const snapshot = (stream: StreamName) => (stream === 'navigation' ? navigation : app.snapshot(stream))
  const say: (stream: string, fact: object) => void = app.say as never
  return {
    ...app,
    snapshot: snapshot as never,
    say: ((stream: string, fact: object) => stream === 'navigation' || say(stream, fact)) as never,
  }
}

const MOST_PAGES = 4

/** What a page shows to whoever goes to it now, to the end of its list. */
export async function seenAt(driver: HeadlessDriver, app: App, at: string): Promise<string[]> {
  const element = createElement(AppProvider, { value: standing(app, at) }, createElement(await pageAt(at)))
  const living = await live(element, [])
  const answered = () => living.by(() => driver.advance(0))
  await answered()
  // What was asked for with the first answer.
  await answered()
  for (let left = MOST_PAGES; left > 0; left--) {
    const more = living.box.querySelectorAll('button').find(({ textContent }) => textContent === '加载更多')
    if (!more) break
    await living.by(() => use(more))
    await answered()
  }
  const lines = living.lines()
  await living.leave()
  // Said of what went on while it was seen.
  return lines.filter((line) => line !== '没有更多了')
}

const MOST_LINES = 6
/**
 * The law of what other pages hold: each of them shows to whoever goes to it what it shows in an app that has just been started, which
 * is one in another tab.
 */
export async function old(driver: HeadlessDriver, app: App, at: readonly string[]): Promise<string[]> {
  const seen: (readonly string[])[] = []
  for (const one of at) seen.push(await seenAt(driver, app, one))
  await driver.fault('tabs', { use: 2 })
  const started: App = { ...app, ...driver.system() }
  const faults: string[] = []
  for (const [index, one] of at.entries()) {
    const change = difference(await seenAt(driver, started, one), seen[index]!)
    if (change.length > 0) faults.push(`${one}: ${change.slice(0, MOST_LINES).join(' ; ')}`)
  }
  await driver.fault('tabs', { use: 1 })
  await driver.fault('tabs', { close: 2 })
  return faults
}
