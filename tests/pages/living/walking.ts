import { choose, type, use } from './browser.ts'
import { createElement, type ComponentType } from 'react'
import { demoAccount } from '#mock/world/demo-account.ts'
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
import type { Place } from './places.ts'
import { isField, picture, textFor, type Typed } from './typed.ts'

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
function rankOf(one: LiveElement, seen: ReadonlySet<LiveElement>, first: RegExp | undefined): number {
  if (first?.test(called(one))) return -1
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
  /** The page stands, and nothing has been done yet. */
  readonly begun?: (walk: Walk) => Promise<void>
  /** Before something is pressed. */
  readonly before?: (label: string, walk: Walk, fields: readonly LiveElement[]) => Promise<void>
  /** A press has opened a dialog, which was dismissed at once: how the page differs from before. */
  readonly dismissed?: (label: string, change: readonly string[]) => void
  /** A press has asked for a change. */
  readonly after?: (deed: Deed, walk: Walk) => Promise<void>
}

/** A page at an address of the running app, opened anew where it is another one. */
async function opened(driver: HeadlessDriver, Page: ComponentType, { at, chat }: Place) {
  const page = running(driver, at, chat === true)
  let living: Living | undefined
  let here = at
  const by = async (does: () => unknown) => {
    await living!.by(does)
    // What is asked for by it is answered.
    await living!.by(() => driver.advance(0))
  }
  const draw = async () => {
    here = page.place()
    living = await live(createElement(AppProvider, { value: page.app }, createElement(Page)), [])
    await by(() => undefined)
  }
  const open = async (isAnew: boolean) => {
    await living?.leave()
    if (isAnew) await driver.say('navigation', { type: 'navigation.relaunchRequested', href: at })
    await draw()
    // One that names its key itself is another page then.
    while (page.place() !== here && parseHref(page.place()).path === parseHref(at).path) {
      await living!.leave()
      await draw()
    }
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

type Opened = Awaited<ReturnType<typeof opened>>

const changesSince = (asked: ReadonlyMap<string, number>, known: ReadonlyMap<string, number>): string[] =>
  [...asked].flatMap(([call, count]) => (changing.has(call) && count > (known.get(call) ?? 0) ? [call] : []))

/** What is done on a page, and what came of it. */
function handOn(driver: HeadlessDriver, walk: Opened, place: Place, looks: Looks) {
  const { page, by } = walk
  const { path } = parseHref(place.at)
  const { asked } = driver.devices()[0]!.switches
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
  /** Does something, and looks at what came of it. */
  const act = async (label: string, does: () => unknown, dismissed = looks.dismissed): Promise<void> => {
    const [shown, known] = [walk.lines(), new Map(asked)]
    // Of a step within a dialog the way back is another one.
    const stood = dismissed && !dialogOn(walk.box()) ? besideDialogs(walk.box()) : null
    await by(does)
    const calls = changesSince(asked, known)
    const left = parseHref(page.place()).path === path ? null : page.place()
    const isStaying = calls.length > 0 && left === null
    if (walk.isMoved()) {
      if (!isStaying) page.led.add(page.place())
      await walk.open(!isStaying)
    } else if (stood && calls.length === 0) await dismiss(label, stood)
    const change = isStaying ? difference(shown, walk.lines()) : []
    if (calls.length > 0) await looks.after?.({ label, calls, change, left }, walk)
  }
  const press = (one: LiveElement, label: string): Promise<void> => {
    const href = hrefOf(one)
    return act(label, () => {
      if (href !== null) page.app.say('navigation', { type: 'navigation.pushRequested', href })
      else if (one.type === 'file') choose(one, picture())
      else use(one)
    })
  }
  const typed = new Set<string>()
  /** What was sent to somebody's telephone, as they read it there. */
  const codes = () =>
    driver.nodeWorld().world.tables.smsCodes.filter(({ phone, used }) => !used && phone !== demoAccount.phone)
  /** Writes into fields; a code or a password that is whole is sent at once. */
  const write = async (fields: readonly LiveElement[]): Promise<void> => {
    const [sent] = codes().slice(-1)
    const here: readonly Typed[] = [...(place.types ?? []), ...(sent ? [[/验证码/, sent.code] as const] : [])]
    // One that comes is another one.
    const keyOf = (one: LiveElement): string =>
      nameOf(one).includes('验证码') ? `${nameOf(one)} ${sent?.id}` : nameOf(one)
    // What is there already is written over, once.
    for (const one of fields.filter((field) => field.value === '' || !typed.has(keyOf(field)))) {
      typed.add(keyOf(one))
      if (!one.isConnected) return
      const label = `${nameOf(one)} is typed`
      await looks.before?.(label, walk, fields)
      await act(label, () => type(one, textFor(one, fields, here)), undefined)
    }
  }
  return { press, write }
}

/** What is left to be pressed on a page. */
function leftOn({ page }: Opened, { at, first }: Place) {
  const { path } = parseHref(at)
  const pressed = new Map<string, number>()
  const outside = new Set<string>()
  let seen: ReadonlySet<LiveElement> = new Set()
  /** The question that a press opens may be answered by the same words. */
  const labelOf = (one: LiveElement): string => {
    const dialog = one.closest('dialog')
    return dialog && outside.has(called(one)) ? `${called(one)} in ${nameOf(dialog)}` : called(one)
  }
  const isToCome = (one: LiveElement): boolean => {
    const href = hrefOf(one)
    if (href !== null && parseHref(href).path !== path) {
      page.led.add(href)
      return false
    }
    if (isField(one) || isSending(one) || one.hasAttribute('readonly')) return false
    const label = labelOf(one)
    if (one.localName === 'form') return (pressed.get(label) ?? 0) < SENT_AT_MOST
    return !pressed.has(label) && (pressed.get(kindOf(label)) ?? 0) < ALIKE
  }
  /** The next one, and how it is called. */
  return (all: readonly LiveElement[]): readonly [LiveElement, string] | null => {
    const before = seen
    seen = new Set(all)
    const [next] = all.filter(isToCome).toSorted((a, b) => rankOf(a, before, first) - rankOf(b, before, first))
    if (!next) return null
    const label = labelOf(next)
    for (const name of new Set([label, kindOf(label)])) pressed.set(name, (pressed.get(name) ?? 0) + 1)
    if (!next.closest('dialog')) outside.add(label)
    return [next, label]
  }
}

/** Presses whatever there is on a page of the running app, each once, with something typed in every field. */
export async function walked(
  driver: HeadlessDriver,
  Page: ComponentType,
  place: Place,
  looks: Looks,
): Promise<Running> {
  const { asked } = driver.devices()[0]!.switches
  const before = new Map(asked)
  const walk = await opened(driver, Page, place)
  const calls = changesSince(asked, before)
  await looks.begun?.(walk)
  if (calls.length > 0) await looks.after?.({ label: 'opened', calls, change: [], left: null }, walk)
  const { press, write } = handOn(driver, walk, place, looks)
  const nextOf = leftOn(walk, place)
  for (let times = 0; times < MOST_PRESSES; times++) {
    const box = walk.box()
    const all = withinReach(box)
    const fields = all.filter(isField)
    await write(fields)
    // What was typed has led elsewhere, and back.
    if (walk.box() !== box) continue
    const next = nextOf(all)
    const dialog = dialogOn(box)
    if (!next && !dialog) break
    if (!next) await walk.by(() => dialog!.dispatchEvent(new LiveEvent('cancel')))
    else {
      await looks.before?.(next[1], walk, fields)
      await press(...next)
    }
  }
  await walk.leave()
  return walk.page
}
