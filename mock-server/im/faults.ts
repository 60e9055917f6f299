import { unknownName } from '#src/domain/text/nearest.ts'
import type { Status } from '#src/contract/im/frames.ts'

/** A rule on REST requests (`POST /__world/chat/fault`). Without `times` it lasts until cleared. */
export interface RestFault {
  /** Regular expression on the path with its query. */
  path: string
  method?: string
  status?: number
  /** Sent as JSON, or as it is when it is text. */
  body?: unknown
  /** Cut the connection instead of answering. */
  destroy?: boolean
  times?: number
}

/** A rule on uploads over the socket (`POST /__world/chat/sendfault`). Without `times` it lasts until cleared. */
export interface SendFault {
  /** Whose uploads; everyone's without it. */
  user?: string
  /** The refusal to answer with. */
  status?: { errorCode: number; reason?: string }
  /**
   * Body kinds by name or number (`chat`, `recall`, 6 …) or content types (`txt`, `img` …); every message and ack but delivery acks
   * without it.
   */
  types?: (string | number)[]
  /** Cut the connection instead of answering; the message is not delivered. */
  drop?: boolean
  /** Say nothing; the message is not delivered. */
  silent?: boolean
  times?: number
}

export interface ChatFaults {
  rest: RestFault[]
  send: SendFault[]
}

type Body = Readonly<Record<string, unknown>>

/** A field of a hook's body: absent, or of this kind; anything else is refused, so that no rule can trip the server later. */
function optional<Value>(body: Body, key: string, fits: (value: unknown) => boolean, what: string): Value | undefined {
  const value = body[key] ?? undefined
  if (value !== undefined && !fits(value)) throw new Error(`${key} must be ${what}`)
  return value as Value | undefined
}

const whole =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
const isText = (value: unknown): boolean => typeof value === 'string'
const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const isRecord = (value: unknown): boolean => typeof value === 'object' && !Array.isArray(value)

function present<Fault extends object>(fault: Fault): Fault {
  return Object.fromEntries(Object.entries(fault).filter(([, value]) => value !== undefined)) as Fault
}

const timesOf = (body: Body): number | undefined => optional(body, 'times', whole(1, 1e9), 'a positive whole number')

/** Refuses a field that there is not: a rule with one would not do what it says. */
export function onlyFields(body: Body, fields: readonly string[]): void {
  const unknown = Object.keys(body).find((field) => !fields.includes(field))
  if (unknown !== undefined) throw new Error(unknownName('field', unknown, fields))
}

/** Throws in words what is wrong with the body. */
export function readRestFault(body: Body): RestFault {
  onlyFields(body, ['path', 'method', 'status', 'body', 'destroy', 'times'])
  const { path } = body
  if (typeof path !== 'string') throw new Error('path must be a regular expression')
  RegExp(path)
  return present({
    path,
    method: optional<string>(body, 'method', isText, 'a text'),
    status: optional<number>(body, 'status', whole(200, 599), 'an HTTP status'),
    body: body['body'],
    destroy: optional<boolean>(body, 'destroy', isFlag, 'true or false'),
    times: timesOf(body),
  }) as RestFault
}

/** Throws in words what is wrong with the body. */
export function readSendFault(body: Body): SendFault {
  onlyFields(body, ['user', 'status', 'types', 'drop', 'silent', 'times'])
  const types = typeof body['types'] === 'string' || typeof body['types'] === 'number' ? [body['types']] : body['types']
  const fitting = (value: unknown): boolean =>
    Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')
  const status = optional<Body>(body, 'status', isRecord, 'an object')
  if (status && !whole(-1, 999)(status['errorCode'])) throw new Error('status.errorCode must be a number')
  if (status) optional(status, 'reason', isText, 'a text')
  if (!status && body['drop'] !== true && body['silent'] !== true) throw new Error('there must be a status or a drop')
  return present({
    user: optional<string>(body, 'user', isText, 'a name'),
    status: status as SendFault['status'],
    types: optional<SendFault['types']>({ types }, 'types', fitting, 'a list of names or numbers'),
    drop: optional<boolean>(body, 'drop', isFlag, 'true or false'),
    silent: optional<boolean>(body, 'silent', isFlag, 'true or false'),
    times: timesOf(body),
  }) as SendFault
}

/** Other names of the kinds and contents: those of the protocol's schema, of the reference client's chat types and of its contents. */
const aliases: Readonly<Record<string, string>> = {
  single_chat: 'chat',
  singlechat: 'chat',
  group_chat: 'groupchat',
  chat_room: 'chatroom',
  read_ack: 'read',
  deliver_ack: 'delivery',
  delivery_ack: 'delivery',
  channel_ack: 'channel',
  text: 'txt',
  image: 'img',
  voice: 'audio',
  location: 'loc',
  command: 'cmd',
}

function wants(fault: SendFault, names: (string | number)[]): boolean {
  // Delivery acks go out by themselves: only a rule that names them means them.
  if (!fault.types?.length) return !names.includes('delivery')
  const spelt = (type: string): string => aliases[type.toLowerCase()] ?? type.toLowerCase()
  return fault.types.some((type) => names.includes(typeof type === 'string' ? spelt(type) : type))
}

function use<Fault extends { times?: number }>(list: Fault[], fault: Fault | undefined): Fault | undefined {
  if (fault?.times === undefined) return fault
  fault.times -= 1
  if (fault.times <= 0) list.splice(list.indexOf(fault), 1)
  return fault
}

/** The first rule that wants this request, used up by one. Its expression may fit the path alone or with the query. */
export function restFault(faults: ChatFaults, method: string, path: string, query: string): RestFault | undefined {
  const hit = faults.rest.find((fault) => {
    const wanted = new RegExp(fault.path)
    return (!fault.method || fault.method.toUpperCase() === method) && (wanted.test(path) || wanted.test(path + query))
  })
  return use(faults.rest, hit)
}

/** The first rule that wants this upload, used up by one. `names` are its kind with its number, and its content type. */
export function sendFault(faults: ChatFaults, user: string, names: (string | number)[]): SendFault | undefined {
  const hit = faults.send.find((fault) => (!fault.user || fault.user === user) && wants(fault, names))
  return use(faults.send, hit)
}

export function faultStatus(fault: SendFault): Status {
  const reason = fault.status?.reason
  return { code: fault.status?.errorCode ?? 1, ...(reason === undefined ? {} : { reason }) }
}
