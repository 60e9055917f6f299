import { engraved } from '../kit/collection/copy.ts'
import { useUser } from '../kit/app/use-session.ts'
import { useNow } from '../kit/app/use-now.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useLive } from '../kit/resource/use-live.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { auctionLine, lotHref, lotNote, lotPrice, struckLine } from './auction.select.ts'
import { AuctionHallScreen } from './auction-hall.screen.tsx'
import { safePicture } from '../kit/app/links.ts'
import { priceWords } from '../kit/product/goods.ts'

const STRUCK_SHOWN = 5

/** The hall: what is being auctioned, and carved copies whose price falls. One timer draws all of it. */
export function AuctionHall() {
  const list = useResource({ endpoint: 'auction.list', request: { scope: 'open' }, pageSize: ROWS_A_PAGE })
  const evenings = useResource({ endpoint: 'auction.inscriptionActivities', request: {}, freshMs: 30_000 })
  const evening = evenings.data?.[0]
  const lots = useResource(
    evening ? { endpoint: 'auction.inscriptionLots', request: { activityId: evening.id } } : null,
  )
  // What was struck is said by name, and to people alone.
  const isGuest = useUser() === null
  const struck = useResource(
    isGuest ? null : { endpoint: 'auction.inscriptionLog', request: {}, pageSize: STRUCK_SHOWN, freshMs: 15_000 },
  )
  useLive(() => {
    list.refresh()
    lots.refresh()
    struck.refresh()
  }, 15_000)
  const now = useNow(true, 1000)
  return (
    <AuctionHallScreen
      unknown={<UnknownIntents by={['auction.bid', 'auction.takeInscription'] as const} />}
      resource={list}
      lines={list.items.map((row) => auctionLine(row, now))}
      evening={evening ? { name: evening.name, story: evening.story } : null}
      lots={(lots.data ?? []).map((lot) => ({
        id: lot.id,
        href: lotHref(lot.id),
        title: `「${lot.words}」`,
        note: `${lot.name} · ${engraved(lot.number, lot.editionSize)}`,
        image: safePicture(lot.image),
        price: priceWords(lotPrice(lot, now)),
        state: lotNote(lot, now),
      }))}
      struck={struck.items.slice(0, STRUCK_SHOWN).map(struckLine)}
    />
  )
}
