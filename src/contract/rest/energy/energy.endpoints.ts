import { area, endpoint } from '../endpoint.ts'
import { PageQuery } from '../wire.ts'
import {
  Block,
  BlockDetail,
  BlockId,
  BlockPage,
  CarriedPower,
  OwnPower,
  PowerChange,
  PowerChanged,
  PowerCopyPage,
  PowerMovePage,
  UnlockRequest,
} from './energy.schema.ts'

/** Power of copies and owners, and what it unlocks (marketplace §7 Energy; lc:energy-unlock; docs/decisions/0050). */
export const energyEndpoints = area('energy', {
  blocks: endpoint({
    method: 'POST',
    path: '/blockUnlock/list',
    request: PageQuery,
    response: BlockPage,
    readsOnly: true,
    summary: '可以用能量解锁的区块',
  }),
  block: endpoint({
    method: 'GET',
    path: '/blockUnlock/info/{categoryId}',
    request: BlockId,
    response: BlockDetail,
    summary: '一个区块，和解锁它有什么用',
  }),
  unlock: endpoint({
    method: 'POST',
    path: '/blockUnlock/unlock',
    request: UnlockRequest,
    response: Block,
    question: { seenIn: 'energy.blocks' },
    summary: '用能量解锁一个区块，一次解锁一直有效',
  }),
  appoint: endpoint({
    method: 'POST',
    path: '/activityProduct/priorityPurchaseAppointment',
    request: BlockId,
    response: Block,
    question: { seenIn: 'energy.blocks' },
    summary: '预约优先购：排队时在最前；持有同系列藏品的，发售前先买一份，并会收到提醒',
  }),
  own: endpoint({ method: 'GET', path: '/ownerPower/getOwnerPower', response: OwnPower, summary: '我的能量' }),
  change: endpoint({
    method: 'GET',
    path: '/ownerPower/changePower',
    request: PowerChange,
    response: PowerChanged,
    readsOnly: false,
    question: { seenIn: 'energy.log' },
    summary: '在一件藏品和自己之间移动能量',
  }),
  carried: endpoint({
    method: 'GET',
    path: '/ownerPower/getPowerProductNum',
    response: CarriedPower,
    summary: '有几件藏品带着能量，一共多少',
  }),
  copies: endpoint({
    method: 'GET',
    path: '/ownerPowerProduct/getPower',
    request: PageQuery,
    response: PowerCopyPage,
    summary: '我的藏品各有多少能量',
  }),
  log: endpoint({
    method: 'GET',
    path: '/ownerPowerLog/getLogList',
    request: PageQuery,
    response: PowerMovePage,
    summary: '我的能量明细',
  }),
})
