import { Schema } from 'effect'
import { Id, MaybeFlag, oneOf, Text, Whole } from '../wire.ts'

export const LatestRequest = Schema.Struct({ userId: Schema.optionalKey(Id) })

/** For the native comparison and the reload check: `updateUrl` is the full package, `wgetUrl` the hot update. */
export const Latest = Schema.Struct({
  /** Dotted, `1.0.39`. */
  appVersion: Text,
  isForce: MaybeFlag,
  updateUrl: Text,
  wgetUrl: Text,
  /** The code of the deployed pages, 1039; never derived from the dotted version. */
  versionNumber: Whole,
})
export type Latest = typeof Latest.Type

/** For the update modal: `message` is the text of the changes, `url` where the package lies. */
export const CustomerVersion = Schema.Struct({
  version: Text,
  url: Text,
  message: Text,
  forced: MaybeFlag,
}).pipe(Schema.encodeKeys({ url: 'packageUrl', message: 'updates' }))
export type CustomerVersion = typeof CustomerVersion.Type

/** One picked image (lc:image-upload), sent as multipart field `file`. */
export const FileUpload = Schema.Struct({ file: Schema.instanceOf(Blob) })

/** Where the picture lies now. */
export const Uploaded = Schema.Struct({ url: Schema.NonEmptyString })
export type Uploaded = typeof Uploaded.Type

/** Which intent is meant: `call` is the endpoint that carried its key. */
export const IntentQuestion = Schema.Struct({ call: Schema.NonEmptyString, intent: Schema.NonEmptyString }).pipe(
  Schema.encodeKeys({ intent: 'intentKey' }),
)

/** What a server that knows keys says of an intent of the person who asks. */
export const intentVerdicts = ['done', 'notDone', 'neverHeard', 'unknown'] as const

/**
 * What became of an intent. The key is given back: an answer without it, or with another one, is no answer. `result` is the data of the
 * call as it was answered, on the wire as JSON text, `''` unless it was done; `message` says why it was not.
 */
export const IntentAnswer = Schema.Struct({
  intent: Schema.String,
  verdict: oneOf(intentVerdicts, 'unknown'),
  result: Text,
  message: Text,
}).pipe(Schema.encodeKeys({ intent: 'intentKey' }))
export type IntentAnswer = typeof IntentAnswer.Type
