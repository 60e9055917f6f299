/**
 * A hook that lives without a browser: it is drawn, does what it does once it is drawn, is drawn again when it has set something, and
 * is left. React gives its hooks to whoever draws; here that is this.
 */
import { createRequire } from 'node:module'

type End = (() => void) | undefined | void
type By = readonly unknown[] | undefined
interface Hooks {
  useState<T>(start: T | (() => T)): [T, (next: T | ((was: T) => T)) => void]
  useRef<T>(start: T): { current: T }
  useMemo<T>(make: () => T, by?: By): T
  useCallback<T>(call: T, by?: By): T
  useEffect(run: () => End, by?: By): void
  useLayoutEffect(run: () => End, by?: By): void
  useReducer<T, A>(reduce: (was: T, act: A) => T, start: T): [T, (act: A) => void]
  useSyncExternalStore<T>(listen: (changed: () => void) => () => void, get: () => T): T
  useDebugValue(): void
  useContext<T>(): T
}

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = createRequire(import.meta.url)(
  'react',
) as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: Hooks | null } }

export interface Hooked<Shown> {
  /** As it was drawn last, with all that was set since. */
  shown(): Shown
  /** It is drawn again, as if what is around it had changed. */
  again(): void
  /** It is taken off the page. */
  leave(): void
}

/** What a hook does once it is drawn, and what ends that. */
interface Effect {
  by: By
  run: (() => End) | null
  end: End
}

const isSame = (one: By, other: By): boolean =>
  one !== undefined && other !== undefined && one.every((value, place) => Object.is(value, other[place]))

/** The hooks of one that is kept: `cell` gives what stands in the next place, `changed` is told that something was set. */
function hooksOf(cell: <T>(make: () => T) => T, effects: Effect[], changed: () => void, around: unknown): Hooks {
  const hooks: Hooks = {
    useState<T>(start: T | (() => T)) {
      const own = cell(() => ({ value: start instanceof Function ? start() : start }))
      const set = (next: T | ((was: T) => T)): void => {
        const value = next instanceof Function ? next(own.value) : next
        if (Object.is(value, own.value)) return
        own.value = value
        changed()
      }
      return [own.value, set]
    },
    useRef: (start) => cell(() => ({ current: start })),
    useMemo<T>(make: () => T, by?: By) {
      const own = cell(() => ({ by, value: make() }))
      if (own.by !== by && !isSame(own.by, by)) Object.assign(own, { by, value: make() })
      return own.value
    },
    useCallback: (call, by) => hooks.useMemo(() => call, by),
    useEffect(run, by) {
      const own = cell((): Effect => {
        const made = { by, run, end: undefined }
        effects.push(made)
        return made
      })
      if (!isSame(own.by, by)) Object.assign(own, { by, run })
    },
    useLayoutEffect: (run, by) => hooks.useEffect(run, by),
    useReducer<T, A>(reduce: (was: T, act: A) => T, start: T) {
      const [value, set] = hooks.useState(start)
      return [value, (act: A) => set((was) => reduce(was, act))]
    },
    useSyncExternalStore(listen, get) {
      hooks.useEffect(() => listen(changed), [listen])
      return get()
    },
    useDebugValue: () => undefined,
    useContext: <T>() => around as T,
  }
  return hooks
}

/** Keeps a hook as a page would; `around` is what any context gives it. */
export function hooked<Shown>(use: () => Shown, around: unknown): Hooked<Shown> {
  const cells: unknown[] = []
  const effects: Effect[] = []
  let place = 0
  let isStale = true
  let isLeft = false
  let last: Shown
  function cell<T>(make: () => T): T {
    if (place === cells.length) cells.push(make())
    place += 1
    return cells[place - 1] as T
  }
  const changed = (): void => {
    isStale = true
    queueMicrotask(draw)
  }
  const hooks = hooksOf(cell, effects, changed, around)
  function draw(): void {
    while (isStale && !isLeft) {
      isStale = false
      place = 0
      const before = internals.H
      internals.H = hooks
      try {
        last = use()
      } finally {
        internals.H = before
      }
      for (const effect of effects) {
        const { run, end } = effect
        if (!run) continue
        effect.run = null
        end?.()
        effect.end = run()
      }
    }
  }
  draw()
  return {
    shown: () => {
      draw()
      return last
    },
    again: () => {
      isStale = true
      draw()
    },
    leave: () => {
      draw()
      isLeft = true
      for (const { end } of effects) end?.()
    },
  }
}
