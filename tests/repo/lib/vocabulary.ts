import { type Fault, fault, nodesOf, type Source, walk } from './source.ts'

/** A word of the program, and the words that once stood for the same thing and shall not come back. */
interface Word {
  readonly ours: string
  readonly not: readonly string[]
  /** Where the old word would mean this thing; left out where it means nothing else anywhere. */
  readonly within?: RegExp
}

const app = /^src\/(app|journal|machines|services)\//

export const vocabulary: readonly Word[] = [
  { ours: 'intent', not: ['wish', 'wishes', 'intentKey'] },
  { ours: 'signIn', not: ['waysIn', 'entrance', 'entrances'] },
  { ours: 'signIn', not: ['enter'], within: /^(src\/(app|machines|services)|mock-server\/rest)\// },
  // The page is called login, as its address is; what is done there is signing in.
  { ours: 'signIn', not: ['loginForm', 'endLogin'] },
  { ours: 'send', not: ['transmit'] },
  { ours: 'callOnce', not: ['ask'], within: /^src\/services\/(?!im\/)/ },
  { ours: 'lazyPart', not: ['late'], within: /^src\/(app|views\/chat)\// },
  { ours: 'recorder', not: ['notary'] },
  { ours: 'router', not: ['switchboard'] },
  { ours: 'onLeaderMessage', not: ['ear'], within: /^src\// },
  { ours: 'archiveWriter', not: ['keeper'], within: app },
  { ours: 'fileHolder', not: ['shelf'], within: app },
  { ours: 'sessionGateway', not: ['desk'] },
  { ours: 'backoff', not: ['rests', 'restAfter'] },
  { ours: 'redact', not: ['strip'], within: app },
  { ours: 'platform', not: ['ports'], within: /^src\/app\// },
]

/** Names of types that mean one thing, so that each is declared once. */
export const typeNames = ['Outcome', 'Entry', 'Row', 'Port'] as const

const spelled = new Map<string, string>()

/** The words of an identifier, small: `ChatDesk` and `chatDesk` are `chat desk`. */
function wordsOf(name: string): string {
  const known = spelled.get(name)
  if (known !== undefined) return known
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  spelled.set(name, words)
  return words
}

const identifiers = new Set(['Identifier', 'JSXIdentifier', 'PrivateIdentifier'])

/** Identifiers that carry an old word, once a line; comments and texts do not count. */
export function oldWords(source: Source): Fault[] {
  const forbidden = vocabulary.filter(({ within }) => within?.test(source.path) ?? true)
  const found = new Map<string, Fault>()
  walk(nodesOf(source), (node) => {
    if (!identifiers.has(node.type)) return
    const name = node['name'] as string
    const said = ` ${wordsOf(name)} `
    for (const { ours, not } of forbidden) {
      if (!not.some((old) => said.includes(` ${wordsOf(old)} `))) continue
      const one = fault(source, node.start, `says ${name}: the word is ${ours}`)
      found.set(`${one.line} ${one.message}`, one)
    }
  })
  return [...found.values()]
}

const declarations = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'ClassDeclaration',
  'TSEnumDeclaration',
])

/** Types that have a name which another type has already. */
export function secondMeanings(sources: readonly Source[]): Fault[] {
  const declared = new Map<string, Fault[]>()
  for (const source of sources) {
    walk(nodesOf(source), (node) => {
      const name = (node['id'] as { name?: string } | null | undefined)?.name
      if (!declarations.has(node.type) || !typeNames.some((one) => one === name)) return
      const here = fault(source, node.start, `declares ${name} a second time: give it the word of what it is`)
      declared.set(name!, [...(declared.get(name!) ?? []), here])
    })
  }
  return [...declared.values()].flatMap(([, ...more]) => more)
}
