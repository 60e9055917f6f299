import { area, endpoint } from '../endpoint.ts'
import { ActivePeople, ChestRanking, Crown } from './activity.schema.ts'

/**
 * Who opens most boxes (marketplace §7, Sales and products; `treasureChestUser`). Our reading: a ranking of this month and of the last
 * one, and the title (crown) that what somebody has opened is worth.
 */
export const activityEndpoints = area('activity', {
  ranking: endpoint({
    method: 'GET',
    path: '/treasureChestUser/ranking',
    response: ChestRanking,
    summary: '本月开盒榜，附我的名次',
  }),
  lastRanking: endpoint({
    method: 'GET',
    path: '/treasureChestUser/oldRanking',
    response: ChestRanking,
    summary: '上月开盒榜，附我的名次',
  }),
  crown: endpoint({
    method: 'GET',
    path: '/treasureChestUser/crownName',
    response: Crown,
    summary: '我的开盒称号，和离下一个称号还差几个',
  }),
  activePeople: endpoint({
    method: 'GET',
    path: '/user/activePeopleNum',
    response: ActivePeople,
    token: false,
    summary: '在线人数',
  }),
})
