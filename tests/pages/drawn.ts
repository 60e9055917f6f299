import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Icon } from '#src/ui/icon/icon.tsx'

const icons = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/ui/icon/*-icons.tsx', { eager: true })
const isIcon = (entry: readonly [string, unknown]): entry is [string, Icon] =>
  entry[0].endsWith('Icon') && typeof entry[1] === 'function'

const innerOf = (svg: string): string => svg.slice(svg.indexOf('>') + 1)
/** The names of icons, by what is drawn. */
const names = new Map(
  Object.values(icons)
    .flatMap((file) => Object.entries(file).filter(isIcon))
    .map(([name, icon]) => [innerOf(renderToStaticMarkup(createElement(icon))), name.replace(/Icon$/, '')]),
)

/** Each icon with six letters that stand for its drawing: pages name icons, and do not draw them. */
export const iconDigests = (): string[] => [...names].map(([inner, name]) => `${name} ${digestOf(inner)}`)

/** Names that React makes of where something stands. */
const OF_PLACE = /_R_\w*_/g
const digests = new Map<string, string>()
/** Six letters that stand for a drawing. */
function digestOf(drawing: string): string {
  const known = digests.get(drawing)
  if (known !== undefined) return known
  const digest = createHash('sha1').update(drawing).digest('hex').slice(0, 6)
  digests.set(drawing, digest)
  return digest
}

/**
 * What of markup is drawn, as one line: the icons in their order, and one digest of all that is no icon, the measures that stand in
 * styles (how long a bar is) included. Nothing where nothing is drawn.
 */
export function drawnOf(markup: string): string[] {
  const shown: string[] = []
  const others: string[] = []
  for (const [piece, style] of markup.matchAll(/<svg[\s\S]*?<\/svg>| style="([^"]*)"/g)) {
    const name = style === undefined ? names.get(innerOf(piece)) : undefined
    if (name === undefined) others.push(piece.replaceAll(OF_PLACE, ''))
    else shown.push(name)
  }
  if (others.length > 0) shown.push(`${others.length} drawn ${digestOf(others.join('\n'))}`)
  return shown.length === 0 ? [] : [`drawn: ${shown.join(' ')}`]
}
