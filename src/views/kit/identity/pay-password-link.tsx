import { href } from '#src/routes/table.ts'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { useApp } from '../app/app.ts'
import { useUser } from '../app/use-session.ts'

/** In the demonstration world, to the demonstration account: what its card said when it signed in. */
function DemoPayPassword() {
  const { demo } = useApp()
  const user = useUser()
  if (!demo || user?.phone !== demo.phone) return null
  return (
    <span className="block text-gold-ink">
      演示账号的支付密码是 <span className="font-medium tabular-nums select-all">{demo.payPassword}</span>
    </span>
  )
}

/** Below a field for the payment password: who has none yet finds the way to one, and comes back to what was typed. */
export const payPasswordLink = (
  <div key="paySet" className="-mt-2 text-note">
    <TextLink href={`#${href('/pages/mine/paySet/paySet')}`}>设置或找回支付密码</TextLink>
    <DemoPayPassword />
  </div>
)
