import { href, routeAt } from '#src/routes/table.ts'
import { recentOf } from '../kit/page/search.ts'
import type { AppFunction, FunctionGroup } from './functions.ts'

/** As many as stand in two rows of the narrowest phone. */
const RECENT_MAX = 8

/** A function as it is shown. */
export interface FunctionTile {
  readonly name: string
  readonly mark: string
  readonly href: string
  readonly look: string
  /** A guest is asked to sign in first. */
  readonly asksToSignIn: boolean
}

export interface FunctionsView {
  readonly recent: readonly FunctionTile[]
  readonly groups: readonly { readonly title: string; readonly tiles: readonly FunctionTile[] }[]
  /** What is found; null while nothing is looked for. */
  readonly found: readonly FunctionTile[] | null
}

export interface FunctionsAsked {
  /** As typed. */
  readonly text: string
  /** Names of what was used, a line each, newest first. */
  readonly recent: string
  readonly isGuest: boolean
}

const plain = (text: string): string => text.replace(/\s/g, '').toLowerCase()

/** Pure: how well a word says what is meant: its name first, then names that hold it, then other words, then its group; null for not. */
function rankOf({ name, also = '' }: AppFunction, group: string, wanted: string): number | null {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (name.includes(wanted)) return 2
  if (plain(also).includes(wanted)) return 3
  return group.includes(wanted) ? 4 : null
}

/** Pure: everything in its groups, what was used lately, and what is looked for. What no longer exists is not remembered. */
export function viewFunctions(
  groups: readonly FunctionGroup[],
  { text, recent, isGuest }: FunctionsAsked,
): FunctionsView {
  const tile =
    (look: string) =>
    ({ name, mark, to, query }: AppFunction): FunctionTile => {
      const route = routeAt(to)
      const isOpen = route?.open === true || route?.guests === true
      return { name, mark, href: `#${href(to, query)}`, look, asksToSignIn: isGuest && !isOpen }
    }
  const all = groups.flatMap(({ title, look, rows }) =>
    rows.map((row) => ({ row, group: title, tile: tile(look)(row) })),
  )
  const byName = new Map(all.map((one) => [one.row.name, one.tile]))
  const wanted = plain(text)
  const ranked = all
    .map((one) => ({ tile: one.tile, rank: rankOf(one.row, one.group, wanted) }))
    .filter((one): one is { tile: FunctionTile; rank: number } => one.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
  return {
    recent: recentOf(recent)
      .flatMap((name) => byName.get(name) ?? [])
      .slice(0, RECENT_MAX),
    groups: groups.map(({ title, look, rows }) => ({ title, tiles: rows.map(tile(look)) })),
    found: wanted === '' ? null : ranked.map((one) => one.tile),
  }
}
