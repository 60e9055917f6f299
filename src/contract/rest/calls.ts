import type { allAreas } from './all.ts'
import type { Page } from './page.ts'

/**
 * The REST calls by name, as types: `<area>.<verb>`, the request it takes and the data it answers, both as the app has them (decoded:
 * money in fen, moments in milliseconds). Derived from the endpoint tables; nothing of this is left when the program runs, so that
 * naming a call loads no table. Whatever names a call takes its types from here, views too (types only).
 */
type Areas = typeof allAreas

/** `product.detail`, `wallet.purse` … */
export type CallName = { [Area in keyof Areas]: `${Area}.${keyof Areas[Area] & string}` }[keyof Areas]

/** Which calls are meant: one, those of an area, or all. `session.authCheck` is the server's own (contract/rest/session). */
export type CallPattern = CallName | 'session.authCheck' | `${keyof Areas}.*` | '*'

type EndpointOf<Name extends CallName> = Name extends `${infer Area extends keyof Areas}.${infer Key}`
  ? Key extends keyof Areas[Area]
    ? Areas[Area][Key]
    : never
  : never

type Requests = {
  [Name in CallName]: EndpointOf<Name> extends { readonly request: { readonly Type: infer Request } } ? Request : never
}
type Answers = {
  [Name in CallName]: EndpointOf<Name> extends { readonly response: { readonly Type: infer Answer } } ? Answer : never
}

/** What a call is asked with. */
export type RequestOf<Name extends CallName> = Requests[Name]
/** The `data` that a call answers. */
export type AnswerOf<Name extends CallName> = Answers[Name]

/** The calls that answer a list in pages. */
export type ListName = { [Name in CallName]: Answers[Name] extends Page<unknown> ? Name : never }[CallName]

/** An entry of a paged list, or of a list that comes as a whole. */
export type RowOf<Name extends CallName> = Answers[Name] extends { readonly list: readonly (infer Row)[] }
  ? Row
  : Answers[Name] extends readonly (infer Row)[]
    ? Row
    : never

/** An entry of a list that comes in pages; what is no list has none. */
export type ItemOf<Name extends CallName> = Name extends ListName ? RowOf<Name> : never

type PageFields = 'pageNo' | 'pageSize'

/** What a list is asked with besides the page, which whoever loads it counts; of any other call the request. */
export type AskOf<Name extends CallName> = Name extends ListName ? Omit<Requests[Name], PageFields> : Requests[Name]

/** What is kept of an answer beside the rows of a list: its total and perhaps more; of any other call the answer. */
export type AboutOf<Name extends CallName> = Name extends ListName
  ? Omit<Answers[Name], 'list' | PageFields>
  : Answers[Name]

type FilledIn = 'intent' | 'payPassword'

/**
 * One of these calls with its request, as something that must happen once is journaled: the key of the intent and the payment
 * password are filled in when it is sent.
 */
export type IntentCall<Name extends CallName> = {
  [One in Name]: { readonly endpoint: One; readonly request: Omit<Requests[One], FilledIn> }
}[Name]

/** A call as pages say it: where it can carry the total that stood on the screen, it does, and without one nothing is bought. */
export type Priced<Call> = Call extends { readonly endpoint: infer Name; readonly request: infer Request }
  ? {
      readonly endpoint: Name
      readonly request: Request &
        ('expectedTotalBeans' extends keyof Request ? { readonly expectedTotalBeans: number } : unknown) &
        ('expectedTotalFen' extends keyof Request ? { readonly expectedTotalFen: number } : unknown)
    }
  : never
