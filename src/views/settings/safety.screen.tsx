import { href } from '#src/routes/table.ts'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import { fieldOf, type ShownForm } from '../kit/form/shown-form.ts'
import { SmsCodeField, type SmsCodeFieldProps } from '../kit/form/sms-code-field.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

export interface SafetyProps {
  /** `''` when the account has no number. */
  readonly maskedPhone: string
  /** The day from which the number can be changed again; null for at once. */
  readonly changeableFrom: string | null
  /** It has just been changed. */
  readonly isChanged: boolean
  readonly change: {
    readonly isOpen: boolean
    readonly form: ShownForm
    readonly send: SmsCodeFieldProps['send']
  }
  readonly onOpen: (open: boolean) => void
}

export function SafetyScreen({ maskedPhone, changeableFrom, isChanged, change, onOpen }: SafetyProps) {
  const often =
    changeableFrom === null
      ? '手机号用来登录和接收验证码，30 天可以更换一次。'
      : `手机号用来登录和接收验证码，${changeableFrom}起可以再次更换。`
  const number = { title: '手机号', value: maskedPhone || '未绑定' }
  return (
    <PageScreen>
      {isChanged && (
        <div className="mb-3">
          <InlineMessage kind="success">手机号已更换，下次用新号码登录。</InlineMessage>
        </div>
      )}
      <List footer={often}>
        {changeableFrom === null ? (
          <ListRow {...number} chevron onPress={() => onOpen(true)} />
        ) : (
          <ListRow {...number} />
        )}
        <ListRow title="登录密码" value="修改" href={`#${href('/pages/mine/updatePwd/index')}`} />
        <ListRow title="支付密码" value="管理" href={`#${href('/pages/mine/paySet/paySet')}`} />
        <ListRow title="实名认证" href={`#${href('/pages/mine/verified/index')}`} />
      </List>
      <List footer="注销后，藏品和余额会一并清除，记录不能再查看，无法恢复。">
        <ListRow title="注销账号" href={`#${href('/pages/mine/logOut/index')}`} />
      </List>
      <Sheet open={change.isOpen} title="更换手机号" onDismiss={() => onOpen(false)}>
        <FormParts
          form={change.form}
          label="更换手机号"
          submit={{ text: '更换手机号', pending: '正在更换' }}
          note="密码不变，这台设备和其他设备都保持登录。"
          fields={[
            { kind: 'phone', name: 'phone', label: '新手机号', placeholder: '请输入新手机号' },
            <SmsCodeField key="code" {...fieldOf(change.form, 'code')} send={change.send} />,
          ]}
        />
      </Sheet>
    </PageScreen>
  )
}
