import { CodeInput } from '#src/ui/form/code-input.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { payPasswordLink } from './pay-password-link.tsx'

export interface PayPasswordSheetProps {
  /** What is paid, in words. */
  readonly amount: string
  /** As far as it is typed; null while it is not asked for. */
  readonly typed: string | null
  readonly onType: (typed: string | null) => void
  /** All six digits are there. */
  readonly onPassword: (password: string) => void
}

/** Asks for the payment password; it is kept nowhere. */
export const PayPasswordSheet = ({ amount, typed, onType, onPassword }: PayPasswordSheetProps) => (
  <Sheet open={typed !== null} title="输入支付密码" onDismiss={() => onType(null)}>
    {typed !== null && (
      <div className="flex flex-col gap-4">
        <p className="text-center text-headline font-semibold tabular-nums">{amount}</p>
        <CodeInput
          label="支付密码"
          hint="6 位数字，只用来确认是你本人"
          value={typed}
          secure
          focusOnMount
          onChange={onType}
          onComplete={onPassword}
        />
        {payPasswordLink}
      </div>
    )}
  </Sheet>
)
