import { Schema } from 'effect'
import { Id, MaybeFlag, Text, Whole } from '../wire.ts'

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
