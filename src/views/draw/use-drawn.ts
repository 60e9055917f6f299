import { useEffect, useState } from 'react'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { useStaged } from '../kit/intent/use-staged.ts'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { drawOf, justDrawn, seekDraw } from './draw.select.ts'

/** Whoever wants no motion sees it turned at once. */
const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * What the draw in the address has given: the last one on this device as its machine keeps it, also after a reload, or one of the past as
 * the server keeps it.
 */
export function useDrawn() {
  const { query } = useNavigation()
  const raffle = query.get('raffle') ?? ''
  const draw = query.get('draw') ?? ''
  const stream = `lucky-draw/${raffle}` as const
  const change = useStaged(stream)
  const last = useStream(stream, (snapshot) => justDrawn(snapshot?.context))
  const isLast = draw === '' && last !== null
  const won = useResource(
    raffle === '' || isLast
      ? null
      : { endpoint: 'draw.won', request: { activityId: raffle }, pageSize: ROWS_A_PAGE, freshMs: 10_000 },
  )
  const rows = isLast ? last : drawOf(won.items, draw)
  const { more } = won
  const { status, isSought } = seekDraw(draw, won)
  useEffect(() => {
    if (isSought) more()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page that it is not on
  }, [isSought])
  // Who comes back to it sees what it was, and not how it was turned once more.
  const [isSkipped, setSkipped] = useState(() => draw !== '' || wantsNoMotion())
  return {
    raffle,
    rows,
    change,
    resource: isLast ? null : { ...won, status },
    isSkipped,
    onSkip: () => setSkipped(true),
  }
}
