/**
 * Runs in a page: what cannot be read or touched on it as it stands, a line for each. Every function is put into the page by its text
 * (`readable.ts`), so that none may name anything but the others, which are all listed at the end.
 */
interface Text {
  readonly element: Element
  readonly rects: readonly DOMRect[]
}

export interface Asked {
  /** Letters are of twice the size: no line may be cut. */
  readonly isLarge: boolean
  /** What a finger needs, CSS px. */
  readonly finger: number
}

function nameOf(element: Element): string {
  const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 24)
  const classes = (element.getAttribute('class') ?? '').split(/\s+/).slice(0, 6).join('.')
  return `${element.localName}${classes && `.${classes}`} “${words || (element.getAttribute('aria-label') ?? '')}”`
}

function parentsOf(element: Element): Element[] {
  const all: Element[] = []
  for (let at = element.parentElement; at; at = at.parentElement) all.push(at)
  return all
}

function doesScroll(value: string): boolean {
  return value === 'auto' || value === 'scroll'
}

/** Every text that is shown, with the boxes of its lines; not what is said only, drawn, or gone. */
function textsOf(): Text[] {
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim()) continue
    if (element.closest('.sr-only, svg, [inert], noscript, script, style, option')) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (rects.length > 0) texts.push({ element, rects })
  }
  return texts
}

/** Whether a box cuts off lines that lie out of it. */
function isCutBy(box: Element, rects: readonly DOMRect[]): boolean {
  const { overflowX, overflowY } = getComputedStyle(box)
  const cutsX = overflowX === 'hidden' || overflowX === 'clip'
  const cutsY = overflowY === 'hidden' || overflowY === 'clip'
  const around = box.getBoundingClientRect()
  return rects.some(
    (rect) =>
      (cutsX && (rect.left < around.left - 1.5 || rect.right > around.right + 1.5)) ||
      (cutsY && (rect.top < around.top - rect.height * 0.3 || rect.bottom > around.bottom + rect.height * 0.3)),
  )
}

