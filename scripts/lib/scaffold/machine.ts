import { addEntry, addImport } from './insert.ts'
import { camel, pascal } from './names.ts'

const machineText = (name: string): string => `import { assign, setup } from 'xstate'
import type { Fact } from '../port.ts'

export type ${pascal(name)}Fact = Fact & { readonly type: '${camel(name)}.opened' | '${camel(name)}.closed' }

export interface ${pascal(name)}Context {
  /** When it was opened; null while it is closed. */
  readonly openedAt: number | null
}

/** Whether ${name} is open, and since when. */
export const ${camel(name)}Machine = setup({
  types: { context: {} as ${pascal(name)}Context, events: {} as ${pascal(name)}Fact },
  actions: {
    rememberOpening: assign({ openedAt: ({ event }) => event.at }),
    forgetOpening: assign({ openedAt: null }),
  },
}).createMachine({
  id: '${camel(name)}',
  context: { openedAt: null },
  initial: 'closed',
  states: {
    closed: { on: { '${camel(name)}.opened': { target: 'open', actions: 'rememberOpening' } } },
    open: { on: { '${camel(name)}.closed': { target: 'closed', actions: 'forgetOpening' } } },
  },
})
`

const modelText = (name: string, mark: string): string => `import type { MachineModel } from '../model.ts'
import type { ${pascal(name)}Context } from './${name}.machine.ts'

export const ${camel(name)}Model: MachineModel<${pascal(name)}Context> = {
  id: '${camel(name)}',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    '${camel(name)}.opened': { by: 'user', classes: { '': {} } },
    '${camel(name)}.closed': { by: 'user', classes: { '': {} } },
  },
  abstract: ({ openedAt }) => ({ openedAt: openedAt !== null }),
  laws: {
    state: [
      {
        id: '${mark}-1',
        says: 'it is known since when it is open, exactly while it is',
        holds: ({ states, context }) => states.includes('open') === (context.openedAt !== null),
      },
    ],
    trace: [
      {
        id: '${mark}-2',
        says: 'opening what is open does not move the instant',
        holds: (trace) =>
          trace.every(
            ({ fact, before, after }) =>
              fact.type !== '${camel(name)}.opened' ||
              before.context.openedAt === null ||
              after.context.openedAt === before.context.openedAt,
          ),
      },
    ],
  },
}
`

const rulesText = (name: string, mark: string): string => `# Rules of ${name}

- **${mark}-1** It is known since when it is open, exactly while it is.
- **${mark}-2** Opening what is open does not move the instant.
`

function ledgerText(name: string): string {
  const fact = (end: string) => `${camel(name)}.${end}`
  const row = (id: string, from: string, on: string, to: string, post: object) => ({
    id,
    in: from,
    on,
    to,
    post,
    out: [],
    cite: [],
    reading: 'ours',
  })
  const ledger = {
    machine: camel(name),
    sources: ['ours'],
    frame:
      'total: a variable a row does not name keeps its value; a (state, fact) pair without a row changes nothing and starts nothing',
    variables: ['openedAt'],
    initial: { state: 'closed', post: { openedAt: null }, out: [] },
    lifecycles: {},
    rows: [
      row('opened', 'closed', fact('opened'), 'open', { openedAt: 'at' }),
      row('opened-again', 'open', fact('opened'), '=', {}),
      row('closed', 'open', fact('closed'), 'closed', { openedAt: null }),
    ],
  }
  return `${JSON.stringify(ledger, null, 2)}\n`
}

export interface Files {
  read(path: string): string
}

/** A machine with its model, rules and ledger, registered with the app and with the model tests. Path -> text. */
export function newMachine(name: string, mark: string, files: Files): Map<string, string> {
  const folder = `src/machines/${name}`
  const registry = 'src/machines/registry.ts'
  const subjects = 'tests/model/subjects.ts'
  const entry = `{ id: '${name}', machine: ${camel(name)}Machine, count: 'one', journaled: 'origin', lifecycles: [] },`
  const from = `#src/machines/${name}/${name}`
  return new Map([
    [`${folder}/${name}.machine.ts`, machineText(name)],
    [`${folder}/${name}.model.ts`, modelText(name, mark)],
    [`${folder}/${name}.rules.md`, rulesText(name, mark)],
    [`${folder}/${name}.ledger.json`, ledgerText(name)],
    [
      registry,
      addEntry(
        addImport(files.read(registry), `import { ${camel(name)}Machine } from './${name}/${name}.machine.ts'`),
        'registry: readonly MachineEntry[] = [',
        entry,
      ),
    ],
    [
      subjects,
      addEntry(
        addImport(
          addImport(files.read(subjects), `import { ${camel(name)}Machine } from '${from}.machine.ts'`),
          `import { ${camel(name)}Model } from '${from}.model.ts'`,
        ),
        'subjects: readonly Subject[] = [',
        `subject('${name}', ${camel(name)}Machine, ${camel(name)}Model),`,
      ),
    ],
  ])
}
