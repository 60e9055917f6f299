import { globSync, readFileSync } from 'node:fs'
import type { DeclaredEndpoint } from '../declared.ts'

/** The areas of the trading floor and its events. */
export const floorAreas = ['ask-to-buy', 'pledge', 'lease', 'auction', 'draw']

/** A test that is named after a call: `<area>.<call>: the act after which another answer is given`. */
export interface CallTest {
  readonly call: string
  readonly act: string
  /** Name of its file. */
  readonly file: string
  /** Its text. */
  readonly body: string
}

/** The tests of one file, as its text has them. */
export const callTests = (file: string, text: string): CallTest[] =>
  text
    .split(/^ {2}it\('/m)
    .slice(1)
    .flatMap((part) => {
      const [, call = '', act = '', body = ''] =
        /^([\w-]+\.\w+): ([^\n]*)', (async \(\) => [\s\S]*?)^ {2}\}\)/m.exec(part) ?? []
      return call === '' ? [] : [{ call, act, file, body }]
    })

const folder = 'mock-server/rest/tests/floor'
export const floorTests = (): CallTest[] =>
  globSync(`${folder}/*.test.ts`)
    .toSorted()
    .flatMap((path) => callTests(path.split(/[\\/]/).at(-1)!, readFileSync(path, 'utf8')))

export const floorCalls = (endpoints: readonly DeclaredEndpoint[]): DeclaredEndpoint[] =>
  endpoints.filter(({ area, isOurs }) => floorAreas.includes(area) && !isOurs)

/** For each call of the trading floor: what changes the world, and which test sees the answer change. */
export function floorPage(endpoints: readonly DeclaredEndpoint[]): string {
  const tests = new Map(floorTests().map((test) => [test.call, test]))
  const calls = floorCalls(endpoints)
  const row = ({ name, method, path }: DeclaredEndpoint): string => {
    const { act = '', file = '' } = tests.get(name) ?? {}
    return `| \`${name}\` | \`${method} ${path}\` | ${act} | \`${file}\` |`
  }
  return [
    '# The calls of the trading floor\n',
    '<!-- Written by npm run docs from the endpoint records and the names of the tests; do not edit -->\n',
    `For each of the ${calls.length} calls an act changes the world, and a test sees another answer than before.`,
    'The tests speak to the mock world over REST, as two people who are signed in',
    `(\`${folder}\`, about 4 s); each is named after its call and the act,`,
    'and `tests/repo/floor.test.ts` keeps that none is missing and that each makes its call.',
    'With answers that never change (the first one of each request is given again) 51 of the 57 are red;',
    'the six others look at the purse or the goods instead of asking twice.\n',
    ['| call | on the wire | act | seen by |', '|---|---|---|---|', ...calls.map(row)].join('\n'),
    '',
  ].join('\n')
}
