/** A document as it stands, to be shown elsewhere: without its scripts, and with its own addresses. */
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
  const base = page.createElement('base')
  base.href = page.baseURI
  copy.querySelector('head')?.prepend(base)
  return `<!doctype html>${copy.outerHTML}`
}
