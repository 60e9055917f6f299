import { type Ban, bans, testBans } from './banned.ts'
import { type Fault, fault, type Node, nodesOf, type Source, walk } from './source.ts'

export const LINES_MAX = 400
export const LINE_LENGTH_MAX = 140

// A literal that nothing can break, such as the path of a drawing.
const unbreakable = /(['"`])(?:(?!\1).){90,}\1/

export function lengthFaults(source: Source): Fault[] {
  const lines = source.text.split('\n')
  const long = lines.flatMap((line, at): Fault[] =>
    line.length > LINE_LENGTH_MAX && !unbreakable.test(line)
      ? [
          {
            path: source.path,
            line: at + 1,
            message: `has ${line.length} characters, the limit is ${LINE_LENGTH_MAX}: \`npm run format\`, or break it by hand`,
          },
        ]
      : [],
  )
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length
  if (count < LINES_MAX) return long
  return [
    ...long,
    {
      path: source.path,
      line: LINES_MAX,
      message: `has ${count} lines, fewer than ${LINES_MAX} are allowed: split it by subject`,
    },
  ]
}

const roles = [
  'machine model rules upcasters ledger kind live',
  'endpoints schema answers effects routes examples',
  'page screen select form story scenario facts types',
  'test spec bench config gen d',
].flatMap((line) => line.split(' '))
const goodName = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*(\\.(${roles.join('|')}))*\\.[a-z]+$`)
const emptyNames = /^(data|info|manager|managers|helper|helpers|util|utils|common|misc)\./

/** File names are kebab-case, end in a known role, and say what is inside. */
export function nameFault(path: string): string | undefined {
  const name = path.split('/').at(-1)!
  if (emptyNames.test(name)) return `is named ${name}, which says nothing: name the thing`
  if (goodName.test(name)) return undefined
  return `is named ${name}: write kebab-case with a known role suffix (tests/repo/lib/tidy.ts)`
}

const unfinished = new RegExp(
  ['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].map((word) => `\\b${word}\\b`).join('|'),
)
const placeholder = new RegExp(
  ['not imple' + 'mented', 'coming ' + 'soon', 'lorem ' + 'ipsum', '敬请期' + '待'].join('|'),
  'i',
)
// The repository speaks of the product, not of how or by whom it is written.
const outside = new RegExp(
  [
    '/wo' + 'rk/',
    '\\b(Chat' + 'GPT|Clau' + 'de|Anthro' + 'pic|Open' + 'AI|Copi' + 'lot|LL' + 'Ms?)\\b',
    '\\biss' + 'ue #?\\d{1,3}\\b',
  ].join('|'),
  'i',
)

export function wordFaults(source: Source): Fault[] {
  return source.text.split('\n').flatMap((text, at) => {
    const say = (message: string): Fault => ({ path: source.path, line: at + 1, message })
    const found: Fault[] = []
    if (unfinished.test(text)) found.push(say('marks unfinished work: finish it, or open an issue'))
    if (placeholder.test(text)) found.push(say('contains a placeholder: write the real thing'))
    if (outside.test(text)) found.push(say('speaks of something outside of the product: say it in its own terms'))
    return found
  })
}

/** What a merge left behind in a text, for `RegExp` and `git grep` alike; its line in the middle may be a headline's. */
export const MERGE_MARK = '^(<{7}|>{7}) '

/** Name of what a node calls or reads, as bans spell it; undefined for anything else. */
function banName(node: Node, parent: Node | undefined): string | undefined {
  if (node.type === 'NewExpression') {
    const name = dotted(node['callee'])
    return name === 'Date'
      ? (node['arguments'] as unknown[]).length === 0
        ? 'new Date()'
        : undefined
      : name && `new ${name}`
  }
  if (node.type === 'CallExpression') return dotted(node['callee'])
  if (node.type === 'JSXAttribute') {
    const name = (node['name'] as Node)['name'] as string
    return name === 'dangerouslySetInnerHTML' ? name : undefined
  }
  // Reading a store or passing `Date.now` along is the same as calling it.
  if (node.type === 'MemberExpression' && parent?.type !== 'CallExpression') return dotted(node)
  const isObject = node.type === 'Identifier' && parent?.type === 'MemberExpression' && parent['object'] === node
  return isObject && stores.test(node['name'] as string) ? (node['name'] as string) : undefined
}

const stores = /^(localStorage|sessionStorage|indexedDB)$/

/** `a.b.c` of a member expression, without `window.` and `globalThis.`. */
function dotted(value: unknown): string | undefined {
  const node = value as Node
  if (node.type === 'Identifier') return node['name'] as string
  if (node.type !== 'MemberExpression' || node['computed']) return undefined
  const object = dotted(node['object'])
  const name = (node['property'] as Node)['name'] as string
  return object === undefined ? undefined : /^(window|globalThis|self)$/.test(object) ? name : `${object}.${name}`
}

/** Names a module declares or imports itself: its own `fetch` is not the global one. */
function ownNames(source: Source): Set<string> {
  const names = new Set<string>()
  walk(nodesOf(source), (node) => {
    const id = (node['id'] ?? node['local']) as Node | undefined
    const isDeclaration = /^(VariableDeclarator|FunctionDeclaration|Import(Default|Namespace)?Specifier)$/.test(
      node.type,
    )
    if (isDeclaration) collect(id, names)
    for (const param of (node['params'] as Node[] | undefined) ?? []) collect(param, names)
  })
  return names
}

/** The names a pattern binds: `{ a, b: [c], ...d }` binds a, c and d. */
function collect(pattern: Node | null | undefined, names: Set<string>): void {
  if (!pattern) return
  if (pattern.type === 'Identifier') names.add(pattern['name'] as string)
  for (const key of ['left', 'argument', 'value'])
    if (/Pattern|Rest|Property/.test(pattern.type)) collect(pattern[key] as Node, names)
  for (const part of [...((pattern['properties'] ?? []) as Node[]), ...((pattern['elements'] ?? []) as Node[])])
    collect(part, names)
}

/** Banned calls outside of their adapters. */
export function banFaults(source: Source, list: Ban[]): Fault[] {
  const own = ownNames(source)
  const faults: Fault[] = []
  walk(nodesOf(source), (node, parents) => {
    const name = banName(node, parents.at(-1))
    if (!name || own.has(name.replace('new ', '').split('.')[0]!)) return
    const ban = list.find((entry) => entry.name === name)
    if (!ban || ban.except.some((prefix) => source.path.startsWith(prefix))) return
    faults.push(fault(source, node.start, `uses ${name}: ${ban.instead}`))
  })
  return faults.filter(
    (item, at) => faults.findIndex((other) => other.line === item.line && other.message === item.message) === at,
  )
}

const isTestFile = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path) || /^(tests|e2e)\//.test(path)
const isProduct = (path: string): boolean => /^(src|mock-server|scenarios)\//.test(path)

export const callFaults = (source: Source): Fault[] =>
  isTestFile(source.path) ? banFaults(source, testBans) : isProduct(source.path) ? banFaults(source, bans) : []

const spoken = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label', 'hint'])
const english = /[A-Za-z]{2,}[^A-Za-z\u4e00-\u9fff]+[A-Za-z]{2,}/

/** English that a user would read: text between tags and in spoken attributes, with two or more Latin words. */
export function copyFaults(source: Source): Fault[] {
  if (!/^src\/(views|ui|workbench)\/.*\.tsx$/.test(source.path)) return []
  const faults: Fault[] = []
  const say = (node: Node, text: string) =>
    faults.push(
      fault(
        source,
        node.start + (text.length - text.trimStart().length),
        `shows English “${text.trim()}”: write it in Chinese`,
      ),
    )
  walk(nodesOf(source), (node, parents) => {
    const text = node['value']
    if (node.type === 'JSXText' && english.test(text as string) && !isCode(parents)) say(node, text as string)
    if (node.type !== 'JSXAttribute') return
    const name = (node['name'] as Node)['name'] as string
    const value = text as Node | null
    const literal = value?.type === 'JSXExpressionContainer' ? (value['expression'] as Node) : value
    if (spoken.has(name) && literal?.type === 'Literal' && english.test(String(literal['value'])))
      say(node, String(literal['value']))
  })
  return faults
}

/** Inside `<code>` and `<kbd>`, names of facts and keys are quoted as they are. */
const isCode = (parents: readonly Node[]): boolean =>
  parents.some((node) => {
    const name = ((node['openingElement'] as Node | undefined)?.['name'] as Node | undefined)?.['name']
    return name === 'code' || name === 'kbd' || name === 'pre'
  })

/** Everything that is untidy about a file. */
export const tidyFaults = (source: Source): Fault[] => {
  const name = nameFault(source.path)
  return [
    ...(name ? [{ path: source.path, line: 1, message: name }] : []),
    ...lengthFaults(source),
    ...wordFaults(source),
    ...callFaults(source),
    ...copyFaults(source),
  ]
}
