import { TextField, type TextFieldProps } from '#src/ui/form/text-field.tsx'
import { typedMobile } from '#src/domain/text/typed-text.ts'

type PhoneFieldProps = Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'enterKeyHint' | 'hint' | 'autoComplete'>

/** A mainland mobile number. Pasted country codes, spaces and full-width digits are put right. */
export const PhoneField = (props: PhoneFieldProps) => (
  <TextField
    label="手机号"
    name="phone"
    type="tel"
    inputMode="tel"
    autoComplete="tel-national"
    placeholder="请输入手机号"
    enterKeyHint="next"
    prefix="+86"
    clearable
    clean={typedMobile}
    {...props}
  />
)
