import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../page/page-screen.tsx'

const orders = <Button href={`#${href('/pages/mine/order/index')}`}>我的订单</Button>

/** A page of an order whose address names none: nothing is asked, and nothing is waited for. */
export const NoOrder = () => (
  <PageScreen>
    <ErrorState title="订单信息有误" note="这个链接不完整，请从「我的订单」里打开。" action={orders} />
  </PageScreen>
)
