import type { Files } from './files.ts'
import { addEntry, addImport } from './insert.ts'
import { camel, pascal } from './names.ts'
import { withKind } from './word.ts'

const factsText = (name: string): string => `import type { Failure, Said } from '../port.ts'

export type ${pascal(name)}Fact =
  | Said<'${camel(name)}.requested', { what: string }>
  | Said<'${camel(name)}.cancelled'>
  | Said<'perform.succeeded', { result: string }>
  | Said<'perform.failed', { failure: Failure }>

export interface ${pascal(name)}Context {
  /** What was asked for last; null while nothing is. */
  readonly what: string | null
  /** What came of it; null until it has. */
  readonly result: string | null
  readonly failure: Failure | null
}

/** What the effect is given. */
export interface ${pascal(name)}Request {
  readonly what: string
}
`

const machineText = (name: string): string => `import { assign, setup } from 'xstate'
import { port, said, types } from '../port.ts'
import type { ${pascal(name)}Context, ${pascal(name)}Fact, ${pascal(name)}Request } from './${name}.facts.ts'

/** Something is asked for, done by an effect, and there; or it says why not. */
export const ${camel(name)}Machine = setup({
  types: types<{ context: ${pascal(name)}Context; events: ${pascal(name)}Fact }>(),
  actors: { perform: port<${pascal(name)}Request>('${camel(name)}.perform') },
  actions: {
    keepRequest: assign({
      what: ({ event }) => said(event, '${camel(name)}.requested').what,
      result: null,
      failure: null,
    }),
    keepResult: assign({ result: ({ event }) => said(event, 'perform.succeeded').result }),
    rememberFailure: assign({ failure: ({ event }) => said(event, 'perform.failed').failure }),
    forgetAll: assign({ what: null, result: null, failure: null }),
  },
}).createMachine({
  id: '${camel(name)}',
  context: { what: null, result: null, failure: null },
  initial: 'idle',
  states: {
    idle: { on: { '${camel(name)}.requested': { target: 'working', actions: 'keepRequest' } } },
    working: {
      invoke: { src: 'perform', id: 'perform', input: ({ context }) => ({ what: context.what ?? '' }) },
      on: {
        'perform.succeeded': { target: 'done', actions: 'keepResult' },
        'perform.failed': { target: 'failed', actions: 'rememberFailure' },
        '${camel(name)}.cancelled': { target: 'idle', actions: 'forgetAll' },
      },
    },
    done: {
      on: {
        '${camel(name)}.requested': { target: 'working', actions: 'keepRequest' },
        '${camel(name)}.cancelled': { target: 'idle', actions: 'forgetAll' },
      },
    },
    failed: {
      on: {
        '${camel(name)}.requested': { target: 'working', actions: 'keepRequest' },
        '${camel(name)}.cancelled': { target: 'idle', actions: 'forgetAll' },
      },
    },
  },
})
`

const modelText = (name: string, mark: string): string => `import type { MachineModel } from '../model.ts'
import type { ${pascal(name)}Context } from './${name}.facts.ts'

/** What can happen around the machine, and what holds whatever happens (${mark}-… in ${name}.rules.md). */
export const ${camel(name)}Model: MachineModel<${pascal(name)}Context> = {
  id: '${camel(name)}',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    '${camel(name)}.requested': { by: 'user', classes: { one: { what: 'one' }, other: { what: 'other' } } },
    '${camel(name)}.cancelled': { by: 'user', classes: { '': {} } },
    'perform.succeeded': { by: 'effect', effect: 'perform', classes: { '': { result: 'it' } } },
    'perform.failed': {
      by: 'effect',
      effect: 'perform',
      classes: { '': { failure: { reason: 'http', message: '服务器开小差了，请稍后再试' } } },
    },
  },
  abstract: ({ what, result, failure }) => ({ what, hasResult: result !== null, hasFailure: failure !== null }),
  laws: {
    state: [
      {
        id: '${mark}-1',
        says: 'it is being done exactly while it is working',
        holds: ({ states, running }) => states.includes('working') === running.length > 0,
      },
      {
        id: '${mark}-2',
        says: 'a result is there exactly when it is done',
        holds: ({ states, context }) => states.includes('done') === (context.result !== null),
      },
    ],
    trace: [],
  },
}
`

const rulesText = (name: string, mark: string): string => `# Rules of ${name}

- **${mark}-1** It is being done exactly while it is working.
- **${mark}-2** A result is there exactly when it is done.
`

