import DOMPurify from 'dompurify'
import { pictureUrl } from '../media/picture-base.ts'

/**
 * What markup from elsewhere may contain. Everything that acts, loads a page or changes how ours looks is left out: scripts, handlers,
 * frames, forms, styles, classes, ids, SVG, media.
 */
const allowedTags = (
  'p br hr h2 h3 h4 h5 h6 div span blockquote pre code figure figcaption strong b em i u s del ins mark small sub sup ' +
  'ul ol li dl dt dd table caption thead tbody tfoot tr th td a img'
).split(' ')
const allowedAttributes = 'href src alt title colspan rowspan start width height'.split(' ')
/** Left out together with what is in them; of other foreign elements the words stay. */
const withContents = 'script style iframe object embed template noscript textarea select svg math'.split(' ')

/** A link leads to https or to a page of ours (`#/…`); anything else stays words. */
const safeHref = (href: string): boolean => /^https:\/\//i.test(href) || /^#\/(?!\/)/.test(href)

/** A picture comes over https, from our own origin, or is the data itself (raster only: an SVG may carry anything). */
const safeSrc = (src: string): boolean =>
  /^https:\/\//i.test(src) ||
  /^\.{0,2}\/(?!\/)/.test(src) ||
  /^data:image\/(png|jpe?g|gif|webp|avif);base64,/i.test(src)

function tidyElement(node: Element): void {
  if (node.nodeName === 'A') {
    const href = node.getAttribute('href')
    if (href === null || !safeHref(href)) {
      node.removeAttribute('href')
    } else if (!href.startsWith('#')) {
      node.setAttribute('rel', 'noopener noreferrer nofollow')
      node.setAttribute('target', '_blank')
    }
  }
  if (node.nodeName === 'IMG') {
    if (!safeSrc(node.getAttribute('src') ?? '')) {
      node.remove()
      return
    }
    node.setAttribute('src', pictureUrl(node.getAttribute('src')!))
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
    node.setAttribute('loading', 'lazy')
    node.setAttribute('decoding', 'async')
    node.setAttribute('referrerpolicy', 'no-referrer')
  }
}

/** Our own instance: hooks of others do not reach it. */
const purifier = DOMPurify(window)
purifier.addHook('afterSanitizeAttributes', tidyElement)

/**
 * Markup from elsewhere as nodes that are safe to put into the page. Nodes, not text: what was checked is not parsed a second time.
 * A page has one h1, its own: theirs become h2.
 */
export function sanitize(html: string): DocumentFragment {
  const lowered = html.replace(/<(\/?)h1(?=[\s>/])/gi, '<$1h2')
  const nodes = purifier.sanitize(lowered, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: withContents,
    RETURN_DOM_FRAGMENT: true,
  })
  // A table fills its line, and one that is wider is moved sideways in a frame of its own: it cannot be both by itself.
  for (const table of nodes.querySelectorAll('table')) {
    const frame = document.createElement('div')
    frame.className = 'ui-prose-table'
    table.replaceWith(frame)
    frame.append(table)
  }
  return nodes
}
