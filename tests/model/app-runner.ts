import type { Driver } from '#scenarios/player/driver.ts'
import type { MachineModel, Payload } from '#src/machines/model.ts'
import type { Subject } from './subjects.ts'
import type { GeneratedPath, PathStep } from './tester/paths.ts'
import { CLOCK, createStepper, leafPaths } from './tester/step.ts'

/** How one answer of the server is brought about, as a fault of the driver; nothing where the world answers truly. */
export type Spoiled = Payload & { readonly kind: string }

/** What the mapping may know of the run so far. */
export interface RunState {
  /** Whether the credentials in the vault are the world's own, not made up by an answer of ours. */
  genuine: boolean
}

/** How the facts of one machine come about in the whole app. */
export interface AppMapping {
  readonly stream: string
  /** What the app itself does when it starts, as symbols; such a run begins behind them. */
  readonly prelude: readonly string[]
  /** The endpoint that an effect asks, from the fact that started it. */
  readonly endpoint: (effect: string, cause: PathStep['fact']) => string
  /** How the server comes to give the outcome that a symbol stands for. */
  readonly outcome: (symbol: string, run: RunState) => Spoiled | undefined
  /** What is really said for a fact of the user or the app. */
  readonly said: (fact: PathStep['fact']) => Payload
  /** For a fact of the server: the answer to a request, any request, that makes the app say it. */
  readonly provoked: (fact: PathStep['fact']) => Spoiled
}

/** Time between two steps of a run, in ms; small against every deadline. */
const SPACING_MS = 20
/** What is asked to be told something: it needs no credentials, so a repeated request is answered whoever is signed in. */
const ASKED = 'system.latest'
const HOME = '/pages/home/home'
const LOGIN_PAGE = '/pages/login/login/index'
const LOGIN = /^\/pages\/(login|phonelogin)\//

interface Timed {
  readonly step: PathStep
  /** When the step happens, in ms from the start of the run. */
  readonly at: number
}

/**
 * Puts the steps of a path on the run's own time: the prelude at its start, the others evenly, but deadlines keep their
 * distance from what set them.
 */
function timelineOf(path: GeneratedPath, prelude: number): Timed[] {
  const timed: Timed[] = path.steps.slice(0, prelude).map((step) => ({ step, at: 0 }))
  for (const step of path.steps.slice(prelude)) {
    const before = timed.at(-1)?.at ?? 0
    const setBy = timed.findLast((earlier) => earlier.step.expect.out.includes('effect waitUntil'))
    const isDeadline = step.do === CLOCK && setBy !== undefined
    timed.push({ step, at: isDeadline ? setBy.at + step.fact.at - setBy.step.fact.at : before + SPACING_MS })
  }
  return timed
}

interface Exchange {
  readonly effect: string
  /** Index of the step that starts the effect, and of the one that is its outcome, if there is one. */
  readonly from: number
  readonly to: number | undefined
}

/** Every effect that a path starts and that asks the server, with where it ends. */
function exchangesOf(path: GeneratedPath, model: MachineModel<any>): Exchange[] {
  const answers = (step: PathStep, effect: string): boolean => model.alphabet[step.fact.type]?.effect === effect
  return path.steps.flatMap((step, from) =>
    step.expect.out
      .filter((output) => output.startsWith('effect ') && output !== 'effect waitUntil')
      .map((output): Exchange => {
        const effect = output.slice('effect '.length)
        const rest = path.steps.slice(from + 1)
        const end = rest.findIndex((later) => answers(later, effect) || !later.expect.running.includes(effect))
        const isAnswered = end !== -1 && answers(rest[end] as PathStep, effect)
        return { effect, from, to: isAnswered ? from + 1 + end : undefined }
      }),
  )
}

/** What can be compared between a machine alone and in the app: which variables are set, and switches by their value. */
const shapeOf = (value: unknown): unknown => {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'boolean' ? value : 'set'
}

class Run {
  readonly #subject: Subject
  readonly #mapping: AppMapping
  readonly #driver: Driver
  readonly #state: RunState = { genuine: true }
  #now = 0
  #provocations = 0

  constructor(subject: Subject, mapping: AppMapping, driver: Driver) {
    this.#subject = subject
    this.#mapping = mapping
    this.#driver = driver
  }

