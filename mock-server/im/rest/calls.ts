import type { ChatCall, WireOf } from '#src/contract/im/rest/call.ts'
import { chatCalls } from '#src/contract/im/rest/calls.ts'
import { referenceCalls } from '#src/contract/im/rest/reference.endpoints.ts'
import type { RestCall, RestContent } from './rest.ts'

/** Every call that the service answers: the app's, and those that only the reference client or the marketplace makes. */
export const allCalls = { ...chatCalls, ...referenceCalls }

export type AllCalls = typeof allCalls
export type CallName = keyof AllCalls

type Answer<Call extends ChatCall> = Call extends { readonly isBinary: true } ? RestContent : object & WireOf<Call>

/** What answers calls of these names; the answer has to be what the client reads. */
export type Handlers<Name extends CallName = CallName> = {
  readonly [Key in Name]: (call: RestCall) => Answer<AllCalls[Key]>
}
type InArea<Area extends string> = Extract<CallName, `${Area}.${string}`>
/** The handlers of whole areas: one that is missing does not compile. */
export type AreaHandlers<Area extends string> = Handlers<InArea<Area>>
