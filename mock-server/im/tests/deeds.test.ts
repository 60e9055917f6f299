import { expect, it } from 'vitest'
import { createTestClock } from '../../test-kit.ts'
import { begin, deeds, type ChatHere, single } from './deeds-test-kit.ts'

/** What is other in one value than in another, a line for each place. */
function changesOf(was: unknown, is: unknown, place: string): string[] {
  const isDeep = (value: unknown): value is object => typeof value === 'object' && value !== null
  if (!isDeep(was) || !isDeep(is)) {
    const [from, to] = [was, is].map((value) => JSON.stringify(value) ?? 'nothing')
    return from === to ? [] : [`${place}: ${from} → ${to}`]
  }
  const keys = new Set([...Object.keys(was), ...Object.keys(is)])
  const [before, after] = [was, is] as Readonly<Record<string, unknown>>[]
  return [...keys].flatMap((key) => changesOf(before![key], after![key], place === '' ? key : `${place}.${key}`))
}

type Deed = readonly [
  name: string,
  done: (here: ChatHere) => unknown,
  undone?: (here: ChatHere, answer: never) => unknown,
]
const all: readonly Deed[] = [...deeds, ...single]

it('each is what it is, in the memory of the service and for those who are told', async () => {
  const lines = all.flatMap(([name, done, undone]) => {
    const here = begin(createTestClock())
    for (const line of Object.values(here.lines)) line.received().splice(0)
    const said = () =>
      Object.entries(here.lines).flatMap(([who, line]) =>
        line
          .received()
          .splice(0)
          .map((event) => `${who} hears ${JSON.stringify(event)}`),
      )
    const look = (what: string, act: () => unknown): readonly [unknown, readonly string[]] => {
      const before = here.seen()
      const answer = act()
      const words = said()
      return [answer, [`## ${name}${what}`, ...changesOf(before, here.seen(), ''), ...words, '']]
    }
    const [answer, doing] = look('', () => done(here))
    return undone ? [...doing, ...look(', taken back', () => undone(here, answer as never))[1]] : doing
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('deeds.txt')
})
