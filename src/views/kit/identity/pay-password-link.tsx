import { href } from '#src/routes/table.ts'
import { TextLink } from '#src/ui/action/text-link.tsx'

/** Below a field for the payment password: who has none yet finds the way to one, and comes back to what was typed. */
export const payPasswordLink = (
  <p key="paySet" className="-mt-2 text-note">
    <TextLink href={`#${href('/pages/mine/paySet/paySet')}`}>还没有设置，或忘了支付密码？</TextLink>
  </p>
)
