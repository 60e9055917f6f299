import type { LiveElement } from './elements.ts'

/** A selector without parts: a name, and attributes with their values. */
export interface Selector {
  readonly tag: string | null
  readonly attributes: readonly { readonly name: string; readonly value: string | null; readonly how: string }[]
}

const known = new Map<string, readonly Selector[]>()
const ATTRIBUTE = /\[([\w-]+)(?:(\^?)="?([^"\]]*)"?)?\]/g
/** What pages ask for: names and attributes, one beside the other. */
const PLAIN = /^(?:\*|[\w-]*)(?:\[[^\]]*\])*$/

/** What a selector asks for; one with more than names and attributes is for a browser. */
export function parsedSelector(selector: string): readonly Selector[] {
  const before = known.get(selector)
  if (before) return before
  const parsed = selector.split(',').map((part): Selector => {
    const text = part.trim()
    if (!PLAIN.test(text)) throw new Error(`only a browser knows ${selector}`)
    const [name = ''] = /^[\w-]*/.exec(text) ?? []
    const attributes = [...text.matchAll(ATTRIBUTE)].map(([, attribute = '', how = '', value]) => ({
      name: attribute,
      value: value ?? null,
      how,
    }))
    return { tag: name === '' ? null : name, attributes }
  })
  known.set(selector, parsed)
  return parsed
}

/** An element as a person would call it. */
export function nameOf(one: LiveElement): string {
  const role = one.getAttribute('role') ?? one.localName
  const label = one.closest('label') ?? one.ownerDocument.querySelector(`label[for="${one.id}"]`)
  const words =
    one.getAttribute('aria-label') ?? label?.textContent.slice(0, 20) ?? one.getAttribute('placeholder') ?? ''
  if (words !== '') return `${role} “${words}”`
  const text = one.localName === 'dialog' ? (one.querySelector('h2')?.textContent ?? '') : one.textContent
  return text === '' ? role : `${role} “${text.slice(0, 20)}”`
}