  async advanceTo(at: number): Promise<void> {
    if (at > this.#now) await this.#driver.advance(at - this.#now)
    this.#now = Math.max(this.#now, at)
  }

  /** Prepares the server for the effects that the step at `index` starts. */
  async prepare(timeline: readonly Timed[], exchanges: readonly Exchange[], index: number): Promise<void> {
    for (const { effect, from, to } of exchanges.filter((exchange) => exchange.from === index)) {
      const cause = (timeline[from] as Timed).step.fact
      const endpoint = this.#mapping.endpoint(effect, cause)
      // An answer that never comes must not leave its work behind either.
      if (to === undefined) {
        await this.#driver.fault(endpoint, { kind: 'timeout', times: 1 })
        continue
      }
      const answer = timeline[to] as Timed
      const ms = answer.at - (timeline[from] as Timed).at - SPACING_MS / 2
      await this.#driver.fault(endpoint, { kind: 'delay', ms, times: 1 })
      const spoiled = this.#mapping.outcome(answer.step.do, this.#state)
      if (spoiled) await this.#driver.fault(endpoint, { ...spoiled, times: 1 })
    }
  }

  /** Brings the step about as the world would. */
  async perform({ step, at }: Timed): Promise<void> {
    const entry = this.#subject.model.alphabet[step.fact.type]
    await this.advanceTo(at)
    if (step.do === CLOCK || entry?.by === 'effect') return
    if (entry?.by === 'server') return this.#provoke(step.fact)
    await this.#driver.say(this.#mapping.stream, { type: step.fact.type, ...this.#mapping.said(step.fact) })
  }

  /** Has the app ask for something, anything, and be told what makes it say the fact. */
  async #provoke(fact: PathStep['fact']): Promise<void> {
    if (typeof fact['atLogin'] === 'boolean') await this.#stand(fact['atLogin'])
    const seen = await this.#driver.observe(this.#mapping.stream)
    // A guest has no session that a server could end: it is said as by a tab that was told a moment before (SES-10).
    if (this.#mapping.stream === 'session' && leafPaths(seen?.value).some((state) => state.startsWith('signedOut')))
      return this.#driver.say('session', { ...fact })
    this.#provocations += 1
    const stream = `resource/provoked-${this.#provocations}`
    await this.#driver.fault(ASKED, { ...this.#mapping.provoked(fact), times: 1 })
    await this.#driver.say(stream, { type: 'resource.opened', endpoint: ASKED, request: {} })
  }

  /** Stands at the login page, or anywhere else: from where the app is it tells which of the two its fact says. */
  async #stand(atLogin: boolean): Promise<void> {
    const navigation = await this.#driver.observe('navigation')
    const stack = (navigation?.context['stack'] ?? []) as readonly (string | { href: string })[]
    const top = stack.at(-1)
    const isThere = LOGIN.test(typeof top === 'string' ? top : (top?.href ?? ''))
    if (isThere === atLogin) return
    await this.#driver.say('navigation', { type: 'navigation.relaunchRequested', href: atLogin ? LOGIN_PAGE : HOME })
  }

  /** What the stream shows, in the form of an expectation. */
  async observe(): Promise<{ states: string[]; shape: Record<string, unknown> }> {
    const seen = await this.#driver.observe(this.#mapping.stream)
    if (!seen) throw new Error(`no stream ${this.#mapping.stream}`)
    return { states: leafPaths(seen.value), shape: this.#shape(seen.context) }
  }

  /** The shape before the first step: where the code comes with a page, the machine is as it begins. */
  async begun(): Promise<Record<string, unknown>> {
    const { machine, model } = this.#subject
    const [input] = Object.values(model.inputs ?? {})
    const seen = await this.#driver.observe(this.#mapping.stream)
    return this.#shape(seen?.context ?? createStepper(machine).first(input).snapshot.context)
  }

  #shape(context: Readonly<Record<string, unknown>>): Record<string, unknown> {
    return Object.fromEntries(this.#subject.ledger.variables.map((name) => [name, shapeOf(context[name])]))
  }
}

const spell = (value: unknown): string => JSON.stringify(value)

/** Steps that the app takes by itself when it starts are prepared first; a restart then makes it take them. */
async function begin(run: Run, driver: Driver, plan: Plan): Promise<void> {
  if (plan.prelude === 0) return
  for (let index = 0; index < plan.prelude; index++) await run.prepare(plan.timeline, plan.exchanges, index)
  await driver.reload()
}

interface Plan {
  readonly timeline: readonly Timed[]
  readonly exchanges: readonly Exchange[]
  readonly prelude: number
}

/**
 * Plays a generated path on a started app: the user's facts are said, the server's are provoked by what it answers, the outcomes
 * of effects are arranged as answers of the mock world, deadlines are reached by letting time pass. Gives the first difference
 * between what the machine does in the app and what the path expects, or undefined.
 */
export async function runOnApp(
  subject: Subject,
  mapping: AppMapping,
  path: GeneratedPath,
  driver: Driver,
): Promise<string | undefined> {
  const plan: Plan = {
    timeline: timelineOf(path, mapping.prelude.length),
    exchanges: exchangesOf(path, subject.model),
    prelude: mapping.prelude.length,
  }
  const run = new Run(subject, mapping, driver)
  await begin(run, driver, plan)
  const expected = await run.begun()
  for (const [index, timed] of plan.timeline.entries()) {
    if (index >= plan.prelude) {
      await run.prepare(plan.timeline, plan.exchanges, index)
      await run.perform(timed)
    }
    const { states, context } = timed.step.expect
    for (const [name, value] of Object.entries(context)) if (name in expected) expected[name] = shapeOf(value)
    if (index < plan.prelude - 1) continue
    const seen = await run.observe()
    const where = `${path.id} step ${index + 1} ${timed.step.do}`
    if (spell(seen.states) !== spell(states)) return `${where}: in ${seen.states.join()}, not in ${states.join()}`
    if (spell(seen.shape) !== spell(expected)) return `${where}: ${spell(seen.shape)} instead of ${spell(expected)}`
  }
  return undefined
}

/** Whether a path begins as the app does. */
export const beginsLikeTheApp = (path: GeneratedPath, { prelude }: AppMapping): boolean =>
  prelude.every((symbol, index) => path.steps[index]?.do === symbol)
