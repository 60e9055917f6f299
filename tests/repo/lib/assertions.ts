import { nodesOf, readSources, type Source, lineOf, walk } from './source.ts'

/** Where types are to be right without anybody's word for it. Tests and stories build what could not happen, and are left out. */
export const checkedFolders = ['src/machines', 'src/views', 'src/app', 'e2e/gestures'] as const

/** A place where somebody tells the compiler what a value is: `x as T` or `<T>x`; `as const` says nothing new. */
export interface Assertion {
  readonly path: string
  readonly line: number
  readonly text: string
}

const isConst = (annotation: unknown): boolean =>
  (annotation as { typeName?: { name?: string } }).typeName?.name === 'const'

/** The type assertions of a source, in any spelling. */
export function assertionsIn(source: Source): Assertion[] {
  const found: Assertion[] = []
  walk(nodesOf(source), (node) => {
    if (node.type !== 'TSAsExpression' && node.type !== 'TSTypeAssertion') return
    if (isConst(node['typeAnnotation'])) return
    found.push({
      path: source.path,
      line: lineOf(source.text, node.start),
      text: source.text.slice(node.start, node.end).replaceAll(/\s+/g, ' '),
    })
  })
  return found
}

export const checkedSources = (): Source[] =>
  readSources(checkedFolders.map((folder) => `${folder}/**/*.{ts,tsx}`)).filter(
    ({ path }) => !/\.(test|spec|story)\.tsx?$/.test(path),
  )
