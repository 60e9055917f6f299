import { Schema } from 'effect'

/** One picked image (lc:image-upload), sent as multipart field `file`. */
export const FileUpload = Schema.Struct({ file: Schema.instanceOf(Blob) })

/** Where the picture lies now. */
export const Uploaded = Schema.Struct({ url: Schema.NonEmptyString })
export type Uploaded = typeof Uploaded.Type
