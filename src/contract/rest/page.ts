/** A page of a list, read. */
export interface Page<Row> {
  readonly list: readonly Row[]
  readonly total: number
  readonly pageNo: number
  readonly pageSize: number
}

/** Whether nothing follows this page. */
export const isLastPage = (page: Page<unknown>): boolean =>
  page.pageNo * page.pageSize >= page.total || page.list.length === 0
