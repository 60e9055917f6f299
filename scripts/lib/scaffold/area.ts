import { addEntry, addImport } from './insert.ts'
import type { Files } from './files.ts'
import { camel, pascal } from './names.ts'
import { withWord } from './word.ts'

const schemaText = (area: string): string => `import { Schema } from 'effect'
import { Id, pageOf, pageRequest, Text } from '../wire.ts'

export const ${pascal(area)}Query = Schema.Struct(pageRequest)

export const ${pascal(area)}Row = Schema.Struct({ id: Id, title: Text })
export type ${pascal(area)}Row = typeof ${pascal(area)}Row.Type

export const ${pascal(area)}Page = pageOf(${pascal(area)}Row)
`

const endpointsText = (area: string): string => `import { area, endpoint } from '../endpoint.ts'
import { ${pascal(area)}Page, ${pascal(area)}Query } from './${area}.schema.ts'

/** The calls of ${area} (marketplace §7). */
export const ${camel(area)}Endpoints = area('${area}', {
  list: endpoint({
    method: 'POST',
    path: '/${camel(area)}',
    request: ${pascal(area)}Query,
    response: ${pascal(area)}Page,
    readsOnly: true,
    summary: '列表，按页读取',
  }),
})
`

const answersText = (
  area: string,
): string => `import type { ${camel(area)}Endpoints } from '#src/contract/rest/${area}/${area}.endpoints.ts'
import type { ${pascal(area)}Row } from '#src/contract/rest/${area}/${area}.schema.ts'
import { type Answers, pageOf } from './answers.ts'

/** The rows of this area in a fresh world. */
const rows: readonly ${pascal(area)}Row[] = []

export const ${camel(area)}Answers: Answers<typeof ${camel(area)}Endpoints> = {
  list: (_world, page) => ({ data: pageOf(rows, page, (row) => row) }),
}
`

const quote = (area: string): string => (area.includes('-') ? `'${area}'` : area)

/** An area of the contract with its answers in the mock world, known to both registries. Path -> text. */
export function newArea(area: string, files: Files): Map<string, string> {
  const all = 'src/contract/rest/all.ts'
  const registry = 'src/contract/rest/registry.ts'
  const answers = 'mock-server/rest/all.answers.ts'
  const module = `./${area}/${area}.endpoints.ts`
  const lazy = `${quote(area)}: lazy(() => import('${module}').then((module) => module.${camel(area)}Endpoints)),`
  return new Map([
    [`src/contract/rest/${area}/${area}.schema.ts`, schemaText(area)],
    [`src/contract/rest/${area}/${area}.endpoints.ts`, endpointsText(area)],
    [`mock-server/rest/${area}.answers.ts`, answersText(area)],
    [
      all,
      addEntry(
        addImport(files.read(all), `import { ${camel(area)}Endpoints } from '${module}'`),
        'allAreas = {',
        `${quote(area)}: ${camel(area)}Endpoints,`,
      ),
    ],
    [registry, addEntry(files.read(registry), 'areas = {', lazy)],
    [
      answers,
      addEntry(
        addImport(files.read(answers), `import { ${camel(area)}Answers } from './${area}.answers.ts'`),
        'Answers<(typeof allAreas)[Area]> } = {',
        `${quote(area)}: ${camel(area)}Answers,`,
      ),
    ],
    ...withWord(area, [], files),
  ])
}
