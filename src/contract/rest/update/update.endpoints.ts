import { area, endpoint } from '../endpoint.ts'
import { CustomerVersion, Latest, LatestRequest } from './update.schema.ts'

/** Version checks (marketplace §4, §7; A-07). They carry no token: an expired session must not stop an update. */
export const updateEndpoints = area('update', {
  latest: endpoint({
    method: 'GET',
    path: '/app/appUpdate/getLast',
    base: 'platform',
    request: LatestRequest,
    response: Latest,
    token: false,
    loading: false,
    summary: '最新版本：本机比较与页面重载检查',
  }),
  customerVersion: endpoint({
    method: 'GET',
    path: '/customer/versions/android/refresh/customer',
    base: 'platform',
    response: CustomerVersion,
    token: false,
    loading: false,
    summary: '服务器版本：更新提示',
  }),
})
