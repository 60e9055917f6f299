import { area, endpoint } from '../endpoint.ts'
import { PageQuery } from '../wire.ts'
import { PhysicalAsk, PhysicalOrder, PhysicalOrderPage, Physicals } from './physical.schema.ts'

/** Real things that are sent to an address (marketplace §7; docs/decisions/0052). */
export const physicalEndpoints = area('physical', {
  mine: endpoint({
    method: 'GET',
    path: '/virtual/selectMyPhysical',
    response: Physicals,
    summary: '我的实物',
  }),
  order: endpoint({
    method: 'POST',
    path: '/virtual/physicalOrder',
    request: PhysicalAsk,
    response: PhysicalOrder,
    question: { seenIn: 'physical.orders' },
    summary: '提货：把一件实物寄到一个地址',
  }),
  orders: endpoint({
    method: 'GET',
    path: '/virtual/selectMyPhysicalOrder',
    request: PageQuery,
    response: PhysicalOrderPage,
    summary: '我的提货订单',
  }),
})
