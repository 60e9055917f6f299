import type { ReactNode } from 'react'
import { href } from '#src/routes/table.ts'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { CopyIcon, DownloadIcon, EditIcon, RefreshIcon, ShareIcon } from '#src/ui/icon/action-icons.tsx'
import { PlaceIcon, SmileIcon } from '#src/ui/icon/chat-icons.tsx'
import type { Icon } from '#src/ui/icon/icon.tsx'
import {
  BellIcon,
  BoxIcon,
  ChatIcon,
  FrameIcon,
  GiftIcon,
  MarketIcon,
  OrderIcon,
  PersonIcon,
  SettingsIcon,
  ShieldIcon,
  WalletIcon,
} from '#src/ui/icon/place-icons.tsx'
import { InfoIcon, PhoneIcon } from '#src/ui/icon/sign-icons.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { EntryIcon, MineView } from './mine.select.ts'

const icons: Record<EntryIcon, Icon> = {
  wallet: WalletIcon,
  person: PersonIcon,
  face: SmileIcon,
  market: MarketIcon,
  place: PlaceIcon,
  chat: ChatIcon,
  bell: BellIcon,
  shield: ShieldIcon,
  settings: SettingsIcon,
  mark: FrameIcon,
  info: InfoIcon,
  share: ShareIcon,
  refresh: RefreshIcon,
  gift: GiftIcon,
  order: OrderIcon,
  box: BoxIcon,
  download: DownloadIcon,
  phone: PhoneIcon,
}

export interface MineProps extends MineView {
  /** What nobody knows the end of yet. */
  readonly unknown?: ReactNode
  readonly onCopyId: () => void
}

export function MineScreen(props: MineProps) {
  return (
    <PageScreen>
      {props.unknown}
      <Profile {...props} />
      {props.groups.map(({ key, title, rows }) => (
        <List key={key} {...(title === undefined ? {} : { header: title })}>
          {rows.map((row) => {
            const Mark = icons[row.icon]
            return (
              <ListRow key={row.key} title={row.title} leading={<Mark size={22} />} href={row.href} value={row.value} />
            )
          })}
        </List>
      ))}
    </PageScreen>
  )
}

function Profile({ name, avatar, userId, maskedPhone, onCopyId }: MineProps) {
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
        <p className="-my-2.5 flex items-center text-note whitespace-nowrap text-muted tabular-nums">
          藏家号 {userId}
          <IconButton icon={SmallCopy} label="复制藏家号" onPress={onCopyId} />
        </p>
      </div>
    </section>
  )
}

const SmallCopy = () => <CopyIcon size={16} />
