import type { Step } from '#scenarios/player/scenario.ts'
import type { End, Journey } from './crash-journeys.ts'

export const quiet: Step = { world: 'world.settings', with: { livelyMarket: false } }

export interface Wish {
  readonly name: string
  readonly cites: readonly string[]
  readonly stream: string
  readonly say: string
  readonly endpoint: string
  readonly request: object
  /** What a page has learned of it before it asks. */
  readonly stage?: string
  readonly before?: readonly Step[]
  readonly look?: readonly Step[]
  readonly done: (end: End) => number
  /** The state in which the app says that it is done; left out where it is the one in which it began. */
  readonly ends?: string
}

/** The call that fulfils it, and the stream it is said to. */
export type Asked = Pick<Wish, 'stream' | 'say' | 'endpoint' | 'request' | 'stage'>

/** What the page has learned of it, and what it asks for. */
export const stepsOf = ({ say, stream: to, endpoint, request, stage }: Asked): readonly Step[] => [
  ...(stage === undefined ? [] : [{ say: `${say.split('.', 1)[0]!}.shown`, to, with: { stage } }]),
  { say, to, with: { endpoint, request } },
]

/** A wish that one call fulfils, and whose actor is kept. */
export const journeyOf = (wish: Wish): Journey => {
  const { name, cites, stream, before = [], done, ends } = wish
  return {
    name,
    cites,
    scenario: { signedIn: true, clock: '2026-03-01T10:00:00+08:00' },
    before: [quiet, ...before],
    steps: () => [...stepsOf(wish), { advance: '5s' }],
    done,
    ...(ends === undefined ? {} : { says: async ({ state }: End) => (await state(stream)) === ends }),
  }
}

/** How often a count of the books has changed by `by`; anything else is not once. */
export const times =
  (by: number, name: string) =>
  ({ books }: Pick<End, 'books'>) =>
    books[name]! / by
