import type { Form } from '#src/machines/submission/submission.machine.ts'

/** Which type the notice list is narrowed to, `''` for all; kept as a draft, so that it is still chosen after a reload. */
export const noticeFilterForm: Form = { form: 'notice/filter', fields: { typeId: { initial: '', rules: [] } } }

/**
 * What is being typed into the search field (`text`), for which address it was begun (`asked`, the keyword there), and what was
 * searched for before (`recent`, a line each, newest first).
 */
export const noticeSearchForm: Form = {
  form: 'notice/search',
  fields: { text: { initial: '', rules: [] }, asked: { initial: '', rules: [] }, recent: { initial: '', rules: [] } },
}
