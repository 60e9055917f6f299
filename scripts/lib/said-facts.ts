import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { playableFiles } from '#scenarios/player/files.ts'
import { type Step, streamOf } from '#scenarios/player/scenario.ts'

const file = 'tests/scenario/said.gen.ts'
const head = `// Written by npm run generate: every fact that a scenario says, once, for the compiler to check. Beside it who says it first.
import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'
import type { FactOf, StreamName } from '#src/machines/streams.ts'

/** How a scenario opens a resource: it says what it is, as a page does. */
type Opened = { readonly type: 'resource.opened' } & ResourceInput
/** Says what scenarios may say to a stream. */
export type Said = <S extends StreamName>(
  stream: S,
  fact: FactOf<S> | (S extends \`resource/\${string}\` ? Opened : never),
) => void
`

type SayStep = Extract<Step, { say: string }>

/** A fact as code; of what is opened for a page (resources) the scenario also says what it is. */
const asCode = ({ say, to, with: payload = {} }: SayStep): string =>
  `say(${JSON.stringify(to ?? streamOf(say))}, ${JSON.stringify({ type: say, ...payload })})`

/** The facts of all scenarios as a function that says them. */
export function saidFacts(): string {
  const places = new Map<string, string>()
  for (const { file: path, scenario } of playableFiles())
    for (const [at, step] of scenario.steps.entries()) {
      if (!('say' in step)) continue
      const code = asCode(step)
      if (!places.has(code)) places.set(code, `${path}, step ${at + 1}`)
    }
  const calls = [...places].map(([code, place]) => `  ${code} // ${place}`)
  return `${head}\nexport const said = (say: Said): void => {\n${calls.join('\n')}\n}\n`
}

/** The file, when it is not what the scenarios say now. */
export function staleSaidFacts({ write }: { write: boolean }): string[] {
  const wanted = saidFacts()
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return []
  if (write) writeFileSync(file, wanted)
  return [file]
}
