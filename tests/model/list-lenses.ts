import { isSignInPlace } from '#src/machines/places.ts'
import type { NavigationContext } from '#src/machines/navigation/navigation.machine.ts'
import type { MachineView } from '#src/machines/model.ts'
import type { ResourceContext } from '#src/machines/resource/resource.machine.ts'
import type { Lens } from './tester/ledger.ts'

const stackOf = (view: MachineView): readonly string[] => (view.context as unknown as NavigationContext).stack

/** Whether what is for who stands at one of some addresses is not for who stands at `current`. */
const isElsewhere = (current: string, from: unknown): boolean =>
  Array.isArray(from) && !from.some((place) => current === place || current.startsWith(`${place}?`))

/** The stack of pages as the one on top, the one below it, and how many there are. */
export const stackLens: Lens = ({ fact, before, after, out }) => {
  const seen = (view: MachineView): MachineView => {
    const { scrolls, motion, over, wanted, wantedBy, wantedTab } = view.context as unknown as NavigationContext
    const stack = stackOf(view)
    const [current, below] = [stack.at(-1) ?? null, stack.at(-2) ?? null]
    const kept = Object.keys(scrolls).length
    const asked = { over, wanted, wantedBy, wantedTab }
    return { ...view, context: { current, below, depth: stack.length, motion, kept, ...asked } }
  }
  const current = stackOf(before).at(-1) ?? ''
  const { scrolls, over, wanted, wantedBy, wantedTab } = before.context as unknown as NavigationContext
  const isTheirs = wantedBy === null || wantedBy === fact['user']
  const elsewhere = Object.keys(scrolls).filter((href) => href !== fact['href'])
  const about = {
    under: stackOf(before).at(-3) ?? null,
    deeper: stackOf(before).length + 1,
    shallower: stackOf(before).length - 1,
    keptElsewhere: elsewhere.length,
    keptHere: elsewhere.length + 1,
    keptBesideWanted: Object.keys(scrolls).filter((href) => href !== wanted).length,
    wantedHref: fact['href'] ?? null,
    overBelow: over === current ? null : over,
    wantedBelow: over === current ? null : wanted,
    wantedByBelow: over === current ? null : wantedBy,
    wantedTabBelow: over === current ? false : wantedTab,
    asksTab: fact['tab'] === true,
    isTab: wantedTab,
    isAtSignIn: isSignInPlace(current),
    goesOn: isTheirs && wanted !== null && wanted !== current,
    destination: isTheirs ? (wanted ?? over ?? fact['href']) : fact['href'],
    isElsewhere: isElsewhere(current, fact['from']),
    isCurrent: stackOf(before).at(-1) === fact['href'],
    isBelow: stackOf(before).length > 1 && stackOf(before).at(-2) === fact['href'],
  }
  return { fact: { ...fact, ...about }, before: seen(before), after: seen(after), out }
}

const resourceOf = (view: MachineView): ResourceContext => view.context as unknown as ResourceContext
const idsOf = (items: unknown): string[] => ((items ?? []) as { id: string }[]).map(({ id }) => id)

/** A list as the number of its entries; what an answer would make of it is counted here, apart from the machine. */
export const listLens: Lens = ({ fact, before, after, out }) => {
  const { items, page, last, loadedAt, freshMs } = resourceOf(before)
  const arrived = idsOf(fact['items'])
  const known = idsOf(items)
  // Below the first page what was there stays, from behind the last entry that the new first page still shows.
  const overlap = known.findLastIndex((id) => arrived.includes(id))
  const keepsMore = page > 1 && fact['last'] === false
  const merged = new Set([...arrived, ...(keepsMore ? known.slice(overlap + 1) : [])])
  const seen = (view: MachineView): MachineView => {
    const { endpoint, failure, data, ...rest } = resourceOf(view)
    const { page: at, last: isLast, loadedAt: then } = rest
    return {
      ...view,
      context: {
        endpoint,
        failure,
        data: data ?? null,
        page: at,
        last: isLast,
        loadedAt: then,
        count: rest.items.length,
      },
    }
  }
  const about = {
    count: arrived.length,
    joined: new Set([...known, ...arrived]).size,
    merged: merged.size,
    // Whether the end is known, is known of what is kept below.
    lastMerged: merged.size > arrived.length ? last : fact['last'],
    next: page + 1,
    isStale: fact.at - loadedAt >= (freshMs ?? 0),
  }
  return { fact: { ...fact, ...about }, before: seen(before), after: seen(after), out }
}
