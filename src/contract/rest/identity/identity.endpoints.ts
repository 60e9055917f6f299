import { area, endpoint } from '../endpoint.ts'
import {
  PasswordFreeChange,
  PayPasswordChange,
  PayPasswordState,
  RealName,
  RealNameRequest,
} from './identity.schema.ts'

/** Who a person is and how they confirm a payment (marketplace §5, §7). */
export const identityEndpoints = area('identity', {
  realName: endpoint({
    method: 'POST',
    path: '/user/getRealNameInfo',
    response: RealName,
    readsOnly: true,
    summary: '我的实名信息',
  }),
  verifyRealName: endpoint({
    method: 'GET',
    path: '/common/realNameAli',
    request: RealNameRequest,
    response: RealName,
    readsOnly: false,
    question: { needsNone: 'whether somebody is verified is read, and a second time is refused without harm' },
    summary: '实名认证：姓名与身份证号',
  }),
  payPassword: endpoint({
    method: 'POST',
    path: '/user/checkIsSetPayPassword',
    response: PayPasswordState,
    readsOnly: true,
    summary: '是否已设支付密码，是否被锁定',
  }),
  setPayPassword: endpoint({
    method: 'GET',
    path: '/user/setPayPassword',
    request: PayPasswordChange,
    response: PayPasswordState,
    readsOnly: false,
    question: { needsNone: 'said again it changes nothing, and what holds is read' },
    summary: '设置、修改或找回支付密码',
  }),
  passwordFree: endpoint({
    method: 'GET',
    path: '/user/passwordFree',
    request: PasswordFreeChange,
    response: PayPasswordState,
    readsOnly: false,
    question: { needsNone: 'said again it changes nothing, and what holds is read' },
    summary: '开启或关闭小额免密支付',
  }),
})
