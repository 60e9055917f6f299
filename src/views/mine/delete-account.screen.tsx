import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { WarningIcon } from '#src/ui/icon/sign-icons.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { FormBox } from '../kit/form-box.tsx'
import { PageScreen } from '../kit/page-screen.tsx'
import { SmsCodeField, type SmsCodeFieldProps } from '../kit/sms-code-field.tsx'
import type { DeleteAccountView } from './delete-account.select.ts'

export interface DeleteAccountProps extends DeleteAccountView {
  readonly send: SmsCodeFieldProps['send']
  readonly onChange: (field: 'code' | 'understood', value: string | boolean) => void
  readonly onSubmit: () => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const consequences = [
  '你的全部藏品、盲盒和道具会被清除，不能找回，也不能转给他人。',
  '账户里的余额、积分、豆和优惠会作废。',
  '订单、转赠、签到等记录和群聊里的身份会被删除。',
  '手机号会与账号解绑，再次注册将是一个全新的账号。',
]

export function DeleteAccountScreen(props: DeleteAccountProps) {
  const { maskedPhone, obstacle, errors, send, onChange } = props
  return (
    <PageScreen>
      <section aria-labelledby="consequences" className="rounded-l bg-surface p-4">
        <h2 id="consequences" className="flex items-center gap-2 text-title font-semibold">
          <span className="text-cinnabar">
            <WarningIcon size={20} />
          </span>
          注销后不能恢复
        </h2>
        <ul className="mt-2 list-disc space-y-1.5 pl-5 text-soft marker:text-muted">
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      </section>
      <div className="h-5" />
      {obstacle !== null ? (
        <InlineMessage kind="warning">{obstacle}</InlineMessage>
      ) : (
        <FormBox
          label="注销账号"
          errors={errors}
          failure={props.failure}
          onSubmit={props.onSubmit}
          actions={
            <Button tone="danger" size="large" block type="submit" pending={props.pending} pendingText="正在注销">
              注销账号
            </Button>
          }
        >
          <TextField
            label="手机号"
            name="phone"
            value={maskedPhone}
            onChange={() => undefined}
            readOnly
            hint="验证码会发送到这个号码"
          />
          <SmsCodeField
            value={props.code}
            error={errors['code']}
            onChange={(value) => onChange('code', value)}
            send={send}
          />
          <Checkbox
            name="understood"
            checked={props.understood}
            onChange={(value) => onChange('understood', value)}
            error={errors['understood'] ?? null}
          >
            我已了解以上后果，确定要注销这个账号
          </Checkbox>
        </FormBox>
      )}
      <Dialog
        open={props.confirming}
        title="确定注销账号吗？"
        confirm={{ text: '确定注销', tone: 'danger', onPress: props.onConfirm }}
        cancel={{ text: '再想想', onPress: props.onCancel }}
        onDismiss={props.onCancel}
      >
        注销会立即生效，藏品和余额都不能找回。
      </Dialog>
    </PageScreen>
  )
}
