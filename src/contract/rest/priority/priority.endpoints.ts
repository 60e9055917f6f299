import { area, endpoint } from '../endpoint.ts'
import {
  MaybePriorityProduct,
  PriorityOfActivity,
  PriorityOfCategory,
  PriorityProducts,
  PriorityQuery,
} from './priority.schema.ts'

/** Priority purchase (marketplace §7, listed under Energy): appointing to a sale, and buying before it begins (docs/decisions/0051). */
export const priorityEndpoints = area('priority', {
  all: endpoint({
    method: 'GET',
    path: '/activityProduct/selectAll',
    request: PriorityQuery,
    response: PriorityProducts,
    guests: true,
    summary: '可以预约优先购的藏品',
  }),
  ofActivity: endpoint({
    method: 'GET',
    path: '/activityProduct/selectByActivityId',
    request: PriorityOfActivity,
    response: PriorityProducts,
    guests: true,
    summary: '一场活动里可以预约优先购的藏品',
  }),
  ofCategory: endpoint({
    method: 'GET',
    path: '/activityProduct/selectByCategoryId',
    request: PriorityOfCategory,
    response: MaybePriorityProduct,
    guests: true,
    summary: '一种藏品的优先购：名额、时间和我的预约',
  }),
  qualified: endpoint({
    method: 'GET',
    path: '/activityProduct/getQualificationProductList',
    response: PriorityProducts,
    summary: '我预约了或有资格预约优先购的藏品',
  }),
})
