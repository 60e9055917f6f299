import { href } from '#src/routes/table.ts'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

export interface SafetyProps {
  /** `''` when the account has no number. */
  readonly maskedPhone: string
}

export const SafetyScreen = ({ maskedPhone }: SafetyProps) => (
  <PageScreen>
    <List footer="手机号用来登录和接收验证码。如需更换，请联系客服核实身份后办理。">
      <ListRow title="手机号" value={maskedPhone || '未绑定'} />
      <ListRow title="登录密码" value="修改" href={`#${href('/pages/mine/updatePwd/index')}`} />
      <ListRow title="支付密码" value="管理" href={`#${href('/pages/mine/paySet/paySet')}`} />
      <ListRow title="实名认证" href={`#${href('/pages/mine/verified/index')}`} />
    </List>
    <List footer="注销后，藏品、余额和记录会一并清除，无法恢复。">
      <ListRow title="注销账号" href={`#${href('/pages/mine/logOut/index')}`} />
    </List>
  </PageScreen>
)
