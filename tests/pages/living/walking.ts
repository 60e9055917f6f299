import { type, use } from './browser.ts'
import { createElement, type ComponentType } from 'react'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { parseHref } from '#src/routes/table.ts'
import { AppProvider } from '#src/views/kit/app/app.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { difference, live, type Living, PRESSED } from './living.ts'
import type { LiveElement } from './elements.ts'
import { LiveEvent } from './events.ts'
import { running, type Running } from './running.ts'
import { markupOf } from './markup.ts'
import { nameOf } from './selectors.ts'
import { linesOf } from '../sight.ts'
import { isField, textFor } from './typed.ts'

const changing = new Set(allEndpoints.filter(({ readsOnly }) => !readsOnly).map(({ name }) => name))

const isOff = (one: LiveElement): boolean =>
  one.hasAttribute('disabled') || one.getAttribute('aria-disabled') === 'true' || one.closest('[inert]') !== null
const isOpen = (dialog: LiveElement): boolean => dialog.hasAttribute('open')
/** What stands on a page beside its dialogs. */
const besideDialogs = (box: LiveElement): string[] => linesOf(markupOf(box, ({ localName }) => localName === 'dialog'))
const dialogOn = (box: LiveElement): LiveElement | null => box.querySelectorAll('dialog').findLast(isOpen) ?? null
/** Where a hand comes: in the dialog that was opened last, else on the page, and in none that is shut. */
function withinReach(box: LiveElement): LiveElement[] {
  const top = dialogOn(box)
  const all = box.querySelectorAll(PRESSED)
  return all.filter((one) => one.localName !== 'label' && !isOff(one) && one.closest('dialog') === top)
}
/** Its form is sent instead. */
const isSending = (one: LiveElement): boolean =>
  one.localName === 'button' && one.type === 'submit' && one.closest('form') !== null
