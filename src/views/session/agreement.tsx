import { href } from '#src/routes/table.ts'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'

export interface AgreementProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error?: string | undefined
}

/** The agreement that must be ticked before an account is used or made. */
export const Agreement = ({ checked, onChange, error }: AgreementProps) => (
  <Checkbox name="agreed" checked={checked} onChange={onChange} error={error ?? null}>
    我已阅读并同意
    <TextLink inline href={`#${href('/pages/login/servicePolicy/index')}`}>
      《用户服务协议》
    </TextLink>
    和
    <TextLink inline href={`#${href('/pages/login/privacyPolicy/index')}`}>
      《隐私政策》
    </TextLink>
  </Checkbox>
)
