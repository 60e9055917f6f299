import { describe, expect, it } from 'vitest'
import { chatCodes, chatError, protocolStatus, type ChatErrorName } from './codes.ts'
import { metadataError, networkErrors, restError } from './rest-errors.ts'
import { sendError } from './send-errors.ts'

/** The enumeration of chat §8. */
const enumeration: [id: string, name: ChatErrorName, code: number][] = [
  ['[err:001:enum:0:request-success]', 'ok', 0],
  ['[err:001:enum:-1:request-timeout]', 'timeout', -1],
  ['[err:001:enum:-2:request-unknown]', 'unknown', -2],
  ['[err:001:enum:-3:request-parameter-error]', 'parameter', -3],
  ['[err:001:enum:-4:request-abort]', 'abort', -4],
  ['[err:001:enum:50:limit]', 'limit', 50],
  ['[err:001:enum:51:message-not-found]', 'messageNotFound', 51],
  ['[err:001:enum:52:no-permission]', 'noPermission', 52],
  ['[err:001:enum:53:operation-unsupported]', 'operationUnsupported', 53],
  ['[err:001:enum:54:operation-not-allowed]', 'operationNotAllowed', 54],
  ['[err:001:enum:204:user-not-found]', 'userNotFound', 204],
  ['[err:001:enum:206:login-on-another-device]', 'loginOnAnotherDevice', 206],
  ['[err:001:enum:207:user-removed]', 'userRemoved', 207],
  ['[err:001:enum:216:kicked-by-password-change]', 'kickedByPasswordChange', 216],
  ['[err:001:enum:217:kicked-by-other-device]', 'kickedByOtherDevice', 217],
  ['[err:001:enum:219:muted-by-admin]', 'mutedByAdmin', 219],
  ['[err:001:enum:221:not-a-friend]', 'notFriend', 221],
  ['[err:001:enum:500:server-busy]', 'serverBusy', 500],
  ['[err:001:enum:501:illegal-content]', 'illegalContent', 501],
  ['[err:001:enum:502:external-logic-blocked]', 'externalLogic', 502],
  ['[err:001:enum:503:unknown-server-error]', 'serverUnknown', 503],
  ['[err:001:enum:504:recall-time-limit]', 'recallTimeLimit', 504],
  ['[err:001:enum:505:service-not-enabled]', 'serviceNotEnabled', 505],
  ['[err:001:enum:506:messaging-not-allowed]', 'notAllowed', 506],
  ['[err:001:enum:507:messaging-not-allowed-(muted)]', 'muted', 507],
  ['[err:001:enum:508:moderation-blocked]', 'moderation', 508],
  ['[err:001:enum:509:rate-limiting]', 'rateLimited', 509],
  ['[err:001:enum:510:websocket-disconnected]', 'websocketDisconnected', 510],
  ['[err:001:enum:602:group-not-joined]', 'groupNotJoined', 602],
  ['[err:001:enum:603:permission-denied]', 'permissionDenied', 603],
  ['[err:001:enum:604:load-message-error]', 'loadMessage', 604],
  ['[err:001:enum:605:group-not-exist]', 'groupNotExist', 605],
  ['[err:001:enum:606:group-full]', 'groupFull', 606],
  ['[err:001:enum:607:group-member-limit]', 'groupMemberLimit', 607],
  ['[err:001:enum:608:group-disabled]', 'groupDisabled', 608],
  ['[err:001:enum:700:REST-parameter-error]', 'restParameter', 700],
  ['[err:001:enum:702:chat-room-not-joined]', 'roomNotJoined', 702],
  ['[err:001:enum:704:chat-room-full]', 'roomFull', 704],
  ['[err:001:enum:705:chat-room-not-exist]', 'roomNotExist', 705],
  ['[err:001:enum:999:runtime-error]', 'runtime', 999],
  ['[err:001:enum:1100:presence-parameter-exceeded]', 'presenceTooBig', 1100],
  ['[err:001:enum:1101:reaction-already-added]', 'reactionAlreadyAdded', 1101],
  ['[err:001:enum:1102:reaction-creating]', 'reactionCreating', 1102],
  ['[err:001:enum:1103:reaction-illegal]', 'reactionIllegal', 1103],
  ['[err:001:enum:1200:translation-not-valid]', 'translationInvalid', 1200],
  ['[err:001:enum:1201:translation-too-long]', 'translationTooLong', 1201],
  ['[err:001:enum:1204:translation-failed]', 'translationFailed', 1204],
  ['[err:001:enum:1300:thread-not-exist]', 'threadNotExist', 1300],
  ['[err:001:enum:1301:thread-already-exists]', 'threadAlreadyExists', 1301],
]

