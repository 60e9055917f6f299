import type { LoadState } from '../../kit/chat/use-directory.ts'

/** Pure: why what a page is about is not there: it was asked for and is not to be had (`none`), or it could not be asked for. */
export const whyMissing = ({ state, failure }: Pick<LoadState, 'state' | 'failure'>, none: string): string | null =>
  state === 'ready' ? none : failure
