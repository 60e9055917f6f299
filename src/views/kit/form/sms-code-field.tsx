import { CodeField } from '#src/ui/form/code-field.tsx'
import type { CodeSend } from './verification-code.ts'

export interface SmsCodeFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  readonly send: CodeSend & { readonly onPress: () => void }
}

/** A code by text message with its button; what went wrong with sending is said below it too. */
export const SmsCodeField = ({ value, onChange, error, send }: SmsCodeFieldProps) => (
  <CodeField
    label="验证码"
    name="code"
    placeholder="6 位数字"
    value={value}
    onChange={onChange}
    error={error ?? send.error}
    hint={send.hint}
    send={{ text: send.text, disabled: send.disabled, pending: send.pending, onPress: send.onPress }}
  />
)
