import { useRef, useState } from 'react'
import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { CloseIcon, EyeIcon, EyeOffIcon } from '../icon/action-icons.tsx'
import { uiText } from '../ui-text.ts'
import { Field, fieldBox } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { characterCount } from './fit-text.ts'
import { useEcho } from './use-echo.ts'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'inputMode' | 'placeholder' | 'enterKeyHint' | 'readOnly' | 'disabled'
>

/** What a browser may fill in by itself. */
type AutoComplete =
  | 'off'
  | 'name'
  | 'nickname'
  | 'username'
  | 'tel-national'
  | 'one-time-code'
  | 'current-password'
  | 'new-password'

export interface TextFieldProps extends Native, Omit<FieldProps, 'children' | 'counter'> {
  value: string
  onChange: (value: string) => void
  /** `tel`, `email`, `url`: the keyboard that fits. Amounts: `type="text" inputMode="decimal"`. */
  type?: HTMLInputTypeAttribute
  autoComplete?: AutoComplete | undefined
  /** Characters as people see them. */
  maxLength?: number
  /** 「3/20」; needs `maxLength`. */
  counter?: boolean
  /** A button that empties it. */
  clearable?: boolean
  /** Dots instead of letters, with a button that reveals them. */
  secure?: boolean
  /** Before the text: 「+86」, 「¥」, an icon. */
  prefix?: ReactNode
  /** After the text: a button, a unit. */
  suffix?: ReactNode
  /** Applied to what is typed before it is kept: `digitsOnly`. */
  clean?: (value: string) => string
  onBlur?: () => void
  /** Enter, outside a composition. Inside a form the form's own submit is enough. */
  onEnter?: () => void
}

/** For `clean`: full-width digits become ordinary ones, everything else goes. */
export const digitsOnly = (text: string): string =>
  text.replace(/[０-９]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).replace(/\D/g, '')

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, onEnter, clean, secure, clearable, counter, maxLength, disabled, readOnly } = props
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const { local, isCut, set, bind } = useEcho({ value, onChange, onBlur, onEnter, clean, max: maxLength })
  const error = props.error || (isCut && maxLength !== undefined ? uiText.tooLong(maxLength) : null)
  const wrong = error != null
  const editable = !disabled && !readOnly
  return (
    <Field
      {...props}
      error={error}
      counter={counter && maxLength !== undefined ? `${characterCount(local)}/${maxLength}` : undefined}
    >
      {(control) => (
        <div className={fieldBox(wrong, disabled)}>
          {props.prefix && <span className="flex items-center pl-3.5 text-muted tabular-nums">{props.prefix}</span>}
          <input
            {...control}
            {...bind}
            ref={input}
            type={secure && !shown ? 'password' : (props.type ?? 'text')}
            name={props.name}
            inputMode={props.inputMode}
            autoComplete={props.autoComplete ?? 'off'}
            autoCapitalize="off"
            spellCheck={false}
            placeholder={props.placeholder}
            enterKeyHint={props.enterKeyHint}
            readOnly={readOnly}
            disabled={disabled}
            className="min-h-12 w-full min-w-0 flex-1 bg-transparent px-3.5 outline-none"
          />
          {clearable && editable && local !== '' && (
            <IconButton
              icon={SmallClose}
              label={`${uiText.clear}${props.label}`}
              onPress={() => {
                set('')
                input.current?.focus()
              }}
            />
          )}
          {secure && (
            <IconButton
              icon={shown ? EyeIcon : EyeOffIcon}
              label={`${shown ? uiText.hideSecret : uiText.showSecret}：${props.label}`}
              pressed={shown}
              onPress={() => setShown(!shown)}
            />
          )}
          {props.suffix && <span className="flex shrink-0 items-center pr-1.5">{props.suffix}</span>}
        </div>
      )}
    </Field>
  )
}

const SmallClose = () => (
  <span className="flex size-5 items-center justify-center rounded-full bg-sunken text-muted">
    <CloseIcon size={12} />
  </span>
)
