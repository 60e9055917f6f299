import { area, endpoint } from '../endpoint.ts'
import { PageQuery } from '../wire.ts'
import {
  CheckedIn,
  CheckedInForPoints,
  CheckInAsked,
  CheckInCalendar,
  MakeUpAsked,
  PointShelves,
  PointsPage,
  PointsQuery,
  Redeem,
  Redeemed,
  StarBeanPage,
  TaskCenter,
  TaskCheckedIn,
} from './daily.schema.ts'

/**
 * Daily things (marketplace §7, User and account): three families of 签到, each once a day of China's, tasks and points
 * (docs/decisions/0051). In code it is `checkIn`: signing in is the session's.
 */
export const dailyEndpoints = area('daily', {
  calendar: endpoint({
    method: 'GET',
    path: '/signIn/go',
    response: CheckInCalendar,
    summary: '签到日历：近五周、连续天数、奖励和补签',
  }),
  checkIn: endpoint({
    method: 'GET',
    path: '/signIn/click',
    request: CheckInAsked,
    response: CheckedIn,
    readsOnly: false,
    question: { seenIn: 'daily.calendar' },
    summary: '今天签到，得微豆',
  }),
  makeUp: endpoint({
    method: 'GET',
    path: '/signIn/replenishSign',
    request: MakeUpAsked,
    response: CheckedIn,
    readsOnly: false,
    question: { seenIn: 'daily.calendar' },
    summary: '用星豆补签最近七天里漏掉的一天',
  }),
  checkInForPoints: endpoint({
    method: 'GET',
    path: '/userIntegration/signIn',
    request: CheckInAsked,
    response: CheckedInForPoints,
    readsOnly: false,
    question: { seenIn: 'daily.points' },
    summary: '领取今天的签到积分',
  }),
  points: endpoint({
    method: 'GET',
    path: '/userIntegration/integration',
    request: PointsQuery,
    response: PointsPage,
    summary: '我的积分和积分记录',
  }),
  shelves: endpoint({
    method: 'GET',
    path: '/userIntegration/integrationClassification',
    response: PointShelves,
    summary: '积分商城：按分类陈列的商品',
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/userIntegration/exchange',
    request: Redeem,
    response: Redeemed,
    question: { seenIn: 'daily.points' },
    isOurs: true,
    ledger: 'ours:POST:/userIntegration/exchange',
    summary: '用积分兑换商品',
  }),
  checkInForTask: endpoint({
    method: 'GET',
    path: '/signTask/signIn',
    request: CheckInAsked,
    response: TaskCheckedIn,
    readsOnly: false,
    question: { seenIn: 'daily.tasks' },
    summary: '领取签到任务的星豆，须先签到',
  }),
  tasks: endpoint({ method: 'GET', path: '/task/goTaskCenter', response: TaskCenter, summary: '今天的任务' }),
  starBeans: endpoint({
    method: 'GET',
    path: '/task/queryStarBeanList',
    request: PageQuery,
    response: StarBeanPage,
    summary: '我的星豆和星豆明细',
  }),
})
