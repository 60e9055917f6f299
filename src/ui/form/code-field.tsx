import { Button } from '../action/button.tsx'
import type { FieldProps } from './field.tsx'
import { digitsOnly, TextField } from './text-field.tsx'

export interface CodeFieldProps extends Omit<FieldProps, 'children' | 'counter'> {
  value: string
  onChange: (value: string) => void
  /** The button beside it: 「获取验证码」, 「58 秒」, 「重新获取」 (marketplace §4). Its words and its clock are the caller's. */
  send: { text: string; onPress: () => void; disabled?: boolean; pending?: boolean }
  name?: string
  placeholder?: string
  /** Digits, default 6. */
  length?: number
  disabled?: boolean
  onBlur?: () => void
  onEnter?: () => void
}

/** An SMS code with the button that asks for it. The phone's keyboard offers the code that arrived. */
export const CodeField = ({ send, length = 6, ...field }: CodeFieldProps) => (
  <TextField
    {...field}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={length}
    clean={digitsOnly}
    suffix={
      <span className="border-l border-hairline tabular-nums">
        <Button tone="quiet" onPress={send.onPress} disabled={send.disabled ?? false} pending={send.pending ?? false}>
          {send.text}
        </Button>
      </span>
    }
  />
)
