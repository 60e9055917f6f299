import { type, use } from './browser.ts'
import { createElement, type ComponentType } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import '../react-notes.ts'
import { allParts } from '../late-parts.ts'
import { drawingsCome, type Living, live } from './living.ts'
import { LiveEvent } from './events.ts'
import type { LiveElement } from './elements.ts'
import { nameOf } from './selectors.ts'
import { isField } from './typed.ts'

vi.mock('#src/ui/content/sanitize.ts', () => ({ sanitize: (html: string) => document.createTextNode(html) }))
vi.mock('#src/views/kit/page/lazy-part.tsx', async () => ({ lazyPart: (await import('../late-parts.ts')).lazyPart }))

const stories = import.meta.glob<Readonly<Record<string, unknown>>>('../../../src/views/**/*.story.tsx')
vi.spyOn(console, 'error').mockReturnValue()

beforeAll(async () => {
  await drawingsCome()
  // A picture that never comes.
  vi.stubGlobal('Image', class {})
})

const isStory = (entry: readonly [string, unknown]): entry is [string, ComponentType] =>
  typeof entry[1] === 'function' && !/^\w/.test(entry[0])
const isOpen = (one: LiveElement): boolean => one.localName === 'dialog' && one.hasAttribute('open')
const dialogOn = ({ box }: Living) => box.querySelectorAll('dialog').findLast(isOpen) ?? null
const shut = (page: Living, dialog: LiveElement) =>
  page.by(() => dialog.dispatchEvent(new LiveEvent('cancel', { cancelable: true })))

/** Of buttons that say the same, in the rows of a list, the first two; none in a dialog. */
function openersOf({ box }: Living): LiveElement[] {
  const all = box.querySelectorAll('button').filter((one) => one.closest('dialog') === null && one.textContent !== '')
  const alike = [...Map.groupBy(all, ({ textContent }) => textContent.replaceAll(/\d+/g, '')).values()]
  return alike.flatMap((same) => (same.length > 1 ? same.slice(0, 2) : []))
}

const WRITTEN = '写给第一个人的话'

/** Where words that were written in a dialog for one thing stand in it for another one. */
async function takenOver(Story: ComponentType): Promise<string[]> {
  const page = await live(createElement(Story), [])
  const by = new Map<string, string>()
  const faults: string[] = []
  for (const one of openersOf(page)) {
    if (!one.isConnected || one.hasAttribute('disabled')) continue
    await page.by(() => use(one))
    const dialog = dialogOn(page)
    if (!dialog) continue
    const at = page.box.querySelectorAll('dialog').indexOf(dialog)
    for (const field of dialog.querySelectorAll('input, textarea').filter(isField)) {
      const place = `${nameOf(field).replaceAll(/\d+/g, '')} in dialog ${at}`
      const first = by.get(place)
      if (first !== undefined && field.value === WRITTEN) faults.push(`${place}: ${nameOf(one)} after ${first}`)
      by.set(place, first ?? nameOf(one))
      await page.by(() => type(field, WRITTEN))
    }
    await shut(page, dialog)
    if (isOpen(dialog)) break
  }
  await page.leave()
  return faults
}

it('what was written in a dialog about one thing does not stand in it about another one', async () => {
  const faults: string[] = []
  let count = 0
  for (const [path, load] of Object.entries(stories)) {
    const all = Object.entries(await load()).filter(isStory)
    await allParts()
    for (const [name, Story] of all) {
      count += 1
      for (const fault of await takenOver(Story)) faults.push(`${path.replace(/.*\/views\//, '')} ${name}: ${fault}`)
    }
  }
  expect(count).toBeGreaterThan(400)
  expect(faults).toEqual([])
})
