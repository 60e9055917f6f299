import { chatError, type ChatError, type ChatErrorName } from './codes.ts'

/** One row of the catalogue: matches a body code, or a text exactly, as a prefix, or anywhere (A-54, A-74: byte for byte). */
export interface RestErrorRow {
  code?: number
  text?: string
  match?: 'exact' | 'prefix' | 'contains'
  error: ChatErrorName
  /** Replaces `error` when the path names chat rooms. */
  room?: ChatErrorName
  /** Replaces the server's text. */
  message?: string
}

const notExisting = { error: 'groupNotExist', room: 'roomNotExist', message: 'The chat room dose not exist.' } as const

/** Rows by HTTP status, first match wins; `fallback` is the "otherwise" of chat §8. */
export const restErrors: Readonly<
  Record<number, { rows: readonly RestErrorRow[]; fallback: ChatErrorName; message?: string }>
> = {
  400: {
    rows: [
      { code: 40002, error: 'threadAlreadyExists' },
      { code: 40009, error: 'operationUnsupported' },
      { code: 60010, error: 'noPermission' },
      { code: 60011, error: 'roomNotJoined' },
      { code: 60012, error: 'limit' },
      { text: 'are not members of this group', match: 'contains', error: 'groupNotJoined', room: 'roomNotJoined' },
      { text: 'the app not open presence', error: 'serviceNotEnabled' },
      { text: 'the user is already operation this message', error: 'reactionAlreadyAdded' },
      { text: 'The quantity has exceeded the limit!', error: 'limit' },
      { text: 'The user not in this group!', error: 'groupNotJoined' },
      { text: 'the user operation is illegal!', error: 'reactionIllegal' },
      { text: 'this appKey is not open reaction service!', error: 'serviceNotEnabled' },
      { text: 'this appKey not open message roaming', error: 'serviceNotEnabled' },
      { text: 'this message is creating reaction, please try again.', error: 'reactionCreating' },
      { text: 'groupId can not be null!', error: 'groupNotExist' },
      { text: 'The input text is too long.', error: 'translationTooLong' },
      { text: 'The target language is not valid.', error: 'translationInvalid' },
      { text: 'report failed, get message by id failed', error: 'messageNotFound' },
      { text: 'ext is too big ', error: 'presenceTooBig' },
      { text: 'Request body not readable', match: 'prefix', error: 'parameter' },
    ],
    fallback: 'ajax',
  },
  401: {
    rows: [
      { code: 40001, error: 'noPermission' },
      { text: 'Unable to authenticate (OAuth)', error: 'noPermission' },
    ],
    fallback: 'ajax',
  },
  403: {
    rows: [
      { code: 40000, error: 'serviceNotEnabled' },
      { code: 40003, error: 'threadAlreadyExists' },
      { code: 40004, error: 'threadAlreadyExists' },
      { code: 40005, error: 'limit' },
      { code: 40007, error: 'limit' },
      { text: 'group member list is full!', error: 'groupFull', room: 'roomFull' },
      { text: 'are not members of this group', match: 'contains', error: 'groupNotJoined', room: 'roomNotJoined' },
      { text: 'already in group', match: 'contains', error: 'groupAlreadyJoined' },
      { text: 'service not open!', error: 'serviceNotEnabled' },
      { text: 'message report not open', error: 'serviceNotEnabled' },
      { text: 'messageroaming function not open', error: 'serviceNotEnabled' },
      { text: 'members size is greater than max user size !', error: 'groupMemberLimit' },
      { text: 'group is disabled', match: 'contains', error: 'groupDisabled' },
    ],
    fallback: 'permissionDenied',
    message: 'permission denied',
  },
  404: {
    rows: [
      { code: 40011, error: 'threadNotExist' },
      { code: 40012, error: 'noPermission' },
      { text: 'do not find this group', match: 'contains', ...notExisting },
      { text: 'does not exist', match: 'contains', ...notExisting },
      { text: "doesn't exist!'", match: 'contains', error: 'userNotFound' },
      { text: 'user not found', match: 'contains', error: 'userNotFound' },
    ],
    fallback: 'ajax',
  },
  429: {
    rows: [{ text: 'The request has reached the maximum limit', match: 'contains', error: 'limit' }],
    fallback: 'serverBusy',
    message: 'Server is busy.',
  },
  500: {
    rows: [
      { code: 40006, error: 'serverUnknown' },
      { code: 40008, error: 'serverUnknown' },
      { code: 40010, error: 'serverUnknown' },
      { text: 'translte failed!', error: 'translationFailed' },
    ],
    fallback: 'ajax',
  },
  503: {
    rows: [{ text: 'The request has reached the maximum limit', match: 'contains', error: 'limit' }],
    fallback: 'serverBusy',
    message: 'Server is busy.',
  },
}

/** What never reached an HTTP answer (chat §8, network level). */
export const networkErrors = {
  timeout: { error: 'timeout', message: 'Request Timeout' },
  unknown: { error: 'unknown', message: 'Request Unknow Error' },
  abort: { error: 'abort', message: 'Request Abort' },
} as const satisfies Record<string, { error: ChatErrorName; message: string }>

export interface RestFailure {
  status: number
  /** The body's text, not parsed. */
  body: string
  /** The request's path: decides between group and chat room. */
  path: string
}

/** The error of a REST answer other than 200. Statuses outside the catalogue give the generic ajax error. */
export function restError(failure: RestFailure): ChatError {
  const { code, text } = readFailure(failure.body)
  const list = restErrors[failure.status]
  const row = list?.rows.find((item) => (item.code === undefined ? matches(item, text) : item.code === code))
  const data = { status: failure.status, body: failure.body }
  if (row) {
    const room = /\/chatrooms?(\/|\?|$)/.test(failure.path)
    return chatError((room && row.room) || row.error, row.message ?? text, data)
  }
  return chatError(list?.fallback ?? 'ajax', list?.message ?? text, data)
}

function matches(row: RestErrorRow, text: string): boolean {
  const wanted = row.text ?? ''
  if (row.match === 'contains') return text.includes(wanted)
  return row.match === 'prefix' ? text.startsWith(wanted) : text === wanted
}

/** Where servers put the text: most in the first, room attributes in `desc`, presence in `result`. */
const textFields = ['error_description', 'desc', 'result', 'error']

function readFailure(body: string): { code: number | undefined; text: string } {
  try {
    const json = JSON.parse(body) as Record<string, unknown>
    const text = textFields.map((field) => json[field]).find((item) => typeof item === 'string')
    const code = json['error_code'] ?? json['code']
    const known = (typeof code === 'number' || typeof code === 'string') && code !== '' ? Number(code) : NaN
    return { code: Number.isInteger(known) ? known : undefined, text: typeof text === 'string' ? text : '' }
  } catch {
    return { code: undefined, text: '' }
  }
}

/** Texts of a refused room attribute (chat §8, metadata update errors), contained in the per-key reason. */
export function metadataError(reason: string): ChatError {
  const rows: readonly (readonly [string, ChatErrorName])[] = [
    ['is not part of you', 'noPermission'],
    ['size', 'limit'],
    ['is exceeding maximum limit', 'limit'],
    ['is not Legal', 'parameter'],
    ['Concurrent updates not allowed', 'operationNotAllowed'],
  ]
  const row = rows.find(([text]) => reason.includes(text))
  return chatError(row?.[1] ?? 'ajax', reason)
}
