import { area, endpoint } from '../endpoint.ts'
import { Chest, ChestId, Chests, Prop, PropId, PropPage, PropQuery, TitleChoice, Titles } from './prop.schema.ts'

/** Props, titles and chests (marketplace §7; docs/decisions/0052). */
export const propEndpoints = area('prop', {
  mine: endpoint({
    method: 'GET',
    path: '/virtual/selectMyProps',
    request: PropQuery,
    response: PropPage,
    summary: '我的道具，用过的和没用过的',
  }),
  titles: endpoint({ method: 'GET', path: '/virtual/selectTitle', response: Titles, summary: '称号，和自己有哪些' }),
  chests: endpoint({
    method: 'GET',
    path: '/virtual/reasureChest',
    response: Chests,
    summary: '我的宝箱，和开箱概率',
  }),
  openChest: endpoint({
    method: 'POST',
    path: '/virtual/reasureChest',
    request: ChestId,
    response: Chest,
    question: { seenIn: 'prop.chests' },
    summary: '打开一个宝箱',
  }),
  use: endpoint({
    method: 'POST',
    path: '/virtual/useProp',
    request: PropId,
    response: Prop,
    isOurs: true,
    ledger: 'ours:POST:/virtual/useProp',
    question: { seenIn: 'prop.mine' },
    summary: '使用一个道具',
  }),
  wear: endpoint({
    method: 'POST',
    path: '/virtual/wearTitle',
    request: TitleChoice,
    response: Titles,
    isOurs: true,
    ledger: 'ours:POST:/virtual/wearTitle',
    question: { needsNone: 'said again it changes nothing, and what is worn is read' },
    summary: '佩戴或取下称号',
  }),
})
