import { area, endpoint } from '../endpoint.ts'
import {
  CustomerVersion,
  FileUpload,
  IntentAnswer,
  IntentQuestion,
  Latest,
  LatestRequest,
  Uploaded,
} from './system.schema.ts'

/**
 * The app itself: version checks (marketplace §4, §7; A-07), which carry no token, as an expired session must not stop an update; files;
 * and the one question that is ours (docs/decisions/0025).
 */
export const systemEndpoints = area('system', {
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
  // Files go up as multipart with an Authorization header and answer `status` in the place of `code`: HTTP and body must both
  // say 200 (A-37, lc:image-upload).
  uploadPicture: endpoint({
    method: 'POST',
    path: '/customer/file/uploadPic',
    base: 'platform',
    params: 'multipart',
    codeField: 'status',
    request: FileUpload,
    response: Uploaded,
    question: { needsNone: 'a file that nothing refers to is of no harm' },
    summary: '上传一张图片',
  }),
  uploadFile: endpoint({
    method: 'POST',
    path: '/common/fileUpload',
    base: 'platform',
    params: 'multipart',
    codeField: 'status',
    request: FileUpload,
    response: Uploaded,
    ledger: 'rest:UPLOAD:/common/fileUpload',
    question: { needsNone: 'a file that nothing refers to is of no harm' },
    summary: '上传文件，规则与图片相同',
  }),
  intent: endpoint({
    method: 'GET',
    path: '/intent/outcome',
    request: IntentQuestion,
    response: IntentAnswer,
    loading: false,
    isOurs: true,
    ledger: 'ours:GET:/intent/outcome',
    summary: '某个意图后来怎么样了：做成了、没有做成，还是没有听说过；只问，不做事',
  }),
})
