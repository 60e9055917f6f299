import { startNodeWorld } from '#mock/setup-node.ts'
import { type Answered, createAsk, createTestClock } from '#mock/test-kit.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { writeLate } from '#mock/writes-test-kit.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { hour } from '#src/domain/time/instant.ts'
import { preludes } from './preludes.ts'
import { demoLogin, sampleOf } from './samples.ts'
import { writingOf } from './written.ts'

/** What changes something and leaves its person where they are. */
const deeds = allEndpoints.filter((row) => !row.readsOnly && !/^(session|account)\./.test(row.name))

/** A call as it was made, and what was answered; the answer is missing where it could not be made. */
export interface Made {
  readonly endpoint: Endpoint
  readonly request: object
  readonly answer: Answered<unknown> | undefined
  /** What of the tables is another since. */
  readonly wrote?: readonly string[]
}

export async function open() {
  const { control, world, fetch } = await startNodeWorld({ clock: createTestClock() })
  const { hasty, answered } = writeLate(world, false)
  const door = { ask: createAsk(fetch), sms: control.sms }
  const { token } = (await door.ask(sessionEndpoints.loginByPassword, demoLogin)).data
  await control.act('wallet.give', { phone: demoAccount.phone, currency: 'fen', amount: 10_000_000 })
  const again = ({ endpoint, request }: Omit<Made, 'answer'>): Promise<Made> =>
    door
      .ask(endpoint, request, { token })
      .catch(() => undefined)
      .then((answer) => {
        answered(endpoint.name)
        return { endpoint, request, answer }
      })
  const written = writingOf(world)
  const make = async (endpoint: Endpoint, before?: Before, said: (request: object) => object = (same) => same) => {
    const sample = sampleOf(endpoint.name)
    const found = await Promise.resolve(preludes[endpoint.name]?.(door, { token }, sample)).catch(() => ({}))
    const call = { endpoint, request: said({ ...sample, ...found }) }
    await before?.(call, { control, world, door })
    written()
    const made: Made = await again(call)
    return { ...made, wrote: written() }
  }
  return { control, world, make, again, hasty }
}

type Node = Awaited<ReturnType<typeof startNodeWorld>>
/** What is done before each call of the person, with the call that is to come. */
export type Before = (
  call: Omit<Made, 'answer'>,
  at: Pick<Node, 'control' | 'world'> & { readonly door: { readonly ask: ReturnType<typeof createAsk> } },
) => Promise<void>

/** A world in which the person of the demo has made these calls, one after the other, and others have gone on for an hour. */
async function livedIn(calls: readonly Endpoint[], before?: Before) {
  const opened = await open()
  const made: Made[] = []
  for (const endpoint of calls) made.push(await opened.make(endpoint, before))
  await opened.control.advance(hour)
  return { ...opened, made }
}

/** Worlds in which everything was done: what one call has used up another one needs, so that is made in the next world. */
export async function worldsOfAll(
  calls: readonly Endpoint[] = deeds,
  most = 6,
  before?: Before,
): Promise<Awaited<ReturnType<typeof livedIn>>[]> {
  const one = await livedIn(calls, before)
  const refused = one.made.filter(({ answer }) => answer?.code !== 200).map(({ endpoint }) => endpoint)
  const isOver = refused.length === 0 || refused.length === calls.length || most === 1
  return [one, ...(isOver ? [] : await worldsOfAll(refused, most - 1, before))]
}
