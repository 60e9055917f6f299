import { PhoneIcon, MoonIcon, SunIcon } from '#src/ui/icon/page-icons.tsx'
import { href } from '#src/routes/table.ts'
import type { TextSize } from '../kit/app/app.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { type Choice, ChoiceList } from '../kit/page/choice-list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

export type Theme = 'light' | 'dark' | 'system'

export interface SettingsProps {
  readonly theme: Theme
  readonly textSize: TextSize
  readonly version: string
  /** Signing out: nothing yet, asked once more, under way. */
  readonly signOut: 'editing' | 'confirming' | 'sending'
  /** Chat messages that nobody else has yet: they go with the login. */
  readonly unsent: number
  /** What nobody knows the end of yet: 「下单」. */
  readonly unknown: readonly string[]
  readonly onTheme: (theme: Theme) => void
  readonly onTextSize: (size: TextSize) => void
  readonly onSignOut: () => void
  readonly onConfirmSignOut: () => void
  readonly onCancelSignOut: () => void
}

const themes: readonly Choice<Theme>[] = [
  { key: 'system', title: '跟随系统', icon: PhoneIcon },
  { key: 'light', title: '浅色', icon: SunIcon },
  { key: 'dark', title: '深色', icon: MoonIcon },
]

const textSizes: readonly Choice<TextSize>[] = [
  { key: 'standard', title: '标准' },
  { key: 'large', title: '大' },
  { key: 'larger', title: '更大' },
  { key: 'largest', title: '特大' },
]

export function SettingsScreen(props: SettingsProps) {
  const sending = props.signOut === 'sending'
  return (
    <PageScreen>
      <List header="通用">
        <ListRow title="修改昵称" href={`#${href('/pages/mine/nickname/index')}`} />
        <ListRow title="账号与安全" href={`#${href('/pages/mine/safety/index')}`} />
        <ListRow title="支付设置" href={`#${href('/pages/mine/paySet/paySet')}`} />
        <ListRow title="收货地址" href={`#${href('/pages/mine/address/index')}`} />
        <ListRow title="隐私" href={`#${href('/pages/mine/privacy/index')}`} />
      </List>
      <ChoiceList title="外观" choices={themes} current={props.theme} onChange={props.onTheme} />
      <ChoiceList title="文字大小" choices={textSizes} current={props.textSize} onChange={props.onTextSize} />
      <List header="关于">
        <ListRow title="版本更新" href={`#${href('/pages/update/update')}`} value={props.version} />
        <ListRow title="下载应用" href={`#${href('/pages/downLoad/index')}`} />
        <ListRow title="关于我们" href={`#${href('/pages/mine/aboutUs/aboutUs')}`} />
        <ListRow title="用户服务协议" href={`#${href('/pages/login/servicePolicy/index')}`} />
        <ListRow title="隐私政策" href={`#${href('/pages/login/privacyPolicy/index')}`} />
      </List>
      <div className="pt-8">
        <Button tone="danger" size="large" block pending={sending} pendingText="正在退出" onPress={props.onSignOut}>
          退出登录
        </Button>
      </div>
      <Dialog
        open={props.signOut === 'confirming'}
        title="退出登录？"
        confirm={{ text: '退出登录', tone: 'danger', onPress: props.onConfirmSignOut }}
        cancel={{ text: '取消', onPress: props.onCancelSignOut }}
        onDismiss={props.onCancelSignOut}
      >
        {props.unknown.length > 0 &&
          `${[...new Set(props.unknown)].join('、')}结果待确认。退出后暂停确认，再次登录时继续；铸造请到记录里核对。`}
        {props.unsent > 0 && `还有 ${props.unsent} 条聊天消息未发送，退出后不再发送。`}
        藏品和记录都会保留，下次登录还在。
      </Dialog>
    </PageScreen>
  )
}
