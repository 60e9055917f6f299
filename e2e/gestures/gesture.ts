import type { Page } from '@playwright/test'
import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'
import type { FactsByType, FactType } from '#src/machines/streams.ts'
import { addressOfFact } from '#src/workbench/fact-pages.ts'

/** A fact as a scenario says it: one that opens a resource also says which. */
export type SaidOf<T extends FactType> = FactsByType[T] &
  (T extends 'resource.opened' ? Pick<ResourceInput, keyof ResourceInput> : unknown)

/** What a finger does on the real pages so that the fact comes to be. */
export type Gesture<T extends FactType> = (page: Page, stream: string, fact: SaidOf<T>) => Promise<void>

/** Gestures by the fact that they bring about. */
export type Gestures = { readonly [T in FactType]?: Gesture<T> }

/** The page a person is on: what lies below the hash, without its query. */
export const placeOf = (page: Page): string => decodeURI(new URL(page.url()).hash.slice(1)).split('?', 1)[0] ?? ''

/** Goes to an address as one types it: the app stays, the hash changes. */
export async function typeAddress(page: Page, href: string): Promise<void> {
  // Waited for from before: a page may make place for another one at once.
  const there = page.waitForURL((url) => decodeURI(url.hash) === decodeURI(`#${href}`))
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#${href}`)
  await there
}

/** Waits until the app has come to rest: what can be pressed then can be pressed. */
export const comeToRest = async (page: Page): Promise<void> =>
  void (await page.evaluate(() => window.shucang?.['settle']?.()))

/** Presses the back button of the page. */
export const pressBack = (page: Page): Promise<void> => page.getByRole('button', { name: '返回' }).first().click()

/** Opens an address, unless it is open already. */
export async function goTo(page: Page, address: string): Promise<void> {
  if (!page.url().endsWith(`#${address}`)) await typeAddress(page, address)
}

/** Presses the button of this name, the whole of it: a sheet that goes away may still hold its 确认 of the same. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

/** Yes to the question that comes first while the same is unknown: it is wanted all the same. */
export async function pressAnew(page: Page): Promise<void> {
  await comeToRest(page)
  const anew = page.getByRole('dialog').getByRole('button', { name: /^仍然/ })
  if (await anew.isVisible()) await anew.click()
}

/** Asks again for an outcome that nobody knows, on the page that says so. */
export const askAgain = (page: Page) => press(page, '刷新')

/** Where nothing decides: it has been looked at, and is not asked about any more. */
export async function endAsking(page: Page): Promise<void> {
  await goTo(page, '/pages/mine/mine')
  await press(page, '我已核对')
}

/** Opens the page where the fact is said. */
export const toPageOf = (page: Page, stream: string, fact: Parameters<typeof addressOfFact>[1]) =>
  goTo(page, addressOfFact(stream, fact)!)

/** The copy that a stream is about, and its number as rows say it. */
export const keyOf = (stream: string): string => stream.slice(stream.indexOf('/') + 1)
const numberIn = (stream: string): string => `#${keyOf(stream).split('-').at(-1)!}`
/** The category of a product of the catalogue, by which books and markets are kept. */
export const categoryOf = (productId: string): string => productId.slice(2)
export const productOf = (copyId: string): string => copyId.slice(0, copyId.lastIndexOf('-'))

export const chooseTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

/** Says yes in the sheet that asks, and to the question that may come first. */
export async function confirmDeed(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await pressAnew(page)
}

/** The row about a copy, in the list of an address. */
export async function pressRow(page: Page, address: string, stream: string): Promise<void> {
  await goTo(page, address)
  await comeToRest(page)
  const row = page.getByRole('button', { name: new RegExp(`${numberIn(stream)}(?!\\d)`) })
  await row.first().click()
}

/** The sheet in which another phone number takes the place of one's own. */
export async function openNumberSheet(page: Page): Promise<void> {
  await comeToRest(page)
  if (!(await page.getByLabel('新手机号', { exact: true }).isVisible()))
    await page.getByRole('button', { name: /^手机号/ }).click()
}

/** The page says by itself what it has learned, with what is pressed next. */
export const withTheNext = async (): Promise<void> => undefined
