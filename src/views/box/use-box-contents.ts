import { type Part, partOf } from '../kit/resource/part.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { type ContentLine, contentLine } from './blind-box-details.select.ts'

/** What a blind box may hold and how many of each are left; others open theirs meanwhile. */
export const useBoxContents = (blindBoxId: string): Part<ContentLine> =>
  partOf(useResource({ endpoint: 'box.contents', request: { blindBoxId }, freshMs: 10_000 }), contentLine)
