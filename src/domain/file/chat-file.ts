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
