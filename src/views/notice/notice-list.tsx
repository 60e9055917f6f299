import type { ReactNode } from 'react'
import { Tag } from '#src/ui/display/tag.tsx'
import { Skeleton, SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { BANNER_RATIO } from '../kit/page/banner-picture.tsx'
import type { NoticeLine } from './notice-list.select.ts'
import { partsOf } from './search.select.ts'

export interface NoticeListProps {
  readonly label: string
  readonly lines: readonly NoticeLine[]
  /** Marked where it stands in a title or a summary. */
  readonly keyword?: string
}

/** Notices, one below the other; each opens its text. */
export const NoticeList = ({ label, lines, keyword = '' }: NoticeListProps) => (
  <ul aria-label={label} className="flex flex-col gap-3">
    {lines.map((line) => (
      <li key={line.id}>
        <a
          href={line.href}
          className="ring-inside block rounded-l bg-surface p-4 transition-transform active:scale-[0.985]"
        >
          <Line line={line} keyword={keyword} />
        </a>
      </li>
    ))}
  </ul>
)

function Line({ line, keyword }: { line: NoticeLine; keyword: string }) {
  return (
    <span className="flex gap-3">
      <span className="flex min-w-0 flex-1 flex-col">
        <span className={`line-clamp-2 leading-snug text-balance ${line.unread ? 'font-semibold' : 'text-soft'}`}>
          {line.unread && (
            <span
              role="img"
              aria-label="未读"
              className="mr-1.5 inline-block size-2 rounded-full bg-cinnabar-fill align-[0.1em]"
            />
          )}
          <Marked text={line.title} keyword={keyword} />
        </span>
        {line.summary !== '' && (
          <span className="mt-1 line-clamp-2 text-note break-normal text-muted">
            <Marked text={line.summary} keyword={keyword} />
          </span>
        )}
        <span className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-2.5 text-caption whitespace-nowrap text-muted tabular-nums">
          {line.pinned && <Tag tone="cinnabar">置顶</Tag>}
          {line.type !== '' && <span>{line.type}</span>}
          {line.when && <time dateTime={line.when.machine}>{line.when.text}</time>}
        </span>
      </span>
      {line.cover && (
        <span className="block w-[min(6.5rem,32%)] shrink-0 self-start">
          <ArtImage src={line.cover} alt="" ratio={BANNER_RATIO * 0.62} side="end" rounded="small" />
        </span>
      )}
    </span>
  )
}

/** The words, with every place of the keyword marked. */
const Marked = ({ text, keyword }: { text: string; keyword: string }): ReactNode =>
  partsOf(text, keyword).map((part, at) =>
    part.found ? (
      <mark key={at} className="bg-transparent text-cinnabar">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )

export const NoticeListSkeleton = ({ rows = 5 }: { rows?: number }) => (
  <Skeleton>
    <div className="flex flex-col gap-3">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="flex gap-3 rounded-l bg-surface p-4">
          <span className="flex flex-1 flex-col gap-2.5 pt-1">
            <SkeletonBlock width={at % 2 === 0 ? '86%' : '64%'} height="16px" />
            <SkeletonBlock height="12px" />
            <SkeletonBlock width="48%" height="11px" />
          </span>
          {at % 3 === 0 && <span className="block aspect-4/3 w-26 animate-breathe rounded-s bg-line/60" />}
        </div>
      ))}
    </div>
  </Skeleton>
)
