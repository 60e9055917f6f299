import { ChevronIcon, MapIcon, ChatIcon, GardenIcon, MegaphoneIcon } from '#src/ui/icon/home-icons.tsx'
import type { ReactNode } from 'react'
import { href } from '#src/routes/table.ts'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import {
  CopyIcon,
  EditIcon,
  GiftIcon,
  OrderIcon,
  RefreshIcon,
  SettingsIcon,
  ShareIcon,
  WalletIcon,
  KeyIcon,
  LockIcon,
  StarIcon,
} from '#src/ui/icon/page-icons.tsx'
import { PrizeIcon } from '#src/ui/icon/event-icons.tsx'
import { SmileIcon, GroupIcon } from '#src/ui/icon/chat-icons.tsx'
import type { Icon } from '#src/ui/icon/icon.tsx'
import { BellIcon, MarketIcon, PersonIcon } from '#src/ui/icon/place-icons.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { SoldCard, type SoldCardProps } from './sold-card.tsx'
import { LitWall, type LitWallProps } from './lit-wall.tsx'
import type { EntryIcon, MineView, Waiting } from './mine.select.ts'

const icons: Record<EntryIcon, Icon> = {
  wallet: WalletIcon,
  person: PersonIcon,
  people: GroupIcon,
  face: SmileIcon,
  market: MarketIcon,
  chat: ChatIcon,
  bell: BellIcon,
  settings: SettingsIcon,
  mark: StarIcon,
  share: ShareIcon,
  refresh: RefreshIcon,
  gift: GiftIcon,
  order: OrderIcon,
  seed: GardenIcon,
  ask: MegaphoneIcon,
  lock: LockIcon,
  key: KeyIcon,
  prize: PrizeIcon,
  map: MapIcon,
}

const tile =
  'ring-inside flex min-h-17 w-full flex-col items-center justify-center gap-1.5 rounded-m' +
  ' text-center text-note text-soft active:bg-sunken'

export interface MineProps extends MineView {
  /** What nobody knows the end of yet. */
  readonly unknown?: ReactNode
  /** Something of one's own was sold, and one has not been told yet. */
  readonly sold?: SoldCardProps | undefined
  readonly wall: LitWallProps
  readonly waiting: readonly Waiting[]
  readonly onCopyId: () => void
}

/** One's own works on a lit wall, what waits, and the ways to everything of one's own. */
export function MineScreen(props: MineProps) {
  return (
    <PageScreen>
      {props.unknown}
      {props.sold && <SoldCard {...props.sold} />}
      <Profile {...props} />
      <LitWall {...props.wall} />
      {props.waiting.length > 0 && <WaitingCards waiting={props.waiting} />}
      <nav aria-label="我的" className="mt-3 rounded-l bg-surface py-2">
        <ul className="grid grid-cols-4 large:grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))]">
          {props.ways.map(({ key, title, icon, href: to }) => {
            const Mark = icons[icon]
            return (
              <li key={key}>
                <a href={to} className={tile}>
                  <Mark size={22} />
                  {title}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
      <List>
        {props.rows.map(({ key, title, icon, href: to, value }) => {
          const Mark = icons[icon]
          return <ListRow key={key} title={title} leading={<Mark size={22} />} href={to} value={value} />
        })}
      </List>
    </PageScreen>
  )
}

const WaitingCards = ({ waiting }: Pick<MineProps, 'waiting'>) => (
  <ul aria-label="待处理" className="mt-3 flex flex-wrap gap-3">
    {waiting.map(({ key, text, count, href: to }) => (
      <li key={key} className="min-w-[min(9rem,100%)] flex-1">
        <a
          href={to}
          className="ring-inside flex min-h-14 items-center justify-between gap-2 rounded-l bg-surface py-2 pr-2 pl-4 active:bg-sunken"
        >
          <span className="flex items-baseline gap-1 text-note text-soft">
            <span className="text-headline font-semibold text-ink tabular-nums">{count}</span>
            {text}
          </span>
          <span className="text-faint">
            <ChevronIcon size={16} />
          </span>
        </a>
      </li>
    ))}
  </ul>
)

function Profile({ name, avatar, userId, maskedPhone, role, onCopyId }: MineProps) {
  return (
    <section aria-label="我的资料" className="flex items-center gap-4 rounded-l bg-surface p-4">
      <a
        href={`#${href('/components/u-avatar-cropper/u-avatar-cropper')}`}
        aria-label="更换头像"
        className="shrink-0 rounded-full active:opacity-80"
      >
        <Avatar name={name} src={avatar} size={64} decorative />
      </a>
      <div className="min-w-0 flex-1">
        <div className="-mt-2 -mr-2 flex items-center justify-between">
          <p className="my-2 line-clamp-2 text-headline leading-snug font-semibold">{name}</p>
          <IconButton icon={EditIcon} label="修改昵称" href={`#${href('/pages/mine/nickname/index')}`} />
        </div>
        {maskedPhone && <p className="-mt-1 text-note text-muted tabular-nums">{maskedPhone}</p>}
        {role !== '' && (
          <p className="pt-1">
            <Tag tone="gold">{role}</Tag>
          </p>
        )}
        <p className="-my-2.5 flex flex-wrap items-center text-note text-muted tabular-nums">
          藏家号 {userId}
          <IconButton icon={SmallCopy} label="复制藏家号" onPress={onCopyId} />
        </p>
      </div>
    </section>
  )
}

const SmallCopy = () => <CopyIcon size={16} />
