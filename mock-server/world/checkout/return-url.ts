/** An address the gateway may lead back to: http or https, of reasonable length; anything else is forgotten. */
export function acceptedReturn(url: string): string {
  if (url.length > 2000 || !URL.canParse(url)) return ''
  return /^https?:$/.test(new URL(url).protocol) ? url : ''
}
