let base = ''

/** Says once, at the start, where pictures lie whose address begins with a slash: the server's origin, `''` for the page's own. */
export function setPictureBase(origin: string): void {
  base = origin
}

/** The address a picture is loaded from. */
export const pictureUrl = (address: string): string =>
  base !== '' && address.startsWith('/') && !address.startsWith('//') ? base + address : address
