import { Phrases } from '#src/ui/display/phrases.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { RarityFrame, rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { Skeleton, SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import { artRatio, type Collectible, copies, saleTime } from '../kit/product/collectible.ts'
import { LiveCountdown } from '../kit/app/live-countdown.tsx'
import { pageOf } from '../kit/product/goods.ts'
import { hold } from '../kit/product/held.ts'

const wall =
  'relative block w-full overflow-hidden rounded-xl bg-[linear-gradient(180deg,#2b2721,#171512)] px-4 pt-10 pb-4 text-center text-ink'

/** One work on a lit wall, as wide as the page: what goes on sale next with the time until then, else what is recommended first. */
export function TodayWork({ item }: { readonly item: Collectible }) {
  const to = pageOf(item)
  const isAhead = item.state === 'upcoming' && item.onSaleAt !== null
  const picture = (
    <ArtImage src={item.image} alt="" ratio={artRatio(item.kind)} rounded={item.rarity ? 'none' : 'card'} eager />
  )
  return (
    <a
      href={to}
      onClick={() => hold(item, to)}
      data-theme="dark"
      className={`${wall} ring-inside transition-transform active:scale-[0.99]`}
    >
      <span
        aria-hidden="true"
        className="absolute inset-x-0 top-0 block h-full bg-[radial-gradient(56%_58%_at_50%_20%,rgb(255_238_200/0.34),transparent)]"
      />
      <span
        aria-hidden="true"
        className="absolute top-4 left-1/2 block h-1.5 w-14 -translate-x-1/2 rounded-full bg-[#ffe9bd]"
      />
      <span
        className="relative mx-auto block w-[min(52%,15rem)] drop-shadow-[0_18px_18px_rgb(0_0_0/0.6)]"
        data-work={item.key}
      >
        {item.rarity ? (
          <RarityFrame rarity={item.rarity} wordless>
            {picture}
          </RarityFrame>
        ) : (
          picture
        )}
      </span>
      <span className="relative block pt-5 font-title text-headline font-semibold">
        <Phrases text={item.name} centred />
      </span>
      <span className="relative block text-note break-keep text-muted">
        <Phrases
          text={[
            item.seriesName,
            item.rarity && rarityWords[item.rarity],
            `限量 ${copies(item.editionSize, item.kind)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
          centred
        />
      </span>
      <span className="relative flex flex-wrap items-center justify-center gap-x-4 gap-y-1.5 pt-2.5">
        <Price {...item.price} size="medium" />
        {isAhead ? (
          <LiveCountdown label="距开售" until={item.onSaleAt ?? 0} look="boxes" />
        ) : (
          <span className="text-note text-soft">在售</span>
        )}
      </span>
      {isAhead && <span className="sr-only">{saleTime(item.onSaleAt ?? 0)} 开售</span>}
    </a>
  )
}

export const TodaySkeleton = () => (
  <div data-theme="dark" className={wall}>
    <Skeleton>
      <div className="mx-auto w-[min(52%,15rem)]">
        <span className="block aspect-4/5 animate-breathe rounded-s bg-line/60" />
      </div>
      <div className="flex flex-col items-center gap-2.5 pt-7.25">
        <SkeletonBlock width="46%" height="20px" />
        <SkeletonBlock width="60%" height="13px" />
        <SkeletonBlock width="70%" height="24px" />
      </div>
    </Skeleton>
  </div>
)
