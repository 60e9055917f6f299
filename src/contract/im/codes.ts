/**
 * Error codes of the chat layer (chat §8, numbers of `wire §4`). They share numbers with other layers (session expired 510, HTTP
 * 503): never compare across layers.
 */
export const chatCodes = {
  ok: 0,
  timeout: -1,
  unknown: -2,
  parameter: -3,
  abort: -4,
  openError: 1,
  auth: 2,
  openUserGrid: 3,
  chatToken: 12,
  disconnected: 16,
  ajax: 17,
  loadChatroom: 23,
  appKeyNotAssigned: 27,
  tokenNotAssigned: 28,
  callbackInner: 31,
  clientOffline: 32,
  connectionClosed: 39,
  connectionError: 40,
  limit: 50,
  messageNotFound: 51,
  noPermission: 52,
  operationUnsupported: 53,
  operationNotAllowed: 54,
  uploadBrowser: 100,
  uploadFailed: 101,
  uploadNoLogin: 102,
  uploadNoFile: 103,
  downloadFailed: 200,
  downloadNoLogin: 201,
  downloadBrowser: 202,
  userNotFound: 204,
  messageParameter: 205,
  loginOnAnotherDevice: 206,
  userRemoved: 207,
  kickedByPasswordChange: 216,
  kickedByOtherDevice: 217,
  mutedByAdmin: 219,
  notFriend: 221,
  serverBusy: 500,
  illegalContent: 501,
  externalLogic: 502,
  serverUnknown: 503,
  recallTimeLimit: 504,
  serviceNotEnabled: 505,
  notAllowed: 506,
  muted: 507,
  moderation: 508,
  rateLimited: 509,
  websocketDisconnected: 510,
  groupAlreadyJoined: 601,
  groupNotJoined: 602,
  permissionDenied: 603,
  loadMessage: 604,
  groupNotExist: 605,
  groupFull: 606,
  groupMemberLimit: 607,
  groupDisabled: 608,
  restParameter: 700,
  roomNotJoined: 702,
  roomFull: 704,
  roomNotExist: 705,
  runtime: 999,
  presenceTooBig: 1100,
  reactionAlreadyAdded: 1101,
  reactionCreating: 1102,
  reactionIllegal: 1103,
  translationInvalid: 1200,
  translationTooLong: 1201,
  translationFailed: 1204,
  threadNotExist: 1300,
  threadAlreadyExists: 1301,
} as const

export type ChatErrorName = keyof typeof chatCodes

/** Codes of a protocol status (socket), by number. */
export const protocolStatus = [
  'ok',
  'fail',
  'unauthorized',
  'missingParameter',
  'wrongParameter',
  'redirect',
  'tokenExpired',
  'permissionDenied',
  'noRoute',
  'unknownCommand',
  'parserError',
  'boundToAnotherDevice',
  'forbidden',
  'tooManyDevices',
  'platformLimit',
  'userMuted',
  'encryptDisabled',
  'encryptEnabled',
  'decryptFailure',
  'deniedExternally',
] as const

/** A failure of the chat layer as plain data: shape of chat §8 (`type` is the code) with the name of the code. */
export interface ChatError {
  name: ChatErrorName
  type: number
  message: string
  data?: unknown
}

export function chatError(name: ChatErrorName, message: string, data?: unknown): ChatError {
  return { name, type: chatCodes[name], message, ...(data === undefined ? {} : { data }) }
}
