import type { DraftForm } from '#src/machines/submission/submission.machine.ts'
import { searchForm } from '../kit/page/search.ts'

/** Which type, and which one under it, the notice list is narrowed to, `''` for all; a draft, so that it is still chosen after a reload. */
export const noticeFilterForm: DraftForm = {
  form: 'notice/filter',
  fields: { typeId: { initial: '', rules: [] }, subtypeId: { initial: '', rules: [] } },
}

export const noticeSearchForm: DraftForm = searchForm('notice/search')
