import { searchForm } from '../kit/search.ts'

export const productSearchForm = searchForm('home/search')