describe('codes', () => {
  it.each(enumeration)('%s %s is %i', (_id, name, code) => {
    expect(chatCodes[name]).toBe(code)
  })

  it('[err:001:enum:0-40:connection-and-auth-errors] lie between 0 and 40', () => {
    const within = Object.values(chatCodes).filter((code) => code > 0 && code <= 40)
    expect(within).toEqual([1, 2, 3, 12, 16, 17, 23, 27, 28, 31, 32, 39, 40])
  })

  it('[err:001:enum:100-103:upload-errors] [err:001:enum:200-202:download-errors] uploads and downloads have their ranges', () => {
    expect([chatCodes.uploadBrowser, chatCodes.uploadFailed, chatCodes.uploadNoLogin, chatCodes.uploadNoFile]).toEqual([
      100, 101, 102, 103,
    ])
    expect([chatCodes.downloadFailed, chatCodes.downloadNoLogin, chatCodes.downloadBrowser]).toEqual([200, 201, 202])
  })

  it.each([
    ['[err:001:proto:OK]', 0, 'ok'],
    ['[err:001:proto:fail]', 1, 'fail'],
    ['[err:001:proto:unauthorized]', 2, 'unauthorized'],
    ['[err:001:proto:token-expired]', 6, 'tokenExpired'],
    ['[err:001:proto:permission-denied]', 7, 'permissionDenied'],
    ['[err:001:proto:too-many-devices]', 13, 'tooManyDevices'],
    ['[err:001:proto:user-muted]', 15, 'userMuted'],
  ])('%s status %i of the protocol is %s', (_id, status, name) => {
    expect(protocolStatus[status]).toBe(name)
  })

  it('[err:001:shape] [const:failure-shape] a failure is type, message and optional data, and survives JSON', () => {
    const failure = chatError('limit', 'too many', { max: 3 })
    expect(JSON.parse(JSON.stringify(failure))).toEqual({
      name: 'limit',
      type: 50,
      message: 'too many',
      data: { max: 3 },
    })
    expect(chatError('limit', 'x')).not.toHaveProperty('data')
  })
})

