import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Icon } from '#src/ui/icon/icon.tsx'
import { toneOf } from './sight.ts'

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
export function digestOf(drawing: string): string {
  const known = digests.get(drawing)
  if (known !== undefined) return known
  const digest = createHash('sha1').update(drawing).digest('hex').slice(0, 6)
  digests.set(drawing, digest)
  return digest
}

/** What an icon stands in, where that is its own tag alone: a mark is told from another by its colour. */
function tonesAround(markup: string, at: number): string {
  if (markup[at - 1] !== '>') return ''
  const tone = toneOf(/ class="([^"]*)"/.exec(markup.slice(markup.lastIndexOf('<', at - 1), at))?.[1] ?? '')
  return tone === '' ? '' : `~${tone.replaceAll(' ', '~')}`
}

/** Words of a class by which something is cut, hidden, covered, wrapped, let through, or gives way where there is no room. */
const LAID_WORDS = [
  'truncate|line-clamp-\\d|hidden|invisible|sr-only|flex-wrap|whitespace-\\w+|absolute|fixed|sticky',
  'overflow-[\\w-]+|pointer-events-\\w+|touch-\\w+|opacity-\\d+|min-w-0|shrink-0|break-\\w+',
]
const LAID = new RegExp(`(?<![\\w-])(?:[\\w@[\\].()/-]+:)*(?:${LAID_WORDS.join('|')})(?![\\w-])`, 'g')
const laid = new Map<string, string>()
/** What of a tag no line tells: how it is laid out, whom it is hidden from, what a style sheet looks for. */
function laidOf(tag: string): string {
  const known = laid.get(tag)
  if (known !== undefined) return known
  const words = / class="([^"]*)"/.exec(tag)?.[1]?.match(LAID) ?? []
  const marks = tag.match(/ (?:aria-hidden|data-(?!open|offline|mark|target|row)[\w-]+)="[^"]*"/g) ?? []
  const told = [...words, ...marks].join(' ')
  laid.set(tag, told)
  return told
}
/** The same of all tags, each kind once beside what stands before it, however many rows there are: six letters, or nothing. */
function laidIn(markup: string): string[] {
  const kinds = new Set<string>()
  let before = ''
  for (const [tag, name = ''] of markup.replaceAll(/<svg[\s\S]*?<\/svg>/g, '').matchAll(/<(\w+)[^>]*>/g)) {
    const own = laidOf(tag)
    if (own !== '') kinds.add(`${before} > ${name} ${own}`)
    before = `${name} ${own}`
  }
  return kinds.size === 0 ? [] : [`laid ${digestOf([...kinds].toSorted().join('\n'))}`]
}

/**
 * What of markup is drawn, as one line: the icons in their order, and one digest of all that is no icon, the measures that stand in
 * styles (how long a bar is) included. Nothing where nothing is drawn.
 */
export function drawnOf(markup: string): string[] {
  const shown: string[] = []
  const others: string[] = []
  for (const { 0: piece, 1: style, index } of markup.matchAll(/<svg[\s\S]*?<\/svg>| style="([^"]*)"/g)) {
    const name = style === undefined ? names.get(innerOf(piece)) : undefined
    if (name === undefined) others.push(piece.replaceAll(OF_PLACE, ''))
    else shown.push(`${name}${tonesAround(markup, index)}`)
  }
  if (others.length > 0) shown.push(`${others.length} drawn ${digestOf(others.join('\n'))}`)
  shown.push(...laidIn(markup))
  return shown.length === 0 ? [] : [`drawn: ${shown.join(' ')}`]
}
