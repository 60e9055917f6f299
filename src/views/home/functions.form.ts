import { searchForm } from '../kit/page/search.ts'

/** What is being looked for, and what was used before, by name. */
export const functionsForm = searchForm('home/functions')