describe('REST errors', () => {
  it('[A-50] the path decides between group and chat room', () => {
    const failure = { status: 404, body: '{"error_description":"do not find this group"}' }
    expect(restError({ ...failure, path: '/o/a/chatgroups/1' }).name).toBe('groupNotExist')
    expect(restError({ ...failure, path: '/o/a/chatrooms/1' }).name).toBe('roomNotExist')
    expect(restError({ ...failure, path: '/o/a/metadata/chatroom/1' }).name).toBe('roomNotExist')
  })

  it('[A-74] texts match byte for byte', () => {
    const of = (status: number, text: string) =>
      restError({ status, body: JSON.stringify({ error_description: text }), path: '' }).name
    expect(of(400, 'ext is too big ')).toBe('presenceTooBig')
    expect(of(400, 'ext is too big')).toBe('ajax')
    expect(of(500, 'translte failed!')).toBe('translationFailed')
    expect(of(500, 'translate failed!')).toBe('ajax')
  })

  it.each([
    [400, 40002, 'threadAlreadyExists'],
    [400, 40009, 'operationUnsupported'],
    [400, 60010, 'noPermission'],
    [400, 60011, 'roomNotJoined'],
    [400, 60012, 'limit'],
    [401, 40001, 'noPermission'],
    [403, 40000, 'serviceNotEnabled'],
    [403, 40003, 'threadAlreadyExists'],
    [403, 40004, 'threadAlreadyExists'],
    [403, 40005, 'limit'],
    [403, 40007, 'limit'],
    [404, 40011, 'threadNotExist'],
    [404, 40012, 'noPermission'],
    [500, 40006, 'serverUnknown'],
    [500, 40008, 'serverUnknown'],
    [500, 40010, 'serverUnknown'],
  ])('HTTP %i with the code %i is %s', (status, code, name) => {
    expect(restError({ status, body: JSON.stringify({ error_code: code }), path: '' }).name).toBe(name)
  })

  it('survives bodies that are no JSON or no object', () => {
    for (const body of ['', '<html>', '[]', 'null', '"x"', '{"error_code":"x"}']) {
      expect(restError({ status: 400, body, path: '' })).toMatchObject({ name: 'ajax', data: { status: 400, body } })
    }
  })

  it('[err:001:net:-1] [err:001:net:-2] [err:001:net:-4] what never got an answer', () => {
    expect(networkErrors).toMatchObject({
      timeout: { error: 'timeout', message: 'Request Timeout' },
      unknown: { error: 'unknown', message: 'Request Unknow Error' },
      abort: { error: 'abort', message: 'Request Abort' },
    })
  })

  it('[err:001:perm-map] [const:chat-perm-map] permission failures are no permission or permission denied', () => {
    expect(restError({ status: 401, body: '{"error_code":40001}', path: '' }).name).toBe('noPermission')
    expect(restError({ status: 403, body: '{}', path: '' }).name).toBe('permissionDenied')
  })

  it.each([
    ['[A-71] [err:001:meta:is-not-part-of-you]', 'key a is not part of you', 'noPermission', 52],
    ['[err:001:meta:size-limit-texts]', 'value size too long', 'limit', 50],
    ['[err:001:meta:is-exceeding-maximum-limit]', 'x is exceeding maximum limit', 'limit', 50],
    ['[A-71] [err:001:meta:is-not-Legal]', 'x is not Legal', 'parameter', -3],
    ['[err:001:meta:Concurrent-updates-not-allowed]', 'Concurrent updates not allowed', 'operationNotAllowed', 54],
    ['[A-71]', '?', 'ajax', 17],
  ])('%s room attributes, by the text in the reason: %s', (_id, reason, name, type) => {
    expect(metadataError(reason)).toMatchObject({ name, type })
  })
})

describe('send errors', () => {
  it('[A-54] reasons match exactly, moderation anywhere', () => {
    expect(sendError({ code: 1, reason: 'not in group or chatroom' })?.name).toBe('groupNotJoined')
    expect(sendError({ code: 1, reason: 'not in group or chatroom' }, 'room')?.name).toBe('roomNotJoined')
    expect(sendError({ code: 1, reason: 'not in group or chatroom!' })?.name).toBe('serverUnknown')
    expect(sendError({ code: 1, reason: 'stopped by moderation 3' })?.name).toBe('moderation')
  })

  it('[err:001:send:1:else] status 1 for a reason that nobody lists is an error of the server, 503', () => {
    expect(sendError({ code: 1, reason: 'who knows' })).toMatchObject({ name: 'serverUnknown', type: 503 })
  })

  it('[A-52] [A-55] status 7 with an unlisted reason is a load-message error; 15 is muted, 7 "user is mute" muted by admin', () => {
    expect(sendError({ code: 7, reason: 'other' })?.name).toBe('loadMessage')
    expect(sendError({ code: 15 })).toMatchObject({ name: 'muted', message: 'you were muted' })
    expect(sendError({ code: 7, reason: 'user is mute' })?.type).toBe(219)
    for (const inherited of ['constructor', '__proto__', 'toString'])
      expect(sendError({ code: 7, reason: inherited })?.name).toBe('loadMessage')
  })

  it('[err:001:conn:send-message-error] status 0 is none, a status without a reason has a message', () => {
    expect(sendError({ code: 0 })).toBeUndefined()
    expect(sendError({ code: 9 })).toMatchObject({ name: 'loadMessage', message: 'send message error' })
  })
})
