import { area, endpoint } from '../endpoint.ts'
import { FileUpload, Uploaded } from './upload.schema.ts'

/**
 * Pictures go up as multipart with an Authorization header and answer `status` in the place of `code`: HTTP and body must both
 * say 200 (A-37, lc:image-upload).
 */
export const uploadEndpoints = area('upload', {
  picture: endpoint({
    method: 'POST',
    path: '/customer/file/uploadPic',
    base: 'platform',
    params: 'multipart',
    codeField: 'status',
    request: FileUpload,
    response: Uploaded,
    summary: '上传一张图片',
  }),
  file: endpoint({
    method: 'POST',
    path: '/common/fileUpload',
    base: 'platform',
    params: 'multipart',
    codeField: 'status',
    request: FileUpload,
    response: Uploaded,
    ledger: 'rest:UPLOAD:/common/fileUpload',
    summary: '上传文件，规则与图片相同',
  }),
})
