/** Kinds of pages that look alike from afar. */
export type OutlineKind = 'card' | 'chat' | 'detail' | 'form' | 'grid' | 'list' | 'scene' | 'text'

/**
 * One page of the app (marketplace §2). `page` is `<area>/<name>`: its file is `src/views/<area>/<name>.page.tsx`, its row stands in
 * `<area>.routes.ts`.
 */
export interface RouteRow {
  /** As the specification spells it, below the hash. */
  readonly path: string
  readonly page: string
  /** The heading of the page and the document. */
  readonly title: string
  /** Open to people who are not signed in. */
  readonly open?: true
  /** Open to them where the build lets guests look around (docs/decisions/0035). */
  readonly guests?: true
  readonly aliases?: readonly string[]
  /** What its outline is, while its code is on its way; a list where nothing is said. */
  readonly outline?: OutlineKind
}
