import { cutText } from '#src/domain/text/text-limits.ts'
import { typedLine } from '#src/domain/text/typed-text.ts'
import type { DraftForm } from '#src/machines/submission/submission.machine.ts'

/** How many searches are remembered. */
const RECENT_MAX = 10
/** Longer words than this find nothing and only fill the address. */
const KEYWORD_MAX = 40

/**
 * The draft of a search: what is being typed into the field (`text`), for which address it was begun (`asked`, the keyword there), and
 * what was searched for before (`recent`, a line each, newest first).
 */
export const searchForm = (form: string): DraftForm => ({
  form,
  fields: { text: { initial: '', rules: [] }, asked: { initial: '', rules: [] }, recent: { initial: '', rules: [] } },
})

/** What is searched for: without space around it and what nobody can see, of bounded length; `''` for nothing. */
export const keywordOf = (text: string): string => cutText(typedLine(text), KEYWORD_MAX).trim()

/** The searches of before, newest first, from the draft's lines. */
export const recentOf = (lines: string): string[] => lines.split('\n').filter((line) => line !== '')

/** The draft's lines after a search: it stands first, and only once. */
export const withRecent = (lines: string, keyword: string): string =>
  [keyword, ...recentOf(lines).filter((line) => line !== keyword)].slice(0, RECENT_MAX).join('\n')
