import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow, SwitchRow } from '#src/ui/display/list.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { HideView } from './privacy.select.ts'

export interface PrivacyProps {
  readonly hide: HideView
  readonly onHide: (hidden: boolean) => void
  readonly onRetryHide: () => void
}

export const PrivacyScreen = (props: PrivacyProps) => (
  <PageScreen>
    <Hiding {...props} />
    <List header="个人信息" footer="姓名、身份证号和手机号只显示一部分，其他藏友看不到。">
      <ListRow title="实名认证" href={`#${href('/pages/mine/verified/index')}`} />
      <ListRow title="收货地址" href={`#${href('/pages/mine/address/index')}`} />
      <ListRow title="注销账号" href={`#${href('/pages/mine/logOut/index')}`} />
    </List>
    <List header="条款">
      <ListRow title="隐私政策" href={`#${href('/pages/login/privacyPolicy/index')}`} />
      <ListRow title="用户服务协议" href={`#${href('/pages/login/servicePolicy/index')}`} />
    </List>
  </PageScreen>
)

function Hiding({ hide, onHide, onRetryHide }: PrivacyProps) {
  return (
    <>
      <List header="谁可以看">
        {hide.status === 'failed' ? (
          <ListRow
            title="隐藏我的藏品"
            note={hide.failure ?? '加载失败，请重试'}
            trailing={
              <Button size="small" onPress={onRetryHide}>
                重试
              </Button>
            }
          />
        ) : (
          <SwitchRow
            title="隐藏我的藏品"
            note={hide.status === 'loading' ? '正在加载' : '打开后，其他藏友看不到你的藏品'}
            on={hide.hidden}
            onChange={onHide}
            pending={hide.pending}
            disabled={hide.status === 'loading'}
          />
        )}
      </List>
      {hide.status === 'ready' && hide.failure !== null && (
        <div className="pt-2">
          <InlineMessage kind="error">{hide.failure}</InlineMessage>
        </div>
      )}
    </>
  )
}
