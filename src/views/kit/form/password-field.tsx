import { TextField, type TextFieldProps } from '#src/ui/form/text-field.tsx'
import { typedPassword } from '#src/domain/text/typed-text.ts'

interface PasswordFieldProps extends Pick<
  TextFieldProps,
  'value' | 'onChange' | 'error' | 'hint' | 'aside' | 'enterKeyHint' | 'placeholder' | 'name'
> {
  readonly label: string
  /** `new` where a password is chosen, `current` where it is asked for: the browser's keychain acts accordingly. */
  readonly kind: 'new' | 'current'
}

/** A password that can be revealed. */
export const PasswordField = ({ kind, ...props }: PasswordFieldProps) => (
  <TextField name="password" secure autoComplete={`${kind}-password`} clean={typedPassword} {...props} />
)

interface NewPasswordFieldsProps {
  /** What is chosen, and the same again. */
  readonly password: Pick<PasswordFieldProps, 'value' | 'onChange' | 'error' | 'name'>
  readonly repeat: Pick<PasswordFieldProps, 'value' | 'onChange' | 'error' | 'name'>
  readonly labels: { readonly password: string; readonly repeat: string }
  readonly placeholder: string
  /** Of the last one: what pressing enter does there. */
  readonly enterKeyHint: PasswordFieldProps['enterKeyHint']
}

/** Choosing a password: its rule is said before a mistake is made, and it is typed twice. */
export const NewPasswordFields = ({ password, repeat, labels, placeholder, enterKeyHint }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...password}
      kind="new"
      label={labels.password}
      hint="8–20 位，须含字母和数字"
      placeholder={placeholder}
      enterKeyHint="next"
    />
    <PasswordField
      name="repeat"
      {...repeat}
      kind="new"
      label={labels.repeat}
      placeholder="请再输入一次"
      enterKeyHint={enterKeyHint}
    />
  </>
)
