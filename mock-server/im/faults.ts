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
  /** Body kinds by name or number (`chat`, `recall`, 6 …) or content types (`txt`, `img` …); every message and ack without it. */
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
  const hit = faults.send.find(
    (fault) =>
      (!fault.user || fault.user === user) &&
      (!fault.types?.length ||
        fault.types.some((type) => names.includes(typeof type === 'string' ? type.toLowerCase() : type))),
  )
  return use(faults.send, hit)
}

export function faultStatus(fault: SendFault): Status {
  const reason = fault.status?.reason
  return { code: fault.status?.errorCode ?? 1, ...(reason === undefined ? {} : { reason }) }
}
