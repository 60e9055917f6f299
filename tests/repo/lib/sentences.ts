import { aboutMoney, partsOf } from '#scenarios/sayings.ts'
import { nodesOf, type Node, readSources, type Source, walk } from './source.ts'

/** What stands for a value in a sentence. */
const VALUE = '…'

const nodes = (list: unknown): readonly Node[] => (Array.isArray(list) ? (list as Node[]) : [])

/** What a piece of markup says: its words, values in between, and parts of it on lines of their own. */
function saidBy(child: Node): string {
  if (child.type === 'JSXText') return String(child['value']).replaceAll(/\s*\n\s*/g, '')
  if (child.type !== 'JSXExpressionContainer') return '\n'
  const expression = child['expression'] as Node
  if (expression.type === 'JSXEmptyExpression') return ''
  return expression.type === 'Literal' ? String(expression['value']) : VALUE
}

const cooked = (quasi: Node): string => (quasi['value'] as { cooked: string }).cooked

/** What a node says, '' where it says nothing. */
function textOf(node: Node): string {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : ''
  if (node.type === 'TemplateLiteral') return nodes(node['quasis']).map(cooked).join(VALUE)
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return nodes(node['children']).map(saidBy).join('')
  return ''
}

/** What people never read: stories, models and tests, the workbench, and what endpoints are described as. */
const isRead = ({ path }: Source): boolean =>
  !/\.(story|test|examples|model)\.tsx?$|\/(story-|tests\/)|^src\/(workbench|contract)\//.test(path)

/** Pure: every sentence in sources that is asked for, with the first file that says it. */
export function saidIn(sources: readonly Source[], isAsked: (words: string) => boolean): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const source of sources.filter(isRead)) {
    walk(nodesOf(source), (node) => {
      for (const words of partsOf(textOf(node))) {
        if (isAsked(words) && /[\u4E00-\u9FFF]/.test(words) && !found.has(words)) found.set(words, source.path)
      }
    })
  }
  return found
}

/** Pure: every sentence about money or belonging. */
export const sentencesIn = (sources: readonly Source[]): ReadonlyMap<string, string> =>
  saidIn(sources, (words) => aboutMoney.test(words))

export const sentencesOfApp = (): ReadonlyMap<string, string> => sentencesIn(readSources(['src/**/*.{ts,tsx}']))

/** What the server says, and what it tells of: its answers, refusals, rows of accounts, notices and works; not the firms' own pages. */
export const sentencesOfServer = (): ReadonlyMap<string, string> =>
  sentencesIn(readSources(['mock-server/{rest,world}/**/*.ts']))
