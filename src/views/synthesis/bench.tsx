import { Button } from '#src/ui/action/button.tsx'
import { cx } from '#src/ui/cx.ts'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { RarityFrame } from '#src/ui/media/rarity-frame.tsx'
import { href } from '#src/routes/table.ts'
import { safePicture } from '../kit/app/links.ts'
import { copyHref, engraved } from '../kit/collection/copy.ts'
import type { PerformedRow, RecipeRow, Slot } from './synthesis.select.ts'

interface BenchProps {
  readonly recipe: RecipeRow
  readonly slots: readonly Slot[]
  readonly isMerging: boolean
}

/** The materials in a row, each a work, and below them what they become: still in the shade. */
export const Bench = ({ recipe, slots, isMerging }: BenchProps) => (
  <div className="bench" data-merging={isMerging}>
    <ul className="flex flex-wrap justify-center gap-3" aria-label="合成台上的材料">
      {slots.map((slot, at) => (
        <li key={slot.key} className="bench-slot w-20" style={{ '--at': at }}>
          <Place slot={slot} />
        </li>
      ))}
    </ul>
    <svg viewBox="0 0 200 44" className="mx-auto block h-11 w-50 max-w-full text-gold" aria-hidden="true">
      <path d="M10 4 C10 30 100 14 100 40 C100 14 190 30 190 4" fill="none" stroke="currentColor" />
      <path d="M100 4 V40" stroke="currentColor" />
      <circle cx="100" cy="40" r="3" fill="currentColor" />
    </svg>
    <div className={cx('bench-aim mx-auto w-44', !isMerging && 'opacity-80')}>
      <RarityFrame rarity={recipe.rarity}>
        <ArtImage src={safePicture(recipe.image)} alt={recipe.name} ratio={4 / 5} rounded="none" eager />
      </RarityFrame>
      <p className="pt-4 text-center font-title text-title">{recipe.name}</p>
    </div>
  </div>
)

const Place = ({ slot }: { readonly slot: Slot }) =>
  slot.copyId === null ? (
    <>
      <span className="block rounded-s border border-dashed border-line">
        <span className="block opacity-35 grayscale">
          <ArtImage src={slot.image} alt={slot.name} ratio={4 / 5} rounded="small" eager />
        </span>
      </span>
      <span className="block pt-1 text-center text-note text-muted">未持有</span>
    </>
  ) : (
    <>
      <ArtImage src={slot.image} alt={slot.name} ratio={4 / 5} rounded="small" eager />
      <span className="block pt-1 text-center text-note text-muted tabular-nums">{slot.number}</span>
    </>
  )

interface MadeProps {
  readonly recipe: RecipeRow
  readonly made: PerformedRow | null
  readonly onAgain: () => void
}

/** What was made: the work alone, its number, and where it is. */
export const Made = ({ recipe, made, onAgain }: MadeProps) => (
  <div className="flex flex-col items-center pt-2 pb-6">
    <h2 className="pb-4 font-title text-title font-semibold" role="status">
      合成成功
    </h2>
    <div className="bench-made w-60">
      <RarityFrame rarity={recipe.rarity} size="detail">
        <ArtImage src={safePicture(recipe.image)} alt={recipe.name} ratio={4 / 5} rounded="none" eager />
      </RarityFrame>
    </div>
    <p className="pt-4 font-title text-title">{recipe.name}</p>
    <p className="text-note text-muted tabular-nums">
      {made ? engraved(made.copy.number, made.copy.editionSize) : '编号可在「我的藏品」查看'}
    </p>
    <p className="pt-2 text-note text-soft">附赠宝箱 1 个，已经放好</p>
    <div className="flex w-full flex-col gap-3 pt-6">
      <Button
        tone="primary"
        block
        href={made ? copyHref(made.copy.id) : `#${href('/pages/mine/myCollection/mycollection')}`}
      >
        查看藏品
      </Button>
      <Button block onPress={onAgain}>
        继续合成
      </Button>
    </div>
  </div>
)
