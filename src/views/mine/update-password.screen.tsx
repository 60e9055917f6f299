import { Button } from '#src/ui/action/button.tsx'
import { ResultState } from '#src/ui/feedback/state.tsx'
import { FormBox } from '../kit/form-box.tsx'
import { PageScreen } from '../kit/page-screen.tsx'
import { NewPasswordFields, PasswordField } from '../kit/password-field.tsx'
import type { PasswordFieldName, UpdatePasswordView } from './update-password.select.ts'

export interface UpdatePasswordProps extends UpdatePasswordView {
  readonly onChange: (field: PasswordFieldName, value: string) => void
  readonly onSubmit: () => void
}

export function UpdatePasswordScreen(props: UpdatePasswordProps) {
  const { values, errors, onChange } = props
  const text = (field: PasswordFieldName) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (value: string) => onChange(field, value),
  })
  return (
    <PageScreen>
      <FormBox
        label="修改登录密码"
        errors={errors}
        failure={props.failure}
        onSubmit={props.onSubmit}
        actions={
          <>
            <Button tone="primary" size="large" block type="submit" pending={props.pending} pendingText="正在修改">
              修改密码
            </Button>
            <p className="text-center text-note text-muted">修改后，你在其他设备上的登录会失效。</p>
          </>
        }
      >
        <PasswordField
          {...text('oldPassword')}
          kind="current"
          label="现在的密码"
          placeholder="请输入现在的密码"
          enterKeyHint="next"
        />
        <NewPasswordFields
          password={text('newPassword')}
          repeat={text('repeat')}
          labels={{ password: '新密码', repeat: '确认新密码' }}
          placeholder="请输入新密码"
          enterKeyHint="done"
        />
      </FormBox>
    </PageScreen>
  )
}

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
