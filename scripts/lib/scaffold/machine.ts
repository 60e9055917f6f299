import { addEntry, addImport } from './insert.ts'
import { camel, pascal } from './names.ts'

const machineText = (name: string): string => `import { assign, setup } from 'xstate'
import type { Fact } from '../port.ts'

export type ${pascal(name)}Fact = Fact & {
  readonly type:
    | '${camel(name)}.started'
    | '${camel(name)}.paused'
    | '${camel(name)}.resumed'
    | '${camel(name)}.finished'
    | '${camel(name)}.stopped'
}

export interface ${pascal(name)}Context {
  /** When it was started; null while it is idle. */
  readonly startedAt: number | null
}

/** Whether ${name} is idle, running since an instant, paused, or done. */
export const ${camel(name)}Machine = setup({
  types: { context: {} as ${pascal(name)}Context, events: {} as ${pascal(name)}Fact },
  actions: {
    rememberStart: assign({ startedAt: ({ event }) => event.at }),
    forgetStart: assign({ startedAt: null }),
  },
}).createMachine({
  id: '${camel(name)}',
  context: { startedAt: null },
  initial: 'idle',
  states: {
    idle: { on: { '${camel(name)}.started': { target: 'running', actions: 'rememberStart' } } },
    running: {
      on: {
        '${camel(name)}.paused': { target: 'paused' },
        '${camel(name)}.finished': { target: 'done' },
        '${camel(name)}.stopped': { target: 'idle', actions: 'forgetStart' },
      },
    },
    paused: {
      on: {
        '${camel(name)}.resumed': { target: 'running' },
        '${camel(name)}.stopped': { target: 'idle', actions: 'forgetStart' },
      },
    },
    done: { on: { '${camel(name)}.stopped': { target: 'idle', actions: 'forgetStart' } } },
  },
})
`

const modelText = (name: string, mark: string): string => `import type { MachineModel } from '../model.ts'
import type { ${pascal(name)}Context } from './${name}.machine.ts'

export const ${camel(name)}Model: MachineModel<${pascal(name)}Context> = {
  id: '${camel(name)}',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    '${camel(name)}.started': { by: 'user', classes: { '': {} } },
    '${camel(name)}.paused': { by: 'user', classes: { '': {} } },
    '${camel(name)}.resumed': { by: 'user', classes: { '': {} } },
    '${camel(name)}.finished': { by: 'app', classes: { '': {} } },
    '${camel(name)}.stopped': { by: 'user', classes: { '': {} } },
  },
  abstract: ({ startedAt }) => ({ startedAt: startedAt !== null }),
  laws: {
    state: [
      {
        id: '${mark}-1',
        says: 'the start is known exactly while it is not idle',
        holds: ({ states, context }) => states.includes('idle') === (context.startedAt === null),
      },
    ],
    trace: [
      {
        id: '${mark}-2',
        says: 'neither a pause nor a second start moves the start',
        holds: (trace) =>
          trace.every(
            ({ before, after }) =>
              before.context.startedAt === null ||
              after.context.startedAt === null ||
              after.context.startedAt === before.context.startedAt,
          ),
      },
    ],
  },
}
`

const rulesText = (name: string, mark: string): string => `# Rules of ${name}

- **${mark}-1** The start is known exactly while it is not idle.
- **${mark}-2** Neither a pause nor a second start moves the start.
`

function ledgerText(name: string): string {
  const row = (id: string, from: string, fact: string, to: string, post: object) => ({
    id,
    in: from,
    on: `${camel(name)}.${fact}`,
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
    variables: ['startedAt'],
    initial: { state: 'idle', post: { startedAt: null }, out: [] },
    lifecycles: {},
    rows: [
      row('started', 'idle', 'started', 'running', { startedAt: 'fact.at' }),
      row('paused', 'running', 'paused', 'paused', {}),
      row('resumed', 'paused', 'resumed', 'running', {}),
      row('finished', 'running', 'finished', 'done', {}),
      row('stopped', 'running', 'stopped', 'idle', { startedAt: null }),
      row('stopped-in-a-pause', 'paused', 'stopped', 'idle', { startedAt: null }),
      row('stopped-when-done', 'done', 'stopped', 'idle', { startedAt: null }),
    ],
  }
  return `${JSON.stringify(ledger, null, 2)}\n`
}

const kindText = (name: string): string => `import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'

export const ${camel(name)} = kind({
  id: '${name}',
  area: 'system',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'device' },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: [],
  restarted: nothingUnsaid,
  load: lazy(() => import('./${name}.live.ts')),
})
`

const liveText = (name: string): string => `import type { Provided } from '#src/services/effect.ts'

export { ${camel(name)}Machine as machine } from './${name}.machine.ts'

export const effects = (): Provided => ({})
`

export interface Files {
  read(path: string): string
}

/** A machine with its model, rules and ledger, registered with the app and with the model tests. Path -> text. */
export function newMachine(name: string, mark: string, files: Files): Map<string, string> {
  const folder = `src/machines/${name}`
  const registry = 'src/machines/registry.ts'
  const subjects = 'tests/model/subjects.ts'
  const from = `#src/machines/${name}/${name}`
  return new Map([
    [`${folder}/${name}.machine.ts`, machineText(name)],
    [`${folder}/${name}.model.ts`, modelText(name, mark)],
    [`${folder}/${name}.kind.ts`, kindText(name)],
    [`${folder}/${name}.live.ts`, liveText(name)],
    [`${folder}/${name}.rules.md`, rulesText(name, mark)],
    [`${folder}/${name}.ledger.json`, ledgerText(name)],
    [
      registry,
      addEntry(
        addImport(files.read(registry), `import { ${camel(name)} } from './${name}/${name}.kind.ts'`),
        'kinds = [',
        `${camel(name)},`,
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