/** Larger inside than outside, itself or one around it; what scrolls shows its words when asked. */
function clipped(texts: readonly Text[], isLarge: boolean): string[] {
  const told = new Set<Element>()
  const found: string[] = []
  for (const { element, rects } of texts) {
    const { display, overflowX } = getComputedStyle(element)
    const isWide = element.scrollWidth > element.clientWidth + 1.5
    if (display !== 'inline' && overflowX === 'visible' && isWide && !told.has(element)) {
      told.add(element)
      found.push(`clipped: ${nameOf(element)} ${element.scrollWidth} in ${element.clientWidth}`)
    }
    for (const box of [element, ...parentsOf(element)]) {
      if (told.has(box) || box === document.body) break
      const style = getComputedStyle(box)
      if (doesScroll(style.overflowX) || doesScroll(style.overflowY)) break
      if (isCutBy(box, rects)) {
        told.add(box)
        // With letters of the usual size a line that ends in … is meant to.
        const isMeant = !isLarge && (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')
        if (!isMeant) found.push(`clipped: ${nameOf(box)} by ${nameOf(element)}`)
        break
      }
      if (style.position === 'fixed') break
    }
  }
  return found
}

/** Lines of one character: the first of several (`column`), or the last of few (`orphan`; a paragraph may end so). */
function thin(texts: readonly Text[]): string[] {
  return texts.flatMap(({ element, rects }) => {
    const { fontSize, display } = getComputedStyle(element)
    // What stands beside a text on its line keeps it company.
    if (element.childNodes.length !== 1 || display === 'inline' || (element.textContent ?? '').trim().length < 3)
      return []
    const letter = Number.parseFloat(fontSize)
    const lines: { top: number; left: number; right: number }[] = []
    for (const { top, left, right } of rects) {
      const last = lines.at(-1)
      if (last && Math.abs(last.top - top) < letter / 2) {
        last.left = Math.min(last.left, left)
        last.right = Math.max(last.right, right)
      } else lines.push({ top, left, right })
    }
    if (lines.length < 2) return []
    const isThin = (line: { left: number; right: number } | undefined) => line && line.right - line.left < letter * 1.3
    if (isThin(lines[0])) return [`column: ${nameOf(element)} ${lines.length} lines`]
    return isThin(lines.at(-1)) && lines.length < 5 ? [`orphan: ${nameOf(element)} ${lines.length} lines`] : []
  })
}

/** A line begins with the dot between two facts. */
function dotted(texts: readonly Text[]): string[] {
  const isInline = (box: Element): boolean => getComputedStyle(box).display.startsWith('inline')
  return texts.flatMap(({ element }) => {
    const block = [element, ...parentsOf(element)].find((box) => !isInline(box)) ?? element
    const beside = texts.filter((one) => block.contains(one.element)).flatMap(({ rects }) => rects)
    const range = document.createRange()
    return [...element.childNodes].flatMap((node) =>
      [...(node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '').matchAll(/·/g)].flatMap(({ index }) => {
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const dot = range.getBoundingClientRect()
        if (dot.height < 1) return []
        const middle = dot.top + dot.height / 2
        const isAfter = beside.some(({ left, top, bottom }) => left < dot.left - 1 && top < middle && middle < bottom)
        const isBelow = beside.some(({ bottom }) => bottom < middle)
        return isAfter || !isBelow ? [] : [`dot: ${nameOf(block)}`]
      }),
    )
  })
}

/** Something is drawn there that hides what lies below. */
function isGround(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  const opacity = /^(?:rgba|color|oklab|lab)\(.*[,/]\s*([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? '1'
  return Number(opacity) > 0.8 || backgroundImage !== 'none' || element.matches('img, canvas, video')
}

/** Two texts in one place, unless something drawn between them hides one. */
function overlaps(texts: readonly Text[]): string[] {
  const lines = texts.flatMap(({ element, rects }) => rects.map((rect) => ({ element, rect })))
  const seen = lines
    .filter(({ rect }) => rect.right > 0 && rect.bottom > 0 && rect.left < innerWidth && rect.top < innerHeight)
    .toSorted((one, other) => one.rect.top - other.rect.top)
  const found = new Set<string>()
  for (const [at, one] of seen.entries()) {
    for (const other of seen.slice(at + 1)) {
      if (other.rect.top >= one.rect.bottom) break
      const [left, right] = [Math.max(one.rect.left, other.rect.left), Math.min(one.rect.right, other.rect.right)]
      const [top, bottom] = [other.rect.top, Math.min(one.rect.bottom, other.rect.bottom)]
      // Lines may touch: a third of the height of a line is air.
      const isApart = right - left < 2 || bottom - top < Math.min(one.rect.height, other.rect.height) * 0.35
      if (one.element === other.element || isApart) continue
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      const places = [stack.indexOf(one.element), stack.indexOf(other.element)].toSorted((a, b) => a - b)
      const [upper = -1, lower = -1] = places
      if (upper < 0) continue
      const below = stack[lower]!
      const isHidden = stack
        .slice(upper, lower)
        .some((element, index) => isGround(element) && (index === 0 || !element.contains(below)))
      if (!isHidden) found.add(`overlap: ${nameOf(one.element)} × ${nameOf(other.element)}`)
    }
  }
  return [...found]
}

/** The document, or what scrolls downwards in it, can be moved sideways. */
function sideways(): string[] {
  const wide = [...document.querySelectorAll('*')].filter((element) => {
    const { overflowY, overflowX } = getComputedStyle(element)
    const doesMove = doesScroll(overflowY) && overflowX !== 'hidden' && overflowX !== 'clip'
    const isLong = element.scrollHeight > element.clientHeight + 1 || element.matches('main')
    return doesMove && isLong && element.scrollWidth > element.clientWidth + 1
  })
  if (document.documentElement.scrollWidth > innerWidth + 1) wide.push(document.documentElement)
  return wide.map((element) => {
    const { right } = element.getBoundingClientRect()
    const last = [...element.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > right + 1)
      .at(-1)
    return `sideways: ${nameOf(element)} ${element.scrollWidth} in ${element.clientWidth} by ${last ? nameOf(last) : '?'}`
  })
}

/** What can be pressed now and is smaller than a finger, on at least one side. */
function small(finger: number): string[] {
  const pressed =
    'a[href], button, input:not([type="hidden"]), textarea, select, summary, ' +
    '[role="tab"], [role="switch"], [role="checkbox"], [role="radio"], [role="button"]'
  const isLarge = ({ width, height }: DOMRect) => width >= finger - 0.5 && height >= finger - 0.5
  return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
    if (element.closest('[inert], .sr-only') || !element.checkVisibility({ visibilityProperty: true })) return []
    const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0] ?? null
    const box = element.getClientRects()[0]
    if (!box || box.width < 2 || box.height < 2 || isLarge(box)) return []
    if (label && isLarge(label.getBoundingClientRect())) return []
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const hits = (dx: number, dy: number): boolean => {
      const [at, down] = [x + dx, y + dy]
      if (at < 0 || down < 0 || at >= innerWidth || down >= innerHeight) return true
      const hit = document.elementFromPoint(at, down)
      const isAround = hit?.contains(element) === true && hit.matches('a, button, label')
      return hit !== null && (element.contains(hit) || label?.contains(hit) === true || isAround)
    }
    // Not in sight, or under something: nobody presses it now.
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || !hits(0, 0)) return []
    const reach = finger / 2 - 1
    const sides = { left: [-reach, 0], right: [reach, 0], above: [0, -reach], below: [0, reach] } as const
    const missed = Object.entries(sides).flatMap(([side, [dx, dy]]) => (hits(dx, dy) ? [] : [side]))
    const size = `${Math.round(box.width)}×${Math.round(box.height)}`
    return missed.length === 0 ? [] : [`target: ${nameOf(element)} ${size}, misses ${missed.join(' ')}`]
  })
}

