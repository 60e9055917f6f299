import { browser, use } from './browser.ts'
import { act, createElement, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { drawnOf } from '../drawn.ts'
import { changeOf, linesOf } from '../sight.ts'
import { markupOf } from './markup.ts'
import type { LiveElement } from './elements.ts'
import { nameOf } from './selectors.ts'

/** Something that is drawn, lives, and is taken off again. */
export interface Living {
  readonly box: LiveElement
  /** What it said and asked of the browser when it came. */
  readonly opened: readonly string[]
  /** Does something to it, and gives what is said and asked of the browser meanwhile. */
  by(does: () => unknown): Promise<string[]>
  /** What it shows now. */
  lines(): string[]
  /** Draws something else in its place: the same with other properties, where it is the same. */
  draw(element: ReactElement): Promise<string[]>
  /** Takes it off. */
  leave(): Promise<string[]>
}

const MOST_FRAMES = 60

/** How it is laid out is told where it is drawn at once. */
const bare = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(/(^drawn:)? laid [0-9a-f]{6}$/, '')).filter((line) => line !== '')
/** How two sights differ; that a drawing is another one is told, and not which: it may be drawn anew tomorrow. */
export const difference = (before: readonly string[], after: readonly string[]): string[] =>
  changeOf(bare(before), bare(after)).map((line) => line.replace(/ drawn [0-9a-f]{6}/, ' drawn'))

/** The drawings of empty lists come when the first of them is shown: here before anything is. */
export async function drawingsCome(): Promise<void> {
  const empty = await live(createElement(EmptyState, { title: '' }), [])
  await act(async () => {
    await import('#src/ui/feedback/vignettes.tsx')
    await new Promise((later) => void setImmediate(later))
  })
  await empty.leave()
}

/** Keeps an element alive in a box of its own; what it says is put into `said`. */
export async function live(element: ReactElement, said: string[]): Promise<Living> {
  const { document } = browser
  const box = document.createElement('div')
  document.body.appendChild(box)
  const root = createRoot(box as never)
  const by = async (does: () => unknown): Promise<string[]> => {
    said.length = 0
    document.note = (what) => void said.push(what)
    await act(async () => void (await does()))
    // Frames may ask for more of them.
    for (let [left, isDrawn] = [MOST_FRAMES, browser.waits().includes('a frame')]; isDrawn && left > 0; left--)
      await act(async () => void (isDrawn = browser.frame()))
    document.note = () => undefined
    return said.splice(0)
  }
  const draw = (next: ReactElement) => by(() => root.render(next))
  const opened = await draw(element)
  return {
    box,
    opened,
    by,
    lines: () => {
      const markup = markupOf(box)
      return [...linesOf(markup), ...drawnOf(markup)]
    },
    draw,
    leave: async () => {
      const left = await by(() => root.unmount())
      box.remove()
      return left
    },
  }
}

/** Comes and goes in one moment, before a frame is drawn: what of it waits still. */
export async function glimpsed(element: ReactElement): Promise<string[]> {
  const { document } = browser
  const box = document.createElement('div')
  document.body.appendChild(box)
  const root = createRoot(box as never)
  await act(async () => root.render(element))
  await act(async () => root.unmount())
  box.remove()
  return browser.waits()
}

export const PRESSED = 'a, button, input, textarea, select, form, label'
const MOST = 10

/** What can be pressed or typed into, the first and the last of many. */
export function controlsOf(box: LiveElement): LiveElement[] {
  const all = box.querySelectorAll(PRESSED).filter((one) => one.localName !== 'label' && !one.hasAttribute('disabled'))
  return all.length <= MOST ? all : [...all.slice(0, MOST / 2), ...all.slice(-MOST / 2)]
}

/** Presses everything, one after the other, and tells what each says. */
export async function pressAll({ box, by }: Pick<Living, 'box' | 'by'>): Promise<string[]> {
  const told: string[] = []
  // Two pages that are compared begin alike.
  browser.document.activeElement = browser.document.body
  for (const one of controlsOf(box)) {
    if (!one.isConnected) continue
    const name = nameOf(one)
    const said = await by(() => use(one))
    if (said.length > 0) told.push(name, ...said.map((text) => `  → ${text}`))
  }
  return told
}
