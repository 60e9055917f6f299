import { href } from '#src/routes/table.ts'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { StatusDot } from '#src/ui/display/status-dot.tsx'
import { rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { type Collectible, saleWords } from './collectible.ts'
import { Stock } from './large-art.tsx'
import { LiveCountdown } from '../app/live-countdown.tsx'

/** Where one's own of it are. */
const ownedHref = ({ kind, id, seriesId: typeId }: Collectible): string => {
  if (kind === 'avatar') return href('/pages/home/avatarExchange/index')
  return kind === 'box'
    ? href('/pages/mine/myCollection/blindBox/blindBoxDetails/index', { id })
    : href('/pages/mine/myCollection/mycollection', { typeId })
}

/** Under the object: what it costs first-hand, how its sale stands, what it is, how much is left. */
export function SaleHead({ item, standing }: { readonly item: Collectible; readonly standing: string }) {
  const sale = saleWords(item)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-5">
        <Price {...item.price} size="large" label="首发价" />
        {item.state === 'upcoming' && item.onSaleAt !== null ? (
          <LiveCountdown label="距开售" until={item.onSaleAt} look="boxes" />
        ) : (
          <StatusDot tone={sale.tone} live={item.state === 'onSale'}>
            {sale.text}
          </StatusDot>
        )}
      </div>
      <p className="pt-1 text-note text-muted">
        {[item.seriesName, item.rarity && rarityWords[item.rarity]].filter(Boolean).join(' · ')}
        {standing !== '' && (
          <>
            {' · '}
            <span className="inline-block">
              <TextLink inline href={`#${ownedHref(item)}`}>
                {standing}
              </TextLink>
            </span>
          </>
        )}
      </p>
      <Stock item={item} />
    </>
  )
}
