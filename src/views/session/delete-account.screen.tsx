import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { WarningIcon } from '#src/ui/icon/sign-icons.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { fieldOf, type ShownForm } from '../kit/form/shown-form.ts'
import { SmsCodeField, type SmsCodeFieldProps } from '../kit/form/sms-code-field.tsx'
import type { DeleteAccountView } from './delete-account.select.ts'

export interface DeleteAccountProps extends DeleteAccountView {
  readonly form: ShownForm
  readonly send: SmsCodeFieldProps['send']
}

const consequences = [
  '你的全部藏品、盲盒和道具会被清除，不能找回，也不能转给他人。',
  '账户里的余额、积分和豆会作废。',
  '订单、转赠、签到等记录不能再查看，群聊里的身份会被删除。',
  '手机号会与账号解绑，再次注册将是一个全新的账号。',
]

export function DeleteAccountScreen({ maskedPhone, obstacle, form, send }: DeleteAccountProps) {
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
        <FormParts
          form={form}
          label="注销账号"
          submit={{ text: '注销账号', pending: '正在注销', tone: 'danger' }}
          fields={[
            <TextField
              key="phone"
              label="手机号"
              name="phone"
              value={maskedPhone}
              onChange={() => undefined}
              readOnly
              hint="验证码会发送到这个号码"
            />,
            <SmsCodeField key="code" {...fieldOf(form, 'code')} send={send} />,
            <Checkbox
              key="understood"
              name="understood"
              checked={form.checked('understood')}
              onChange={(value) => form.change('understood', value)}
              error={form.errors['understood'] ?? null}
            >
              我已了解以上后果，确定要注销这个账号
            </Checkbox>,
          ]}
        />
      )}
      <Dialog
        open={form.confirming}
        title="确定注销账号吗？"
        confirm={{ text: '确定注销', tone: 'danger', onPress: form.confirm }}
        cancel={{ text: '再想想', onPress: form.cancel }}
        onDismiss={form.cancel}
      >
        注销会立即生效，藏品和余额都不能找回。
      </Dialog>
    </PageScreen>
  )
}
