import type { Collectible } from './collectible.ts'

let held: { readonly item: Collectible; readonly href: string } | null = null

/** Takes a work along to its page, `href` with its hash: the page shows it before it knows more. */
export const hold = (item: Collectible, href: string): void => {
  held = { item, href }
}

/** What was taken to this page off a shelf; null where nothing was. */
export const heldAt = (href: string): Collectible | null => (held?.href === href ? held.item : null)
