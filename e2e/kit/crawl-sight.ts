import type { Page } from '@playwright/test'

/** Something on a screen that a finger can press. */
export interface Target {
  /** The same thing on the same screen, whatever numbers stand in it. */
  readonly key: string
  /** Which of the elements that `tappable` finds. */
  readonly index: number
  /** The shape of the address that a link within the app names; null for what is no such link. */
  readonly leads: string | null
}

/** What lies open: a page, or something over it. */
export interface Screen {
  /** Its address below the hash, and the shape of it; `outside` on a page that is not the app's. */
  readonly href: string
  readonly shape: string
  /** The title of what lies over the page; empty for the page itself. */
  readonly over: string
  readonly targets: readonly Target[]
}

export const tappable = [
  'button:not([disabled]):not([aria-disabled="true"])',
  'a[href]',
  'summary',
  ...['tab', 'switch', 'radio', 'checkbox', 'option', 'menuitem'].map((role) => `[role="${role}"]`),
  'label:has(input:is([type="checkbox"], [type="radio"], [type="file"]):enabled)',
].join(', ')

/** A page that is not the app's: a payment firm's. */
export const OUTSIDE = 'outside'

/** Rows of a list that do the same: as many of them are pressed. */
const ROWS = 3

interface Found {
  readonly over: string
  readonly hash: string
  readonly found: readonly { index: number; name: string; href: string | null; row: string | null; role: string }[]
}

/** Runs in the page: what can be pressed, in the topmost layer. What is chosen already is not pressed again. */
function lookAround(selector: string): Found {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  const layers = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')].filter(isSeen)
  const top = layers.at(-1)
  const nameOf = (element: Element): string => {
    const given = element.getAttribute('aria-label')
    const by = element.getAttribute('aria-labelledby')
    const label = element.id && document.querySelector(`label[for="${CSS.escape(element.id)}"]`)
    const own = by ? by.split(' ').map((id) => document.getElementById(id)?.textContent ?? '') : []
    return (given ?? (own.join(' ') || (label && label.textContent) || element.textContent || '')).trim()
  }
  const isChosen = (element: Element) =>
    element.matches('[role="tab"][aria-selected="true"], [aria-current="page"], [role="radio"][aria-checked="true"]') ||
    element.matches(':has(> input[type="radio"]:checked), [role="option"][aria-selected="true"]')
  const found = [...document.querySelectorAll(selector)].flatMap((element, index) => {
    if (top && !top.contains(element)) return []
    if (element.closest('[inert], [aria-hidden="true"], [popover]:not(:popover-open)')) return []
    if (!isSeen(element) || isChosen(element)) return []
    const href = element instanceof HTMLAnchorElement ? element.getAttribute('href') : null
    const row = element.closest('li, [role="listitem"], [role="row"], [role="gridcell"]')
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
    return [{ index, name: nameOf(element), href, row: row && `${element.className}`, role }]
  })
  return { over: top ? nameOf(top).slice(0, 20) : '', hash: location.hash, found }
}

/** A title or a name without what differs from one copy, day or person to the next. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\d.,:]+/g, 'N')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 24)

/** `/route?id=group:&kind=box` of an address: where it leads, and what it says about that: which word, not which thing. */
export const shapeOf = (href: string): string => {
  const [route = '', query = ''] = href.replace(/^#/, '').split('?', 2)
  const words = [...new URLSearchParams(query)].map(([key, value]) => {
    const word = /^[a-z]+(:[a-z]*|$)/i.exec(value)?.[0]
    return word ? `${key}=${word}` : key
  })
  return [decodeURI(route), words.toSorted().join('&')].filter(Boolean).join('?')
}

export async function lookAt(page: Page): Promise<Screen> {
  const isApp = await page.evaluate(() => window.shucang !== undefined)
  const { over, hash, found } = await page.evaluate(lookAround, tappable)
  if (!isApp) {
    const targets = found.map(({ index, name, role }) => ({ index, leads: null, key: `${role} ${plain(name)}` }))
    return { href: page.url(), shape: OUTSIDE, over: OUTSIDE, targets }
  }
  const rows = new Map<string, number>()
  const targets = found.flatMap(({ index, name, href, row, role }): Target[] => {
    if (href?.startsWith('#')) return [{ index, leads: shapeOf(href), key: `→ ${shapeOf(href)}` }]
    if (row === null) return [{ index, leads: null, key: `${role} ${plain(name)}` }]
    const nth = (rows.get(row) ?? 0) + 1
    rows.set(row, nth)
    // The first of many rows alike; what has a name of its own (a setting, a choice) is short.
    if (nth > ROWS && plain(name).length > 6) return []
    return [{ index, leads: null, key: `${role} in a row: ${plain(name)}` }]
  })
  const once = new Map(targets.toReversed().map((target) => [target.key, target]))
  const href = decodeURI(hash.replace(/^#/, ''))
  return { href, shape: shapeOf(href), over: plain(over), targets: [...once.values()].toReversed() }
}

/** Runs in the page: everything that a tap could have changed. */
export const standing = ([selector, index]: readonly [string, number]): string => {
  const tapped = document.querySelectorAll(selector)[index]
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
  const focus = document.activeElement
  const scrolled = [...document.querySelectorAll('main, dialog[open] *')].map((element) =>
    Math.round(element.scrollTop),
  )
  return JSON.stringify({
    at: location.href,
    body: document.body.outerHTML,
    fields: fields.map((field) => [field.value, field.checked]),
    focus: focus === tapped || focus === document.body ? '' : focus?.outerHTML.slice(0, 200),
    scrolled: scrolled.filter(Boolean),
  })
}