/** A ledger with one row a line. */
function ledgerText(name: string): string {
  const nothing = { what: null, result: null, failure: null }
  const row = (id: string, from: string, fact: string, to: string, post: object) => {
    const input = { what: 'fact.what' }
    const out = to === 'working' ? [{ effect: 'perform', with: input }] : []
    return { id, in: from, on: fact, to, post, out, cite: [], reading: 'ours' }
  }
  const requested = { what: 'fact.what', result: null, failure: null }
  const rows = [
    row('requested', 'idle', `${camel(name)}.requested`, 'working', requested),
    row('succeeded', 'working', 'perform.succeeded', 'done', { result: 'fact.result' }),
    row('failed', 'working', 'perform.failed', 'failed', { failure: 'fact.failure' }),
    row('cancelled', 'working', `${camel(name)}.cancelled`, 'idle', nothing),
    row('again-when-done', 'done', `${camel(name)}.requested`, 'working', requested),
    row('cancelled-when-done', 'done', `${camel(name)}.cancelled`, 'idle', nothing),
    row('again-when-failed', 'failed', `${camel(name)}.requested`, 'working', requested),
    row('cancelled-when-failed', 'failed', `${camel(name)}.cancelled`, 'idle', nothing),
  ]
  const about = {
    machine: camel(name),
    sources: ['ours'],
    frame:
      'total: a variable a row does not name keeps its value; a (state, fact) pair without a row changes nothing and starts nothing',
    variables: ['what', 'result', 'failure'],
    initial: { state: 'idle', post: nothing, out: [] },
    lifecycles: {},
  }
  const lines = rows.map((one) => `    ${JSON.stringify(one)}`).join(',\n')
  return `${JSON.stringify(about, null, 2).slice(0, -2)},\n  "rows": [\n${lines}\n  ]\n}\n`
}

const kindText = (name: string): string => `import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'

export const ${camel(name)} = kind({
  id: '${name}',
  area: 'system',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: false,
  belongsTo: { to: 'device' },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: [],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: lazy(() => import('./${name}.live.ts')),
})
`

const liveText = (name: string): string => `import type { Provided } from '#src/services/effect.ts'
import { ${camel(name)}Effects } from '#src/services/${name}.effects.ts'
import type { Installing } from '../kind.ts'

export { ${camel(name)}Machine as machine } from './${name}.machine.ts'

export const effects = ({ tools }: Installing): Provided => ${camel(name)}Effects(tools)
`

const effectsText = (
  name: string,
): string => `import type { ${pascal(name)}Request } from '#src/machines/${name}/${name}.facts.ts'
import { effect, type Provided, type Tools } from './effect.ts'

/** Does what is asked for. */
export const ${camel(name)}Effects = (tools: Tools): Provided => ({
  actors: {
    perform: effect<${pascal(name)}Request>('perform', tools, async ({ what }) => ({
      type: 'perform.succeeded',
      result: what,
    })),
  },
})
`

const gesturesText = (name: string): string => `import { type Gestures, press } from './gesture.ts'

/** Asking for it, and leaving off, on the page that is open. */
export const ${camel(name)}Gestures = {
  '${camel(name)}.requested': async (page, _stream, { what }) => {
    await page.getByLabel('内容', { exact: true }).fill(what)
    await press(page, '开始')
  },
  '${camel(name)}.cancelled': (page) => press(page, '取消'),
} satisfies Gestures
`

/** The machine by the name of its stream, for the compiler. */
function withStream(name: string, text: string): string {
  const type = `import type { ${camel(name)}Machine } from './${name}/${name}.machine.ts'`
  const key = name.includes('-') ? `'${name}'` : name
  return addEntry(
    addImport(text, type),
    'Record<`verification-code/${CodePurpose}`, typeof verificationCodeMachine> {',
    `${key}: typeof ${camel(name)}Machine`,
    '',
  )
}

/** A machine with its model, rules, ledger and gestures, known to the app, the compiler and the tests. Path -> text. */
export function newMachine(name: string, mark: string, files: Files): Map<string, string> {
  const folder = `src/machines/${name}`
  const registry = 'src/machines/registry.ts'
  const subjects = 'tests/model/subjects.ts'
  const streams = 'src/machines/streams.ts'
  const gestures = 'e2e/gestures/all.ts'
  const part = `./system-${name}.ts`
  const from = `#src/machines/${name}/${name}`
  return new Map([
    [`${folder}/${name}.facts.ts`, factsText(name)],
    [`${folder}/${name}.machine.ts`, machineText(name)],
    [`src/services/${name}.effects.ts`, effectsText(name)],
    [`${folder}/${name}.model.ts`, modelText(name, mark)],
    [`${folder}/${name}.kind.ts`, kindText(name)],
    [`${folder}/${name}.live.ts`, liveText(name)],
    [`${folder}/${name}.rules.md`, rulesText(name, mark)],
    [`${folder}/${name}.ledger.json`, ledgerText(name)],
    [`e2e/gestures/system-${name}.ts`, gesturesText(name)],
    [streams, withStream(name, files.read(streams))],
    withKind('system', name, files),
    [
      gestures,
      addEntry(
        addImport(files.read(gestures), `import { ${camel(name)}Gestures } from '${part}'`),
        'gestures: Gestures = {',
        `...${camel(name)}Gestures,`,
      ),
    ],
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
