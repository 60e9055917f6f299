import type { systemEndpoints } from '#src/contract/rest/system/system.endpoints.ts'
import { sniffImage } from '#src/domain/file/image-file.ts'
import { pictures } from '../world/pictures.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { type Answers, type Caller, signedIn } from './answers.ts'
import { refuse } from '../world/refusals.ts'
import { outcomeOf } from './receipts.ts'

const version = (world: World, id: 'latest' | 'customer'): Row<'versions'> =>
  world.tables.versions.get(id) ?? refuse('notFound')

const bytesMax = 10 * 1024 * 1024
/** Bytes turned into text at a time: more would be too many arguments for one call. */
const portion = 0x8000

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += portion) text += String.fromCharCode(...bytes.subarray(at, at + portion))
  return btoa(text)
}

/** Keeps a picture (lc:image-upload). What it is, is read from its first bytes; its name and the type it claims say nothing. */
async function keep(
  world: World,
  { file }: { readonly file: Blob },
  caller: Caller,
): Promise<{ data: { url: string } }> {
  const { user } = signedIn(caller)
  if (file.size === 0) refuse('emptyFile')
  if (file.size > bytesMax) refuse('fileTooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = sniffImage(bytes) ?? refuse('badFileType')
  const row = await world.tables.uploads.add({
    id: world.nextId(),
    userId: user.id,
    type,
    bytes: bytes.length,
    base64: toBase64(bytes),
    at: world.clock.now(),
  })
  return { data: { url: pictures.upload(row.id) } }
}

export const systemAnswers: Answers<typeof systemEndpoints> = {
  latest: (world) => {
    const row = version(world, 'latest')
    return {
      data: {
        appVersion: row.version,
        isForce: row.forced,
        updateUrl: row.packageUrl,
        wgetUrl: row.hotUrl,
        versionNumber: row.versionNumber,
      },
    }
  },
  customerVersion: (world) => {
    const row = version(world, 'customer')
    return { data: { version: row.version, url: row.packageUrl, message: row.message, forced: row.forced } }
  },
  intent: outcomeOf,
  uploadPicture: keep,
  uploadFile: keep,
}
