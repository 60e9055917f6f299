/** A text or a picture on the screen. `place` leads to it from the body: the numbers of child nodes. */
export interface Shown {
  readonly place: string
  readonly kind: 'text' | 'picture'
  /** Of a picture its address, below the page's own. */
  readonly text: string
}

const isPicture = (node: Node): node is HTMLImageElement => node instanceof HTMLImageElement

const textOf = (node: Node): string => {
  if (isPicture(node)) return node.src.replace(location.origin, '')
  return (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

const isSeen = (node: Node): boolean => (isPicture(node) ? node : node.parentElement)?.checkVisibility() ?? false

/** What is not the page: styles and scripts. */
const silent = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'])

function* below(node: Node, place: string): Generator<readonly [Node, string]> {
  for (const [at, child] of [...node.childNodes].entries()) {
    const own = place === '' ? String(at) : `${place}/${at}`
    if (child.nodeType === Node.TEXT_NODE || isPicture(child)) yield [child, own]
    else if (!silent.has(child.nodeName)) yield* below(child, own)
  }
}

/** Every text and picture that can be seen, from the top. */
export const shownIn = (body: HTMLElement): readonly Shown[] =>
  [...below(body, '')].flatMap(([node, place]) => {
    const text = textOf(node)
    return text !== '' && isSeen(node) ? [{ place, kind: isPicture(node) ? 'picture' : 'text', text } as const] : []
  })

/** The node at a place; null where there is none. */
export function nodeAt(body: HTMLElement, place: string): Node | null {
  let node: Node | undefined = body
  for (const at of place.split('/')) node = node?.childNodes[Number(at)]
  return node ?? null
}

/** The place of the text or picture that lies nearest to a point of the page; null where nothing does. */
export function placeAt(body: HTMLElement, x: number, y: number): string | null {
  const all = [...below(body, '')].flatMap(([node, place]) => {
    if (textOf(node) === '' || !isSeen(node)) return []
    const range = document.createRange()
    range.selectNode(node)
    const inside = [...range.getClientRects()].map((box) => {
      const [dx, dy] = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)]
      return Math.hypot(dx, dy) + (box.width * box.height) / 1e7
    })
    return inside.length > 0 ? [{ place, far: Math.min(...inside) }] : []
  })
  const [nearest] = all.toSorted((a, b) => a.far - b.far)
  return nearest && nearest.far < 24 ? nearest.place : null
}
