import { fromBase64 } from '#src/contract/im/base64.ts'
import { memberNames, tellMuc } from '../mucs.ts'
import type { Muc } from '../state.ts'
import { storeUpload } from './files.ts'
import { idOf, requireEnabled, requireManager, requireMember } from './mucs.ts'
import type { Handlers } from './calls.ts'
import { mucOf, pageOf, Refusal, text, type RestCall } from './rest.ts'

const announcementMax = 512

function announce(call: RestCall, muc: Muc) {
  requireManager(call, muc)
  requireEnabled(muc)
  const announcement = text(call.body['announcement'])
  if (announcement.length > announcementMax) throw new Refusal(400, 'The quantity has exceeded the limit!')
  muc.announcement = announcement
  const operation = announcement ? 'updateAnnouncement' : 'deleteAnnouncement'
  tellMuc(call.app, muc, memberNames(muc), {
    operation,
    from: call.me,
    reason: announcement,
    skip: call.actor.resource,
  })
  return { data: { result: true, ...idOf(muc) } }
}

function uploadFile(call: RestCall, muc: Muc) {
  requireMember(call, muc)
  requireEnabled(muc)
  const file = storeUpload(call)
  const entry = {
    file_id: file.uuid,
    file_name: file.name,
    file_owner: call.me,
    file_size: file.size,
    created: call.app.clock.now(),
  }
  muc.files.unshift(entry)
  const reason = JSON.stringify({ data: entry })
  tellMuc(call.app, muc, memberNames(muc), {
    operation: 'uploadFile',
    from: call.me,
    reason,
    skip: call.actor.resource,
  })
  return {
    data: {
      ...entry,
      file_url: `${call.request.origin}${call.request.path}/${file.uuid}`,
      group_id: muc.id,
      'share-secret': file.secret,
    },
  }
}

function deleteFile(call: RestCall, muc: Muc) {
  const id = call.params['fileId']!
  const entry = muc.files.find((file) => file.file_id === id)
  if (!entry) throw new Refusal(404, `file ${id} was not found`)
  if (entry.file_owner !== call.me) requireManager(call, muc)
  muc.files = muc.files.filter((file) => file !== entry)
  delete call.app.state.files[id]
  tellMuc(call.app, muc, memberNames(muc), {
    operation: 'deleteFile',
    from: call.me,
    reason: id,
    skip: call.actor.resource,
  })
  return { data: { result: true, file_id: id, group_id: muc.id, ...idOf(muc) } }
}

function downloadFile(call: RestCall, muc: Muc) {
  requireMember(call, muc)
  const file =
    muc.files.some((entry) => entry.file_id === call.params['fileId']) && call.app.state.files[call.params['fileId']!]
  if (!file) throw new Refusal(404, `file ${call.params['fileId']} was not found`)
  return { content: fromBase64(file.content) ?? new Uint8Array(), contentType: file.type }
}

export const mucContentHandlers = {
  'groups.announcement': (call) => ({ data: { announcement: mucOf(call).announcement } }),
  'groups.announce': (call) => announce(call, mucOf(call)),
  'groups.files': (call) => ({ data: pageOf(call, mucOf(call).files, 'pagenum', 'pagesize', 10) }),
  'groups.uploadFile': (call) => uploadFile(call, mucOf(call)),
  'groups.downloadFile': (call) => downloadFile(call, mucOf(call)),
  'groups.removeFile': (call) => deleteFile(call, mucOf(call)),
} satisfies Partial<Handlers>
