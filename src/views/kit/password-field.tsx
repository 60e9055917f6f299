import { TextField, type TextFieldProps } from '#src/ui/form/text-field.tsx'
import { typedPassword } from '#src/domain/typed-text.ts'

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

/** The rule of a new password, said before a mistake is made. */
export const passwordHint = '8–20 位，须含字母和数字'
