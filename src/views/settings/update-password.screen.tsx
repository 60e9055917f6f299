import { Button } from '#src/ui/action/button.tsx'
import { ResultState } from '#src/ui/feedback/state.tsx'
import { FormParts } from '../kit/form/form-screen.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { NewPasswordFields, PasswordField } from '../kit/form/password-field.tsx'
import { fieldOf, type ShownForm } from '../kit/form/shown-form.ts'

export const UpdatePasswordScreen = ({ form }: { readonly form: ShownForm }) => (
  <PageScreen>
    <FormParts
      form={form}
      label="修改登录密码"
      submit={{ text: '修改密码', pending: '正在修改' }}
      note="修改后，你在其他设备上的登录会失效。"
      fields={[
        <PasswordField
          key="old"
          {...fieldOf(form, 'oldPassword')}
          kind="current"
          label="原密码"
          placeholder="请输入原密码"
          enterKeyHint="next"
        />,
        <NewPasswordFields
          key="new"
          password={fieldOf(form, 'newPassword')}
          repeat={fieldOf(form, 'repeat')}
          labels={{ password: '新密码', repeat: '确认新密码' }}
          placeholder="请输入新密码"
          enterKeyHint="done"
        />,
      ]}
    />
  </PageScreen>
)

export const PasswordUpdatedScreen = ({ onBack }: { onBack: () => void }) => (
  <PageScreen>
    <ResultState
      outcome="done"
      title="登录密码已修改"
      note="这台设备保持登录，其他设备需要用新密码重新登录。"
      action={
        <Button tone="primary" onPress={onBack}>
          完成
        </Button>
      }
    />
  </PageScreen>
)
