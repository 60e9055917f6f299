import { fromBase64, toBase64 } from '#src/contract/im/base64.ts'
import { randomHex, randomUuid } from '../app.ts'
import type { StoredFile } from '../state.ts'
import { readMultipart } from './multipart.ts'
import type { AreaHandlers } from './calls.ts'
import { Refusal, type RestCall } from './rest.ts'

/** Keeps the file of a multipart upload. */
export function storeUpload(call: RestCall): StoredFile & { size: number } {
  const part = readMultipart(call.request.body, call.request.headers['content-type'] ?? '').find(
    (item) => item.name === 'file',
  )
  if (!part) throw new Refusal(400, 'file can not be empty', { error: 'illegal_argument' })
  const { app } = call
  const file: StoredFile = {
    uuid: randomUuid(app),
    secret: randomHex(app, 24),
    name: part.filename,
    type: part.type,
    content: toBase64(part.content),
  }
  app.state.files[file.uuid] = file
  return { ...file, size: part.content.length }
}

function upload(call: RestCall) {
  const file = storeUpload(call)
  const [org, app] = call.app.appKey.split('#')
  return {
    uri: `${call.request.origin}/${org}/${app}/chatfiles`,
    path: '/chatfiles',
    entities: [
      {
        uuid: file.uuid,
        type: 'chatfile',
        'share-secret': file.secret,
        'file-metadata': { 'content-length': file.size, 'content-type': file.type },
      },
    ],
  }
}

/** A download needs the share secret, in the header or the query, or a logged-in user. */
function download(call: RestCall) {
  const file = call.app.state.files[call.params['file'] ?? '']
  if (!file) throw new Refusal(404, 'chatfile not found')
  const secret = call.request.headers['share-secret'] ?? call.query.get('share-secret')
  if (!call.me && secret !== file.secret) throw new Refusal(401, 'Unable to authenticate (OAuth)')
  return { content: fromBase64(file.content) ?? new Uint8Array(), contentType: file.type }
}

export const fileHandlers: AreaHandlers<'files'> = {
  'files.upload': upload,
  'files.download': download,
  'files.downloadByPost': download,
}
