import { LiveElement } from './elements.ts'
import { type LiveNode } from './nodes.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
/** Names that React makes of where something stands, or of how much stood there before. */
const OF_PLACE = /_[rR]_\w*_/g

function attributesOf(one: LiveElement): string {
  const own = [...one.attributes].filter(([name]) => name !== 'value')
  const typed = ['input', 'textarea'].includes(one.localName) && !['checkbox', 'radio'].includes(one.type)
  const styles = Object.entries(one.style).map(([name, value]) => `${name}:${String(value)}`)
  const all: (readonly [string, string])[] = [
    ...own,
    ...(typed ? [['value', one.value] as const] : one.hasAttribute('value') ? [['value', one.value] as const] : []),
    ...(one.checked ? [['checked', ''] as const] : []),
    ...(styles.length > 0 ? [['style', styles.join(';')] as const] : []),
  ]
  return all.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
}

type Test = (one: LiveElement) => boolean
const inner = (node: LiveNode, isLeftOut: Test): string =>
  node.childNodes.map((child) => written(child, isLeftOut)).join('')

function written(node: LiveNode, isLeftOut: Test): string {
  if (!(node instanceof LiveElement)) return node.nodeType === 3 ? escaped(node.data) : ''
  if (isLeftOut(node)) return ''
  return `<${node.localName}${attributesOf(node)}>${node.html ?? inner(node, isLeftOut)}</${node.localName}>`
}

const whole: Test = () => false
/** What stands in a node, as markup. */
export const markupOf = (node: LiveNode, isLeftOut: Test = whole): string =>
  inner(node, isLeftOut).replaceAll(OF_PLACE, '')
