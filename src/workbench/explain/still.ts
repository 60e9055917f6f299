/** Where the copy keeps what an element's own style is. */
const STYLE = 'data-still-style'

/**
 * A document as it stands, to be shown elsewhere: without its scripts, and with its own addresses. A page's policy lets no style be written
 * in its markup (React sets them by hand), so the copy has them beside it until it is `dressed`.
 */
export function stillOf(page: Document): string {
  const copy = page.documentElement.cloneNode(true)
  if (!(copy instanceof page.defaultView!.HTMLElement)) return ''
  for (const script of copy.querySelectorAll('script, noscript, link[rel="modulepreload"]')) script.remove()
  // What is drawn by hand is no part of the document: its picture takes its place.
  const drawn = page.querySelectorAll('canvas')
  for (const [nth, canvas] of copy.querySelectorAll('canvas').entries()) {
    const picture = page.createElement('img')
    picture.src = drawn[nth]?.toDataURL() ?? ''
    picture.className = canvas.className
    picture.style.cssText = canvas.style.cssText
    canvas.replaceWith(picture)
  }
  for (const styled of copy.querySelectorAll('[style]')) {
    styled.setAttribute(STYLE, styled.getAttribute('style') ?? '')
    styled.removeAttribute('style')
  }
  const base = page.createElement('base')
  base.href = page.baseURI
  copy.querySelector('head')?.prepend(base)
  return `<!doctype html>${copy.outerHTML}`
}

/** Gives the elements of a copy that is there now their own styles. */
export function dressed(still: Document): void {
  for (const styled of still.querySelectorAll<HTMLElement>(`[${STYLE}]`))
    styled.style.cssText = styled.getAttribute(STYLE) ?? ''
}
