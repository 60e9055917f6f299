/** What one writes in the composer; pure. The text belongs to the field: a draft from elsewhere never replaces what is being typed. */
export interface Writing {
  readonly text: string
  /** The draft as last seen from outside. */
  readonly seen: string
  /** An input method is at work, or the field has the focus: nothing from outside gets in. */
  readonly busy: boolean
}

export const startWriting = (draft: string): Writing => ({ text: draft, seen: draft, busy: false })

/** The draft outside changed: our own echo, another tab, the store. It is taken only into a field that nobody uses. */
export function draftReceived(writing: Writing, draft: string): Writing {
  if (draft === writing.seen) return writing
  const isFree = !writing.busy && writing.text === writing.seen
  return { ...writing, seen: draft, text: isFree ? draft : writing.text }
}

export const written = (writing: Writing, text: string): Writing => ({ ...writing, text })

/** A key press as the browser tells it. */
export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly isComposing: boolean
  /** 229 while an input method takes the key; some browsers say only this much after the composition has ended. */
  readonly keyCode: number
}

/** Whether a key press sends: Enter by itself, and never the Enter that ends a composition. */
export const isSendKey = (press: KeyPress, composing: boolean): boolean =>
  press.key === 'Enter' && !press.shiftKey && !press.isComposing && !composing && press.keyCode !== 229

/** What may be sent of a text: null when there is nothing but space. */
export const sendable = (text: string): string | null => (text.trim() === '' ? null : text.replace(/\s+$/, ''))

/** A name that is being looked for after an @. `from` and `to` are its place in the text, the @ included. */
export interface MentionSearch {
  readonly query: string
  readonly from: number
  readonly to: number
}

/** The @ before the caret, when one is being written: at the beginning, or after a space or a Han character. */
export function mentionAt(text: string, caret: number): MentionSearch | null {
  const found = /(^|[\s\p{Script=Han}\p{P}])@([^\s@]{0,16})$/u.exec(text.slice(0, caret))
  if (!found) return null
  const query = found[2]!
  return { query, from: caret - query.length - 1, to: caret }
}

/** Puts a name where it was looked for; says where the caret goes. */
export function mention(
  text: string,
  search: MentionSearch,
  name: string,
): { readonly text: string; readonly caret: number } {
  const head = `${text.slice(0, search.from)}@${name} `
  return { text: head + text.slice(search.to).replace(/^ /, ''), caret: head.length }
}

/** Those whose name fits, the ones that begin with it first; at most `most`. */
export function mentionable<Named extends { readonly name: string }>(
  people: readonly Named[],
  query: string,
  most = 6,
): Named[] {
  const wanted = query.toLowerCase()
  const fits = people.filter(({ name }) => name.toLowerCase().includes(wanted))
  const begins = (one: Named) => (one.name.toLowerCase().startsWith(wanted) ? 0 : 1)
  return fits.toSorted((a, b) => begins(a) - begins(b)).slice(0, most)
}

/** Those to whom a text speaks: after each @ the longest of the names that stand there is meant. */
export function spokenTo<Named extends { readonly name: string }>(text: string, people: readonly Named[]): Named[] {
  const called = text
    .split('@')
    .slice(1)
    .flatMap((words) => {
      const fits = people.filter(({ name }) => name !== '' && words.startsWith(name))
      return fits.toSorted((a, b) => b.name.length - a.name.length)[0]?.name ?? []
    })
  return people.filter(({ name }) => called.includes(name))
}

/** Puts text in at a selection. */
export const insertAt = (text: string, from: number, to: number, added: string) => ({
  text: text.slice(0, from) + added + text.slice(to),
  caret: from + added.length,
})

/** A text in parts: plain words, links that may be followed, and mentions. */
export type TextPart =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'mention'; readonly text: string }

const marks = /(https?:\/\/[\w.\-:]+(?:\/[\w\-./?%&=#~+:;,!@]*[\w/=#&~])?)|(@[^\s@]{1,16})(?=\s|$)/gi

export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const found of text.matchAll(marks)) {
    if (found.index > end) parts.push({ kind: 'plain', text: text.slice(end, found.index) })
    parts.push(found[1] ? { kind: 'link', text: found[0], href: found[0] } : { kind: 'mention', text: found[0] })
    end = found.index + found[0].length
  }
  if (end < text.length) parts.push({ kind: 'plain', text: text.slice(end) })
  return parts
}
