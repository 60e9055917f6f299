import { searchForm } from '../kit/page/search.ts'

export const productSearchForm = searchForm('home/search')
