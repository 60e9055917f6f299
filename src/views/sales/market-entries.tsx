import { href, type RoutePath } from '#src/routes/table.ts'
import type { Icon } from '#src/ui/icon/icon.tsx'
import { BoxIcon, FrameIcon, GiftIcon, MarketIcon, SparkIcon } from '#src/ui/icon/place-icons.tsx'

const entries: readonly { readonly path: RoutePath; readonly text: string; readonly icon: Icon }[] = [
  { path: '/pages/sales/list/list', text: '寄售', icon: MarketIcon },
  { path: '/pages/sales/list/specialList', text: '专场', icon: SparkIcon },
  { path: '/pages/sales/list/micropeaList', text: '微豆', icon: GiftIcon },
  { path: '/pages/sales/list/yBeans', text: '元豆', icon: BoxIcon },
  { path: '/pages/sales/list/inscriptionList', text: '铭文', icon: FrameIcon },
]

/** The ways from the market to its lists. */
export const MarketEntries = () => (
  <nav aria-label="市场分区" className="mb-4 rounded-l bg-surface py-2">
    <ul className="grid grid-cols-5">
      {entries.map(({ path, text, icon: Mark }) => (
        <li key={path}>
          <a
            href={`#${href(path)}`}
            className="ring-inside flex min-h-14 flex-col items-center justify-center gap-1 rounded-m text-note text-soft active:bg-sunken"
          >
            <Mark size={22} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
