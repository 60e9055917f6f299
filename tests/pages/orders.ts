/** A row of a list in an answer. */
export type Row = Readonly<Record<string, unknown>>

export interface Otherwise {
  /** What they are sorted by, the least first; `at` is their place in the answer. */
  readonly by: (row: Row, at: number) => number
  /** Rows that have this in common are sorted among themselves. */
  readonly of?: (row: Row) => unknown
  readonly why: string
}

const isUpcoming = ({ state }: Row): boolean => state === 'upcoming'
const announced: Otherwise = {
  by: (row) => Number(isUpcoming(row) ? row['onSaleAt'] : ((row['activity'] as Row | null)?.['endsAt'] ?? 0)),
  of: isUpcoming,
  why: 'what is announced comes by the moment at which it is sold, what is sold in an activity by the end of that',
}
const lastFirst = (why: string): Otherwise => ({ by: (_, at) => -at, why })
const pinnedFirst: Otherwise = {
  by: ({ pinned }) => (pinned === true ? 0 : 1),
  why: 'pinned notices stand first, whatever page of the list they come on',
}
const asDrawn: Otherwise = {
  ...lastFirst('the record begins with the last one; what came out of one draw is shown as it was drawn'),
  of: ({ drawId }) => drawId,
}

/**
 * The lists that do not come as they are answered, by page and list. The specification says of no list how it is sorted: that is the
 * server's to say, and what a page does otherwise has its reason here.
 */
export const otherwise: Readonly<Record<string, Otherwise>> = {
  '/pages/activity/index home.blindBoxes rows': announced,
  '/pages/activity/index market.products rows': announced,
  '/pages/common/transferParticulars/transferParticulars collection.detail.provenance': lastFirst(
    'who had a copy is answered from its first holder on, and read from the last one back',
  ),
  '/pages/home/luckyDraw/prizeResult/index draw.won rows': asDrawn,
  '/pages/home/luckyDraw/prizeResultS/prizeResultS draw.won rows': asDrawn,
  '/pages/notice/notice notice.list rows': pinnedFirst,
  '/pages/notice/search/index notice.list rows': pinnedFirst,
}
