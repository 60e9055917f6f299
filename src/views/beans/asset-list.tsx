import { cx } from '#src/ui/cx.ts'
import { SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import type { AssetLine } from './assets.select.ts'
import { Coin } from './coin.tsx'

export interface AssetListProps {
  readonly lines: readonly AssetLine[]
  /** One that this page keeps is shown in the place of the other. */
  readonly onKind: (key: string) => void
}

/** Every currency of which there is any: its coin, a sentence, how much. The one that is shown below is marked. */
export const AssetList = ({ lines, onKind }: AssetListProps) => (
  <nav aria-label="全部资产">
    <ul className="overflow-hidden rounded-l bg-surface [&>li+li]:before:ml-17 [&>li+li]:before:block [&>li+li]:before:h-px [&>li+li]:before:bg-hairline">
      {lines.map(({ key, name, rules, amount, href, isHere, isCurrent }) => (
        <li key={key}>
          <a
            href={`#${href}`}
            onClick={(event) => {
              if (!isHere) return
              event.preventDefault()
              onKind(key)
            }}
            aria-current={isCurrent ? 'page' : undefined}
            className={cx(
              'ring-inside flex min-h-16 items-center gap-3 px-4 py-2.5 active:bg-sunken',
              isCurrent && 'bg-gold-wash',
            )}
          >
            <Coin of={key} />
            <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 large:flex-col large:items-start">
              <span className="min-w-0 flex-[1_1_9em] large:flex-none">
                <span className="block font-medium">{name}</span>
                <span className="block text-note text-pretty text-muted">{rules}</span>
              </span>
              {amount === null ? (
                <SkeletonBlock width="52px" height="18px" />
              ) : (
                <span className="text-title font-semibold tabular-nums">{amount}</span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
