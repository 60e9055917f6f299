/**
 * Where a payment may go: an https address of an allowed host, or one of the server's own, for which `base` stands (absolute, with a
 * trailing slash). Null for every other address.
 */
export function payableAddress(address: string, base: string, allowedHosts: readonly string[]): string | null {
  // Browsers drop tabs and line breaks and read \ as /.
  if (address === '' || address.length > 4096 || /[\p{Cc}\p{Cf}\p{Z}\\]/u.test(address)) return null
  if (!URL.canParse(address, base)) return null
  const url = new URL(address, base)
  if (url.username !== '' || url.password !== '') return null
  const isOwn = url.origin === new URL(base).origin && /^https?:$/.test(url.protocol)
  const isAllowed = url.protocol === 'https:' && allowedHosts.includes(url.host)
  return isOwn || isAllowed ? url.href : null
}
