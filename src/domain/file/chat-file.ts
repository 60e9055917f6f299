/**
 * The address under which a file of a chat message can be loaded: `secret` is needed for downloads, `isThumbnail` asks for a small
 * picture (`wire §1`). Addresses of other places are left alone.
 */
export function chatFileUrl(file: { readonly url?: string; readonly secret?: string }, isThumbnail = false): string {
  const { url = '', secret } = file
  if (!/\/chatfiles\//.test(url)) return url
  const query = new URLSearchParams({
    'em-redirect': 'true',
    ...(secret ? { 'share-secret': secret } : {}),
    ...(isThumbnail ? { thumbnail: 'true' } : {}),
  })
  return `${url}${url.includes('?') ? '&' : '?'}${query.toString()}`
}

/** Pictures of more bytes are shown small first (chat §5, §9 const:thumbnail). */
const THUMBNAIL_ABOVE = 204_800

/** Whether a picture is shown by a small version: one was made, or it is large, or nobody said how large it is. */
export const hasThumbnail = (file: { readonly thumbUrl?: string; readonly fileLength?: number }): boolean =>
  file.thumbUrl !== undefined || !(Number(file.fileLength) <= THUMBNAIL_ABOVE)
