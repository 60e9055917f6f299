import { MegaphoneIcon } from '#src/ui/icon/home-icons.tsx'
import { noticeHref } from '../kit/notice/notice-row.ts'
import type { NewsLine } from './home.select.ts'

/** The latest notices, a line each. */
export const NewsCard = ({ lines }: { lines: readonly NewsLine[] }) => (
  <section aria-label="最新公告" className="flex items-center rounded-l bg-surface pl-4">
    <span className="text-gold-ink">
      <MegaphoneIcon size={20} />
    </span>
    <ul className="min-w-0 flex-1 py-1">
      {lines.map(({ id, title, when, unread }) => (
        <li key={id}>
          <a
            href={noticeHref(id)}
            className="ring-inside flex min-h-11 flex-wrap large:py-1 content-center items-center gap-x-2 rounded-m pr-4 pl-3 active:bg-sunken"
          >
            <span className="min-w-0 flex-[1_1_7rem] truncate large:flex-[1_1_100%]">{title}</span>
            {unread && (
              <span role="img" aria-label="未读" className="size-1.5 shrink-0 rounded-full bg-cinnabar-fill" />
            )}
            <span className="shrink-0 text-note text-muted tabular-nums">{when}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)
