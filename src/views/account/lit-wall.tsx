import { counted } from '#src/domain/number/number-format.ts'
import { ChevronIcon } from '#src/ui/icon/home-icons.tsx'
import { href, tabPaths } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import { uiText } from '#src/ui/ui-text.ts'
import { hold } from '../kit/product/held.ts'
import { CollectibleArt } from '../kit/product/collectible-card.tsx'
import type { Stack } from '../kit/collection/stacks.ts'

export interface LitWallProps {
  /** The works that hang on it, the newest first; null while nothing is known. */
  readonly works: readonly Stack[] | null
  /** How many copies one has in all; null while nothing is known. */
  readonly total: number | null
  /** It could not be had; asks for it again. */
  readonly onRetry?: (() => void) | undefined
}

const collection = `#${href('/pages/mine/myCollection/mycollection')}`

/** One's own works on a dark wall, each under its light; the newest first, the rest behind the heading. */
export const LitWall = ({ works, total, onRetry }: LitWallProps) => (
  <section
    aria-label="我的藏品"
    data-theme="dark"
    className="mt-3 overflow-hidden rounded-l bg-[linear-gradient(180deg,#2a2620,#171512_70%,#221e19_70%,#1a1714)] pb-3 text-ink"
  >
    <a href={collection} className="ring-inside flex min-h-12 items-center justify-between px-4 active:opacity-80">
      <h2 className="text-title font-semibold">我的藏品</h2>
      <span className="flex items-center text-note text-muted tabular-nums">
        {total === null ? '' : counted(total, '件')}
        <ChevronIcon size={16} />
      </span>
    </a>
    {onRetry ? <DarkWall onRetry={onRetry} /> : works?.length === 0 ? <EmptyWall /> : <Hung works={works} />}
  </section>
)

const Hung = ({ works }: Pick<LitWallProps, 'works'>) => (
  <ul className="scrollbar-none flex snap-x snap-mandatory gap-1 overflow-x-auto px-3">
    {(works ?? [null, null, null]).map((stack, at) => (
      <li key={stack?.goods.item.key ?? at} className="w-[34%] min-w-28 shrink-0 snap-start">
        <span className="relative block px-3 pt-9 pb-5">
          <span
            aria-hidden="true"
            className="absolute inset-x-0 top-0 block h-full bg-[radial-gradient(50%_62%_at_50%_22%,rgb(255_238_200/0.3),transparent)]"
          />
          <span
            aria-hidden="true"
            className="absolute top-3 left-1/2 block h-1.5 w-8 -translate-x-1/2 rounded-full bg-[#ffe9bd]"
          />
          {stack ? (
            <a
              href={stack.goods.href}
              onClick={() => hold(stack.goods.item, stack.goods.href)}
              aria-label={`${stack.goods.item.name}${stack.count > 1 ? `，${counted(stack.count, '件')}` : ''}`}
              className="relative block drop-shadow-[0_8px_8px_rgb(0_0_0/0.6)] transition-transform active:scale-[0.97]"
            >
              <CollectibleArt item={stack.goods.item} wordless />
              {stack.count > 1 && (
                <span className="absolute -top-1.5 -right-1.5 rounded-full bg-surface px-1.5 text-caption font-semibold tabular-nums ring-1 ring-line">
                  ×{stack.count}
                </span>
              )}
            </a>
          ) : (
            <span className="relative block aspect-4/5">
              <SkeletonBlock height="100%" />
            </span>
          )}
        </span>
        <p className="truncate px-1 text-center font-title text-note text-soft">{stack?.goods.item.name ?? ' '}</p>
      </li>
    ))}
  </ul>
)

const DarkWall = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert" className="flex flex-col items-center gap-3 px-4 pt-6 pb-8 text-note text-muted">
    藏品加载失败
    <Button size="small" onPress={onRetry}>
      {uiText.retry}
    </Button>
  </div>
)

const EmptyWall = () => (
  <a href={`#${tabPaths[1]}`} className="ring-inside flex flex-col items-center px-4 pt-2 pb-6 active:opacity-80">
    <span
      aria-hidden="true"
      className="block h-24 w-20 border-2 border-line bg-[radial-gradient(80%_70%_at_50%_0,rgb(255_238_200/0.35),transparent)]"
    />
    <span className="pt-3 text-note text-muted">这面墙等着第一件藏品，去市场看看</span>
  </a>
)
