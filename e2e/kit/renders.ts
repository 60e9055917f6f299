import type { Page } from '@playwright/test'

/** What React keeps of an element; as much of it as is read here. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly type: unknown
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}
interface Counted {
  /** Components that were drawn anew, by name: in a build for production those are short ones. */
  names: Record<string, number>
  /** Commits. */
  commits: number
}

/** Runs in the page before its scripts: React tells tools of each commit, and here which components it has drawn. */
function note(): void {
  const counted: Counted = { names: {}, commits: 0 }
  // Functions, classes, and both kinds of `forwardRef` and `memo`.
  const components = [0, 1, 11, 14, 15]
  const performedWork = 1
  const nameOf = (type: unknown): string => {
    const inner = (type as { type?: unknown; render?: unknown } | null)?.type ?? (type as { render?: unknown }).render
    return (typeof type === 'function' ? type.name : inner ? nameOf(inner) : '') || '?'
  }
  const walk = (next: Fiber, before: Fiber | null): void => {
    if (components.includes(next.tag) && (before === null || (next.flags & performedWork) !== 0)) {
      const name = nameOf(next.type)
      counted.names[name] = (counted.names[name] ?? 0) + 1
    }
    // The same children: React has not gone further down.
    if (before !== null && next.child === before.child) return
    for (let child = next.child; child; child = child.sibling) walk(child, child.alternate)
  }
  Object.assign(window, {
    renders: counted,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => {
        counted.commits += 1
        walk(root.current, root.current.alternate)
      },
    },
  })
}

/** Counts what React draws on all documents that this page opens from now on. */
export const noteRenders = async (page: Page): Promise<void> => void (await page.addInitScript(note))

/** What React has drawn since this was asked the last time. */
export const rendersSince = (page: Page): Promise<Counted> =>
  page.evaluate(() => {
    const { renders } = window as unknown as { renders: Counted }
    const told = { ...renders }
    Object.assign(renders, { names: {}, commits: 0 })
    return told
  })
