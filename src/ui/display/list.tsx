import { ChevronIcon } from '../icon/home-icons.tsx'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Phrases } from './phrases.tsx'
import { Switch } from '../form/switch.tsx'
import { NearList } from '../list/near-list.tsx'

export interface ListProps {
  /** A heading above the group, small. */
  header?: string
  /** An explanation below the group. */
  footer?: ReactNode
  /** All rows are of one height (`oneLine`), and there may be any number of them: only those near the screen are drawn. */
  even?: boolean
  /** Rows: ListRow, SwitchRow, or any `<li>`. */
  children: ReactNode
}

/** One surface, and a line between two rows. */
export const rowsLook =
  'overflow-hidden rounded-l bg-surface [--gap:1px] ' +
  '[&>li+li]:before:ml-4 [&>li+li]:before:block [&>li+li]:before:h-px [&>li+li]:before:bg-hairline'

/** Rows of one kind on one surface. Groups follow each other with 20 px between. */
export function List({ header, footer, even = false, children }: ListProps) {
  const id = useId()
  const Rows = even ? NearList : 'ul'
  return (
    <div className="mt-5 first:mt-0 [:empty:first-child+&]:mt-0">
      {header && (
        <h2 id={id} className="mb-1.5 px-4 text-note text-muted">
          {header}
        </h2>
      )}
      <Rows aria-labelledby={header ? id : undefined} className={rowsLook}>
        {children}
      </Rows>
      {footer && <div className="mt-1.5 px-4 text-note text-muted">{footer}</div>}
    </div>
  )
}

export interface ListRowProps {
  title: ReactNode
  /** A second line under the title. */
  note?: ReactNode
  /** What it is now, at the end of the row. */
  value?: ReactNode
  /** Before the title: an icon, an Avatar, a picture. */
  leading?: ReactNode
  /** After the value: a Badge, a Tag, a Button. Not pressable together with `href` or `onPress`. */
  trailing?: ReactNode
  /** Leads somewhere. */
  href?: string
  external?: boolean
  /** Does something. */
  onPress?: () => void
  /** Default: shown with `href`. */
  chevron?: boolean
  tone?: 'plain' | 'danger'
  /** Title and note keep to one line each: conversations, long names. */
  oneLine?: boolean
  disabled?: boolean
  /** Why it cannot be pressed; takes the place of the note. */
  disabledReason?: string | null
}

/** One row, at least 52 px high: shows, leads or does. */
export function ListRow(props: ListRowProps) {
  const { href, onPress, disabledReason, external } = props
  const off = props.disabled === true || disabledReason != null
  const className = 'ring-inside flex min-h-13 w-full items-center gap-3 px-4 py-2 text-start'
  const content = <RowContent {...props} chevron={props.chevron ?? (href !== undefined && !off)} off={off} />
  if (off && (href !== undefined || onPress)) {
    return (
      <li>
        <button type="button" aria-disabled="true" className={cx(className, 'cursor-not-allowed')}>
          {content}
        </button>
      </li>
    )
  }
  if (href !== undefined) {
    return (
      <li>
        <a
          href={href}
          onClick={onPress}
          className={cx(className, 'active:bg-sunken')}
          {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {content}
        </a>
      </li>
    )
  }
  if (onPress) {
    return (
      <li>
        <button type="button" onClick={onPress} className={cx(className, 'active:bg-sunken')}>
          {content}
        </button>
      </li>
    )
  }
  return (
    <li>
      <div className={className}>{content}</div>
    </li>
  )
}

function RowContent(props: ListRowProps & { chevron: boolean; off: boolean }) {
  const { title, value, leading, trailing, chevron, tone, oneLine, off } = props
  const note = props.disabledReason ?? props.note
  // With large letters what stands at the end stands below what there is to read, in every row of a list alike.
  const below = note != null
  return (
    <>
      {leading && (
        <span className={cx('flex shrink-0 items-center', tone === 'danger' ? 'text-cinnabar' : 'text-soft')}>
          {leading}
        </span>
      )}
      <span
        className={cx(
          'flex min-w-0 flex-1 flex-wrap items-center gap-x-3',
          below && 'large:flex-col large:items-start large:gap-y-1',
        )}
      >
        <span className={cx('min-w-0 flex-[1_1_5em]', below && 'large:max-w-full large:flex-none')}>
          <span
            className={cx(
              'block',
              oneLine && 'truncate',
              off ? 'text-muted' : tone === 'danger' ? 'text-cinnabar' : 'text-ink',
            )}
          >
            {typeof title === 'string' ? <Phrases text={title} oneLine /> : title}
          </span>
          {note != null && (
            <span className={cx('block text-note text-pretty text-muted tabular-nums', oneLine && 'truncate')}>
              {typeof note === 'string' ? <Phrases text={note} oneLine={oneLine === true} /> : note}
            </span>
          )}
        </span>
        {(value != null || trailing) && (
          <span
            className={cx(
              'ml-auto flex max-w-full flex-wrap items-center justify-end gap-x-3',
              below && 'large:ml-0 large:justify-start',
            )}
          >
            {value != null && (
              <span className={cx('max-w-full text-end text-muted tabular-nums', below && 'large:text-start')}>
                {value}
              </span>
            )}
            {trailing && <span className="flex shrink-0 items-center">{trailing}</span>}
          </span>
        )}
      </span>
      {chevron && (
        // Where there is little room, words that keep to one line have it.
        <span className={cx('-mr-1 text-faint', oneLine && 'max-[340px]:hidden')}>
          <ChevronIcon size={18} />
        </span>
      )}
    </>
  )
}

export interface SwitchRowProps {
  title: string
  note?: string
  on: boolean
  onChange: (on: boolean) => void
  pending?: boolean
  disabled?: boolean
}

/** A row that turns something on and off. */
export function SwitchRow({ title, note, ...control }: SwitchRowProps) {
  const id = useId()
  return (
    <li>
      <label className="flex min-h-13 items-center gap-3 px-4 py-2">
        <span className="min-w-0 flex-1">
          <span className="block text-ink">{title}</span>
          {note && (
            <span id={id} className="block text-note text-muted">
              <Phrases text={note} />
            </span>
          )}
        </span>
        <span className="-my-1 flex">
          <Switch {...control} label={title} {...(note ? { describedBy: id } : {})} />
        </span>
      </label>
    </li>
  )
}
