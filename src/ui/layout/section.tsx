import { ChevronIcon } from '../icon/home-icons.tsx'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { uiText } from '../ui-text.ts'

export interface SectionProps {
  title: string
  /** One line under the title. */
  note?: string
  /** Leads to the whole list. */
  moreHref?: string
  /** Shows more of it in place: a Sheet. */
  onMore?: () => void
  moreText?: string
  children: ReactNode
}

/** A titled part of a page (h2), with a way to more of it. */
export function Section({ title, note, moreText = uiText.more, children, ...rest }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-7 first:mt-0 [:empty:first-child+&]:mt-0">
      <div className="mb-2.5 flex min-h-8 items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-title font-semibold">
            {title}
          </h2>
          {note && <p className="text-note text-pretty text-muted">{note}</p>}
        </div>
        <More {...rest} label={`${title}，${moreText}`} text={moreText} />
      </div>
      {/* Its own box, so that what stands first in it stands as close to every heading. */}
      <div>{children}</div>
    </section>
  )
}

type MoreProps = Pick<SectionProps, 'moreHref' | 'onMore'> & { label: string; text: string }

function More({ moreHref, onMore, label, text }: MoreProps) {
  const shared = {
    'aria-label': label,
    className: 'touch-words -mr-1 shrink-0 justify-end gap-0.5 rounded-xs text-note text-muted active:opacity-60',
  }
  const content = (
    <>
      {text}
      <ChevronIcon size={14} />
    </>
  )
  if (moreHref !== undefined) {
    return (
      <a href={moreHref} {...shared}>
        {content}
      </a>
    )
  }
  if (!onMore) return null
  return (
    <button type="button" onClick={onMore} {...shared}>
      {content}
    </button>
  )
}
