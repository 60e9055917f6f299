import { judgeLink } from '#src/domain/safe-url.ts'
import type { UpdateView } from '../kit/system/use-update.ts'

export interface UpdatePageView {
  readonly kind: UpdateView['kind']
  readonly version: string
  readonly current: string
  readonly forced: boolean
  readonly notes: readonly string[]
  /** Where the package is had, why it cannot be opened, or null where a hot update is had by loading the app again. */
  readonly pack: { readonly href: string } | { readonly refused: string } | null
}

/** The lines of a text of changes, without the numbers and dashes it came with. */
const lines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-•·*]|\d+[.、．)）])\s*/, '').trim())
    .filter((line) => line !== '')

/** What the update page shows (marketplace §4: full package, hot update, nothing). */
export function viewUpdatePage(update: UpdateView, current: string, allowedHosts: readonly string[]): UpdatePageView {
  const verdict = judgeLink(update.packageUrl, allowedHosts)
  const isReload = update.kind === 'hot' && update.packageUrl.trim() === ''
  return {
    kind: update.kind,
    version: update.version,
    current,
    forced: update.forced,
    notes: lines(update.notes),
    pack: isReload
      ? null
      : verdict.kind === 'external'
        ? { href: verdict.href }
        : { refused: verdict.kind === 'refused' ? verdict.message : '安装包的地址不对' },
  }
}
