import type { Page } from '@playwright/test'
import type { Driver } from '#scenarios/player/driver.ts'
import type { Scenario } from '#scenarios/player/scenario.ts'
import { type BridgeMethod, createPageDriver, type PageDoor } from '#src/workbench/drivers/page.ts'
import { performGesture } from '../gestures/all.ts'

type BridgeInPage = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>
declare global {
  interface Window {
    readonly shucang?: BridgeInPage
  }
}

let runs = 0
const newRun = () => `${process.pid}-${++runs}`

const bridgeReady = (page: Page) => page.waitForFunction(() => window.shucang?.['settle'] !== undefined)

/** What playwright says of a call that was under way while the page loaded itself again. */
const isCutOff = (error: unknown): boolean => /context was destroyed|navigation/.test(String(error))

/** The bridge of a page under test. */
export function doorOf(page: Page): PageDoor {
  const call: PageDoor['call'] = (method, args) =>
    page.evaluate(([name, given]) => window.shucang?.[name]?.(...given), [method, args] as const) as Promise<unknown>
  /** Comes to rest; where the page loads itself again meanwhile, the rest is that of the page that comes. */
  const settle = async (): Promise<void> => {
    try {
      const isThere = await page.evaluate(async () => {
        await window.shucang?.['settle']?.()
        return window.shucang !== undefined
      })
      if (isThere) return
    } catch (error) {
      if (!isCutOff(error)) throw error
    }
    await bridgeReady(page)
    await call('settle', [])
  }
  return {
    navigate: async (address) => {
      await page.goto(`./${address}`)
      await bridgeReady(page)
    },
    call: (method, args) => (method === 'settle' ? settle() : call(method, args)),
    reload: async () => {
      await page.reload()
      await bridgeReady(page)
    },
  }
}

/** Plays with a finger: what people do is done on the pages, everything else through the bridge. */
export const createGestureDriver = (page: Page): Driver =>
  createPageDriver({
    name: 'page',
    door: doorOf(page),
    newRun,
    hand: (stream, fact) => performGesture(page, stream, fact),
  })

/** Start of a page on a bench; what is left out is the default world, signed out, on the login page. */
export type Start = Partial<Pick<Scenario, 'world' | 'seed' | 'clock' | 'start' | 'signedIn' | 'chat'>>

/** A page on a bench, for tests that are not scenarios. */
export interface BenchPage extends Driver {
  call(method: BridgeMethod, ...args: readonly unknown[]): Promise<unknown>
  settle(): Promise<void>
}

const benchOf = (page: Page, driver: Driver): BenchPage => {
  const door = doorOf(page)
  const call = (method: BridgeMethod, ...args: readonly unknown[]) => door.call(method, args)
  return { ...driver, call, settle: async () => void (await call('settle')) }
}

/** Opens the app on a bench and gives what steers it. */
export async function openBench(page: Page, start: Start = {}): Promise<BenchPage> {
  const driver = createGestureDriver(page)
  await driver.start({
    title: 'bench',
    world: 'default',
    seed: 7,
    clock: '2026-03-01T08:00:00+08:00',
    start: '/pages/login/login/index',
    cites: [],
    steps: [],
    ...start,
  })
  return benchOf(page, driver)
}

/** Opens the address of a bench that another page had; its run goes on. */
export async function continueBench(page: Page, address: string): Promise<BenchPage> {
  await page.goto(address)
  await bridgeReady(page)
  const bench = benchOf(page, createGestureDriver(page))
  await bench.settle()
  return bench
}

/** Closes the tab as the system does that needs its memory, and opens another one at the same address. */
export async function killAndReopen(page: Page): Promise<{ page: Page; bench: BenchPage }> {
  const address = page.url()
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  return { page: next, bench: await continueBench(next, address) }
}
