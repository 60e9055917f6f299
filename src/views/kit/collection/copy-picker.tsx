import { CheckIcon } from '#src/ui/icon/action-icons.tsx'
import { cx } from '#src/ui/cx.ts'
import { List } from '#src/ui/display/list.tsx'
import { type CopyRow, engraved } from './copy.ts'
import { safePicture } from '../app/links.ts'
import { RowPicture } from '../product/row-picture.tsx'

/** A copy that can be picked. */
export interface PickLine {
  readonly id: string
  /** 「云起庐山 #31」, for sentences. */
  readonly called: string
  readonly name: string
  readonly note: string
  readonly image: string | null
  /** What it costs, where that is to be chosen by. */
  readonly value?: string
}

/** Pure: a copy of one's own as a line to pick. */
export const pickLine = ({ id, name, number, editionSize, seriesName, image }: CopyRow): PickLine => ({
  id,
  called: `${name} #${number}`,
  name,
  note: `${engraved(number, editionSize)} · ${seriesName}`,
  image: safePicture(image),
})

export interface CopyPickerProps {
  /** What they are picked for: 「要转赠的藏品」. */
  readonly label: string
  readonly lines: readonly PickLine[]
  readonly picked: readonly string[]
  /** How many at most; the others cannot be picked then. */
  readonly most: number
  readonly onPick: (picked: readonly string[]) => void
}

/** Several copies out of a list, each with a box to tick. */
export const CopyPicker = ({ label, lines, picked, most, onPick }: CopyPickerProps) => (
  <fieldset className="min-w-0">
    <legend className="sr-only">{label}</legend>
    <div>
      <List even>
        {lines.map(({ id, name, note, image, value }) => {
          const isPicked = picked.includes(id)
          const isOff = !isPicked && picked.length >= most
          return (
            <li key={id}>
              <label
                className={cx(
                  'relative flex min-h-13 items-center gap-3 px-4 py-2',
                  isOff ? 'cursor-not-allowed' : 'cursor-pointer active:bg-sunken',
                )}
              >
                <input
                  type="checkbox"
                  checked={isPicked}
                  disabled={isOff}
                  onChange={() => onPick(isPicked ? picked.filter((one) => one !== id) : [...picked, id])}
                  className="ring-inside peer pointer-events-none absolute inset-0 size-full appearance-none"
                />
                <RowPicture image={image} />
                <span className="min-w-0 flex-1">
                  <span className={cx('block truncate', isOff && 'text-muted')}>{name}</span>
                  <span className="block truncate text-note text-muted tabular-nums">{note}</span>
                </span>
                {value !== undefined && <span className="font-medium text-cinnabar tabular-nums">{value}</span>}
                <span className="flex size-6 shrink-0 items-center justify-center rounded-full text-transparent ring-1 ring-faint ring-inset peer-checked:bg-ink peer-checked:text-on-ink peer-checked:ring-ink">
                  <CheckIcon size={16} />
                </span>
              </label>
            </li>
          )
        })}
      </List>
    </div>
  </fieldset>
)