/** What goes back, and is pressed once nothing else is left. */
const BACK = /^(取消|关闭|返回|收起|不|再想想|清空|暂不)/
const hrefOf = (one: LiveElement): string | null =>
  one.localName === 'a' ? (one.getAttribute('href') ?? '').replace(/^#/, '') : null
const called = (one: LiveElement): string => [nameOf(one), hrefOf(one)?.split('?')[0] ?? ''].join(' ').trim()

/** The order in which a person would go on: what has just appeared, then what was there, links and tabs, and at last what goes back. */
function rankOf(one: LiveElement, seen: ReadonlySet<LiveElement>): number {
  if (BACK.test(one.getAttribute('aria-label') ?? one.textContent)) return 8
  const isElsewhere = one.localName === 'a' || one.getAttribute('role') === 'tab'
  return (isElsewhere ? 6 : seen.has(one) ? 4 : 0) + (one.localName === 'form' ? 1 : 0)
}

const MOST_PRESSES = 70
/** A form is sent again where it was not complete. */
const SENT_AT_MOST = 3
/** What differs by its numbers alone, the rows of a list, does the same. */
const ALIKE = 2
const kindOf = (label: string): string => label.replaceAll(/\d+/g, '0')

/** What came of one press that asked the server for a change. */
export interface Deed {
  readonly label: string
  readonly calls: readonly string[]
  /** How the page differs from before. */
  readonly change: readonly string[]
  /** Where the page was left for. */
  readonly left: string | null
}

/** A page of the running app that is walked over. */
export interface Walk {
  readonly page: Running
  lines(): string[]
  /** What can be typed into, now or in a sheet that is shut. */
  fields(): LiveElement[]
  by(does: () => unknown): Promise<void>
}

/** What is looked at on the way. */
export interface Looks {
  /** Before something is pressed. */
  readonly before?: (label: string, walk: Walk, fields: readonly LiveElement[]) => Promise<void>
  /** A press has opened a dialog, which was dismissed at once: how the page differs from before. */
  readonly dismissed?: (label: string, change: readonly string[]) => void
  /** A press has asked for a change. */
  readonly after?: (deed: Deed, walk: Walk) => Promise<void>
}

/** A page at an address of the running app, opened anew where it is another one. */
async function opened(driver: HeadlessDriver, Page: ComponentType, at: string) {
  const page = running(driver, at)
  let living: Living | undefined
  let here = at
  const by = async (does: () => unknown) => {
    await living!.by(does)
    // What is asked for by it is answered.
    await living!.by(() => driver.advance(0))
  }
  const open = async (isAnew: boolean) => {
    await living?.leave()
    if (isAnew) await driver.say('navigation', { type: 'navigation.relaunchRequested', href: at })
    here = page.place()
    living = await live(createElement(AppProvider, { value: page.app }, createElement(Page)), [])
    await by(() => undefined)
  }
  await open(true)
  return {
    page,
    by,
    open,
    box: () => living!.box,
    lines: () => living!.lines(),
    fields: () => living!.box.querySelectorAll(PRESSED).filter(isField),
    /** A page is another one at each address (`app-shell.tsx`). */
    isMoved: () => page.place() !== here,
    leave: () => living!.leave(),
  }
}

/** Presses whatever there is on a page of the running app, each once, with something typed in every field. */
export async function walked(driver: HeadlessDriver, Page: ComponentType, at: string, looks: Looks): Promise<Running> {
  const { path } = parseHref(at)
  const walk = await opened(driver, Page, at)
  const { page, by } = walk
  const { asked } = driver.devices()[0]!.switches
  const pressed = new Map<string, number>()
  const typed = new Set<string>()
  let seen: ReadonlySet<LiveElement> = new Set()
  const isToCome = (one: LiveElement): boolean => {
    const href = hrefOf(one)
    if (href !== null && parseHref(href).path !== path) {
      page.led.add(href)
      return false
    }
    if (isField(one) || isSending(one) || one.hasAttribute('readonly')) return false
    if (one.localName === 'form') return (pressed.get(called(one)) ?? 0) < SENT_AT_MOST
    return !pressed.has(called(one)) && (pressed.get(kindOf(called(one))) ?? 0) < ALIKE
  }
  /** What a press has opened is dismissed, and opened again. */
  const dismiss = async (label: string, stood: readonly string[]): Promise<void> => {
    const dialog = dialogOn(walk.box())
    if (!dialog) return
    await by(() => dialog.dispatchEvent(new LiveEvent('cancel')))
    if (isOpen(dialog)) return
    looks.dismissed!(label, difference(stood, besideDialogs(walk.box())))
    const again = withinReach(walk.box()).find((one) => called(one) === label)
    if (again) await by(() => use(again))
  }
  const press = async (one: LiveElement, label: string): Promise<void> => {
    const [shown, known, href] = [walk.lines(), new Map(asked), hrefOf(one)]
    // Of a step within a dialog the way back is another one.
    const stood = looks.dismissed && !dialogOn(walk.box()) ? besideDialogs(walk.box()) : null
    await by(() => (href === null ? use(one) : page.app.say('navigation', { type: 'navigation.pushRequested', href })))
    const isMore = ([call, count]: [string, number]) => changing.has(call) && count > (known.get(call) ?? 0)
    const calls = [...asked].filter(isMore).map(([call]) => call)
    const left = parseHref(page.place()).path === path ? null : page.place()
    const isStaying = calls.length > 0 && left === null
    if (walk.isMoved()) {
      if (!isStaying) page.led.add(page.place())
      await walk.open(!isStaying)
    } else if (stood && calls.length === 0) await dismiss(label, stood)
    const change = isStaying ? difference(shown, walk.lines()) : []
    if (calls.length > 0) await looks.after?.({ label, calls, change, left }, walk)
  }
  for (let times = 0; times < MOST_PRESSES; times++) {
    const all = withinReach(walk.box())
    const fields = all.filter(isField)
    // What is there already is written over, once.
    for (const one of fields.filter((field) => field.value === '' || !typed.has(nameOf(field)))) {
      typed.add(nameOf(one))
      await by(() => type(one, textFor(one, fields)))
    }
    const before = seen
    const [next] = all.filter(isToCome).toSorted((a, b) => rankOf(a, before) - rankOf(b, before))
    seen = new Set(all)
    const dialog = dialogOn(walk.box())
    if (!next && !dialog) break
    if (!next) await by(() => dialog!.dispatchEvent(new LiveEvent('cancel')))
    else {
      const label = called(next)
      for (const name of new Set([label, kindOf(label)])) pressed.set(name, (pressed.get(name) ?? 0) + 1)
      await looks.before?.(label, walk, fields)
      await press(next, label)
    }
  }
  await walk.leave()
  return page
}
