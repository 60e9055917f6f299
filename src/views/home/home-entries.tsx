import { FlameIcon } from '#src/ui/icon/event-icons.tsx'
import { ChevronIcon, CheckInIcon, MapIcon, BoxIcon, GardenIcon } from '#src/ui/icon/home-icons.tsx'
import { href, type RoutePath } from '#src/routes/table.ts'
import type { Icon } from '#src/ui/icon/icon.tsx'
import { MarketIcon } from '#src/ui/icon/place-icons.tsx'

interface HomeEntry {
  readonly path: RoutePath
  readonly query?: Readonly<Record<string, string>>
  readonly text: string
  readonly icon: Icon
  readonly look: string
}

const entries: readonly HomeEntry[] = [
  {
    path: '/pages/sales/list/list',
    query: { kind: 'box' },
    text: '盲盒',
    icon: BoxIcon,
    look: 'bg-cinnabar-wash text-cinnabar-ink',
  },
  { path: '/pages/sales/list/list', text: '寄售', icon: MarketIcon, look: 'bg-indigo-wash text-indigo-ink' },
  { path: '/pages/home/signIn/index', text: '签到', icon: CheckInIcon, look: 'bg-gold-wash text-gold-ink' },
  { path: '/pages/home/magicGarden/index', text: '花园', icon: GardenIcon, look: 'bg-jade-wash text-jade-ink' },
  { path: '/pages/home/functions/index', text: '全部', icon: MapIcon, look: 'bg-violet-wash text-violet-ink' },
]

/** What is on just now, in one line. */
export const HotEntry = () => (
  <a
    href={`#${href('/pages/common/scrimmage/scrimmage')}`}
    className="ring-inside mt-3 flex min-h-13 items-center gap-3 rounded-l bg-surface px-4 py-2 active:bg-sunken"
  >
    <span className="shrink-0 text-cinnabar">
      <FlameIcon size={22} />
    </span>
    <span className="min-w-0 flex-1">
      <span className="font-medium">热场</span>
      <span className="block truncate text-note text-muted">红包、抽奖、快结束的拍卖</span>
    </span>
    <span className="-mr-1 text-faint">
      <ChevronIcon size={18} />
    </span>
  </a>
)

/** The five ways from the home page, the last to all others; they need nothing from the server, so they are there at once. */
export const HomeEntries = () => (
  <nav aria-label="快捷入口" className="mt-4 first:mt-0">
    <ul className="grid grid-cols-5 large:grid-cols-3">
      {entries.map(({ path, query, text, icon: Mark, look }) => (
        <li key={text}>
          <a
            href={`#${href(path, query)}`}
            className="ring-inside flex min-h-18 w-full flex-col items-center justify-center gap-1.5 rounded-m text-note text-soft active:opacity-70"
          >
            <span className={`flex size-11 items-center justify-center rounded-l ${look}`}>
              <Mark size={22} />
            </span>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
