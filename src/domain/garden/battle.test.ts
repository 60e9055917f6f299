import { expect, it } from 'vitest'
import { matchOf, oddsOf } from './battle.ts'

const [mine, its] = [
  { name: '芦花', strength: 12, health: 40 },
  { name: '乌金', strength: 15, health: 52 },
]

it('is the same on the same day, and ends when one has nothing left or after twelve rounds', () => {
  expect(matchOf(mine, its, 3)).toEqual(matchOf(mine, its, 3))
  const { rounds, winner } = matchOf(mine, its, 3)
  const last = rounds.at(-1)!
  expect(rounds.length === 12 || last.left === 0 || last.right === 0).toBe(true)
  expect(winner).toBe(last.left >= last.right ? 'left' : 'right')
})

it('leaves nobody with less than nothing', () => {
  const [weak, strong] = [
    { name: '雏', strength: 1, health: 3 },
    { name: '王', strength: 90, health: 90 },
  ]
  for (let day = 0; day < 40; day += 1) {
    for (const match of [matchOf(weak, strong, day), matchOf(strong, weak, day)])
      for (const { left, right } of match.rounds) expect(Math.min(left, right)).toBeGreaterThanOrEqual(0)
  }
})

it('takes from one of the two in each round', () => {
  const { rounds } = matchOf(mine, its, 5)
  const before = [{ left: 40, right: 52 }, ...rounds]
  for (const [index, round] of rounds.entries()) {
    const was = before[index]!
    expect([round.left < was.left, round.right < was.right].filter(Boolean)).toHaveLength(1)
  }
})

it('has odds that add up, and goes to the stronger one more often', () => {
  expect(oddsOf(mine, its) + oddsOf(its, mine)).toBe(100)
  expect(oddsOf(mine, mine)).toBe(50)
  const won = Array.from({ length: 200 }, (_, day) => matchOf(mine, its, day).winner).filter((one) => one === 'left')
  expect(won.length).toBeGreaterThan(5)
  expect(won.length).toBeLessThan(100)
})

it('says of each round who has hit whom, and how hard', () => {
  const { rounds } = matchOf(mine, its, 5)
  const before = [{ left: 40, right: 52 }, ...rounds]
  for (const [index, { said, left, right }] of rounds.entries()) {
    const was = before[index]!
    const isMine = right < was.right
    const [striker, struck] = isMine ? [mine, its] : [its, mine]
    const [, who, whom, blow] = /^(.+)啄中，(.+) −(\d+)$/.exec(said)!
    expect([who, whom]).toEqual([striker!.name, struck!.name])
    const lost = was.left - left + was.right - right
    // Nobody loses more than they have.
    expect(left === 0 || right === 0 ? Number(blow) >= lost : Number(blow) === lost, said).toBe(true)
  }
})