/** What is fixed leaves the page less than a third of a phone (844 px high, or the window on its side). */
function room(): string[] {
  const main = document.querySelector('main')
  const phone = innerWidth > innerHeight ? innerHeight : innerWidth * (844 / 390)
  const left = phone - (innerHeight - (main?.clientHeight ?? innerHeight))
  return main && left < phone / 3 ? [`room: ${nameOf(main)} ${Math.round(left)} of ${Math.round(phone)}`] : []
}

/** A toast of two lines lies on what the page is there to do: its red button, or what stands at its foot. */
function toasted(): string[] {
  const floating = document.querySelector<HTMLElement>('.ui-floating:not([data-place])')
  if (!floating || floating.matches(':popover-open')) return []
  const { fontSize } = getComputedStyle(document.documentElement)
  const { top, bottom } = getComputedStyle(floating)
  const [above, height] = [Number.parseFloat(top), Number.parseFloat(fontSize) * 4]
  const from = top === 'auto' ? innerHeight - Number.parseFloat(bottom) - height : above
  return [...document.querySelectorAll('footer, main .bg-cinnabar-fill:is(a, button)')].flatMap((action) => {
    const box = action.getBoundingClientRect()
    const isUnder = box.height > 1 && box.top < from + height && box.bottom > from
    return isUnder ? [`toast: over ${nameOf(action)}`] : []
  })
}

function lookAtPage({ isLarge, finger }: Asked): string[] {
  const texts = textsOf()
  return [
    ...clipped(texts, isLarge),
    ...thin(texts),
    ...dotted(texts),
    ...overlaps(texts),
    ...sideways(),
    ...small(finger),
    ...room(),
    ...toasted(),
  ]
}

const parts = [
  nameOf,
  parentsOf,
  doesScroll,
  textsOf,
  isCutBy,
  clipped,
  thin,
  dotted,
  isGround,
  overlaps,
  sideways,
  small,
  room,
  toasted,
  lookAtPage,
]

/** The text of a look, to be evaluated in a page. */
export const lookText = (asked: Asked): string =>
  `(() => { ${parts.map(String).join('\n')}\nreturn lookAtPage(${JSON.stringify(asked)}) })()`
