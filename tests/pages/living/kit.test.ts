import { browser, compose, keyed, type, use } from './browser.ts'
import { createElement, type ComponentType } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import '../react-notes.ts'
import { controlsOf, difference, drawingsCome, glimpsed, type Living, live } from './living.ts'
import { LiveEvent } from './events.ts'
import type { LiveElement } from './elements.ts'
import { nameOf } from './selectors.ts'

// Markup from elsewhere is cleaned by a browser; here it is words.
vi.mock('#src/ui/content/sanitize.ts', () => ({ sanitize: (html: string) => document.createTextNode(html) }))

const stories = import.meta.glob<Readonly<Record<string, unknown>>>('../../../src/ui/**/*.story.tsx')
const complaints = vi.spyOn(console, 'error').mockReturnValue()

/** A list that stands by what it measures is for a browser. */
const measured = 'anchored-list'

beforeAll(drawingsCome)

const isStory = (entry: readonly [string, unknown]): entry is [string, ComponentType] => typeof entry[1] === 'function'

/** Longer than any field takes. */
const LONG = '长'.repeat(600)

/** What a person's hands do with a control, one after the other. */
const gestures = (one: LiveElement): readonly (readonly [string, () => void])[] => {
  const isText =
    ['input', 'textarea'].includes(one.localName) && !['checkbox', 'radio', 'file', 'range'].includes(one.type)
  if (!isText)
    return [
      ['pressed', () => use(one)],
      ['pressed again', () => use(one)],
      ['the arrow to the right', () => keyed(one, 'ArrowRight')],
      ['Escape', () => keyed(one, 'Escape')],
    ]
  return [
    ['entered', () => one.focus()],
    ['a digit is added', () => use(one)],
    ['an input method composes', () => compose(one, 'ni', '你')],
    ['Enter', () => keyed(one, 'Enter')],
    ['far too much is put in', () => type(one, LONG)],
    ['emptied', () => type(one, '')],
    ['left', () => one.blur()],
  ]
}

const short = (line: string): string => line.replaceAll(/长{20,}/g, (all) => `长 ${all.length} times`)

/** Higher than whatever is folded or stands by its height. */
const HIGH = 4000

async function lifeOf(Story: ComponentType): Promise<string[]> {
  const said: string[] = []
  const page = await live(createElement(Story), said)
  const lines: string[] = []
  const note = (name: string, told: readonly string[], change: readonly string[]) => {
    if (told.length + change.length > 0)
      lines.push(name, ...told.map((text) => `  → ${text}`), ...change.map((line) => `  ${short(line)}`))
  }
  const does = async (name: string, act: () => void) => {
    const before = page.lines()
    const told = await page.by(act)
    note(name, told, difference(before, page.lines()))
  }
  const handOn = async (one: LiveElement) => {
    if (!one.isConnected) return
    const name = nameOf(one)
    for (const [gesture, act] of gestures(one)) if (one.isConnected) await does(`${name}, ${gesture}`, act)
    if (one.value === '' && one.isConnected) await pressWhatComes(one)
  }
  /** What stands there only while something is written, pressed as a finger does: it has the focus, and may go with it. */
  const pressWhatComes = async (field: LiveElement) => {
    const there = new Set(page.box.querySelectorAll('button'))
    await page.by(() => type(field, '山'))
    for (const one of page.box.querySelectorAll('button').filter((button) => !there.has(button))) {
      const name = nameOf(one)
      await page.by(() => one.focus())
      await does(`${name}, pressed while something is written`, () => use(one))
      if (!one.isConnected) lines.push(`  it goes, and ${nameOf(browser.document.activeElement)} has the focus`)
    }
    await page.by(() => type(field, ''))
    await page.by(() => field.blur())
  }
  for (const one of controlsOf(page.box)) await handOn(one)
  const known = new Set(controlsOf(page.box))
  await does('where all is high', () => browser.measure(HIGH))
  for (const one of controlsOf(page.box)) if (!known.has(one)) await handOn(one)
  await page.by(() => browser.measure(0))
  for (const [name, differs] of await openedAgain(page)) note(`${name}, opened once more`, [], differs)
  lines.push(
    ...(await page.leave()).map((text) => `left → ${text}`),
    ...browser.waits().map((what) => `STILL WAITS ${what}`),
    ...(await glimpsed(createElement(Story))).map((what) => `STILL WAITS, left at once ${what}`),
  )
  return lines
}

const isOpen = (one: LiveElement): boolean => one.localName === 'dialog' && one.hasAttribute('open')
const shut = (one: LiveElement) => one.dispatchEvent(new LiveEvent('cancel', { cancelable: true }))

/** What opens shows the second time what it showed first, whatever a hand did in it meanwhile; where it does not, it is told. */
async function openedAgain(page: Living): Promise<(readonly [string, readonly string[]])[]> {
  const told: (readonly [string, readonly string[]])[] = []
  const dialogs = () => page.box.querySelectorAll('dialog').filter(isOpen)
  const close = () => page.by(() => void dialogs().map(shut))
  await close()
  for (const one of controlsOf(page.box).filter(({ localName }) => localName === 'button')) {
    if (!one.isConnected) continue
    const name = nameOf(one)
    await page.by(() => use(one))
    const within = dialogs()
    if (within.length === 0) continue
    const first = page.lines()
    for (const inner of within.flatMap((box) => controlsOf(box)))
      if (inner.isConnected && inner.localName === 'button' && dialogs().length > 0) await page.by(() => use(inner))
    await close()
    if (dialogs().length > 0 || !one.isConnected) continue
    await page.by(() => use(one))
    if (dialogs().length > 0) told.push([name, difference(first, page.lines())])
    await close()
  }
  return told
}

const paths = Object.keys(stories).filter((path) => !path.includes(measured))
it.each(paths.map((path) => path.replace('../../../', '')))('what a hand does with %s', async (path) => {
  const lines: string[] = []
  for (const [name, story] of Object.entries(await stories[`../../../${path}`]!()).filter(isStory))
    lines.push(`# ${name}`, ...(await lifeOf(story)), '')
  await expect(lines.join('\n')).toMatchFileSnapshot(`../alive/kit/${/([\w-]+)\.story/.exec(path)![1]}.txt`)
  expect([...new Set(complaints.mock.calls.map((all) => String(all[0]).split('\n')[0]))]).toEqual([])
})
