import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { beside, inLine, type Limit, limited, limitsOf, ofLine, ownedOf } from './limits.ts'
import { around, codeIn, inMomentLine, type Moment, momentsOf, ofMomentLine, type Stage, stages } from './moments.ts'
import { homeEndpoints } from '#src/contract/rest/home/home.endpoints.ts'
import { hour } from '#src/domain/time/instant.ts'
import { beginning, branch, endings } from './stages.ts'

/** What is found anew instead of looked at: `limits`, `works`, and stages of moments (`early`, `first`, `again-1`, `again-2`, `read`). */
const sought = process.env['EDGES']?.split(',') ?? []

const limitsFile = fileURLToPath(new URL('limits.txt', import.meta.url))

it('what is allowed ends where it is written that it does: the last is done, and one beyond is not', async () => {
  const base = await beginning()
  // Found by trying, once; what was found is read over against the rules of docs/mock-server.md.
  const lineOf = async (limit: Limit) => `${inLine(limit)}: ${(await beside(base, limit)).join(', ')}`
  if (sought.includes('limits') || sought.includes('works')) {
    const kept = readFileSync(limitsFile, 'utf8').trimEnd().split('\n').map(ofLine)
    const limits = sought.includes('limits') ? [] : kept.filter(({ kind }) => kind !== 'owns')
    for (const call of sought.includes('limits') ? limited : []) limits.push(...(await limitsOf(base, call)))
    limits.push(...(sought.includes('works') ? await ownedOf(base) : kept.filter(({ kind }) => kind === 'owns')))
    const lines: string[] = []
    for (const limit of limits) lines.push(await lineOf(limit))
    writeFileSync(limitsFile, `${lines.join('\n')}\n`)
  }
  const known = readFileSync(limitsFile, 'utf8').trimEnd().split('\n')
  const found: string[] = []
  for (const text of known) found.push(await lineOf(ofLine(text)))
  expect(known.length).toBeGreaterThan(80)
  expect(found).toEqual(known)
})

const momentsFile = fileURLToPath(new URL('moments.txt', import.meta.url))

/** Lines of moments of one stage: what is answered right before, and at it. */
async function linesOf(one: Stage, moments: readonly Moment[]): Promise<string[]> {
  const lines = new Map<string, string>()
  const together = Map.groupBy(moments, ({ after, call }) => (one.name === 'read' ? after : `${after} ${call}`))
  for (const rows of together.values()) {
    const calls = rows.map(({ call }) => call)
    const ordered = one.calls.flatMap(({ name }) => (calls.includes(name) ? [name] : []))
    const pairs = await around(one, ordered, rows[0]!.after)
    for (const [index, call] of ordered.entries()) {
      const [before, then] = pairs[index]!
      const what = before === then ? 'the same' : `${codeIn(before)} then ${codeIn(then)}`
      const text = inMomentLine({ ...rows[0]!, call })
      lines.set(text, `${text} ${what}`)
    }
  }
  return moments.map((moment) => lines.get(inMomentLine(moment)) ?? `${inMomentLine(moment)} is not made`)
}

it('what begins or ends does so at its moment, not a millisecond later', async () => {
  const all = await stages()
  const known = existsSync(momentsFile) ? readFileSync(momentsFile, 'utf8').trimEnd().split('\n') : []
  const ofStage = ({ name }: Stage) => known.map(ofMomentLine).filter(({ stage }) => stage === name)
  // Found by trying, once; what was found is read over against the rules of docs/mock-server.md.
  if (sought.some((name) => !['limits', 'works'].includes(name))) {
    const lines: string[] = []
    for (const one of all) {
      const moments: Moment[] = sought.includes(one.name) ? [] : ofStage(one)
      for (const { name } of sought.includes(one.name) ? one.calls : []) moments.push(...(await momentsOf(one, name)))
      lines.push(...(await linesOf(one, moments)))
    }
    writeFileSync(momentsFile, `${lines.join('\n')}\n`)
    return
  }
  const found: string[] = []
  for (const one of all) found.push(...(await linesOf(one, ofStage(one))))
  expect(known.length).toBeGreaterThan(100)
  expect(found).toEqual(known)
})

/** What an auction leaves stands as of when it was settled, and a move as of when it was made. */
const asOfNow = ['auctions', 'copies', 'moves', 'provenance']

it('what ends while nobody asks has ended when it did, as it would have for whoever asks all the time', async () => {
  for (const { world } of await endings()) {
    const [often, seldom] = [await branch(world), await branch(world)]
    for (let step = 0; step < 20; step += 1) {
      await often.control.advance(12 * hour)
      await often.ask(homeEndpoints.banners, {})
    }
    await seldom.control.advance(240 * hour)
    await seldom.ask(homeEndpoints.banners, {})
    const rowsOf = (of: typeof often) =>
      Object.entries(of.world.snapshot().tables).filter(([name]) => !asOfNow.includes(name))
    expect(rowsOf(seldom)).toEqual(rowsOf(often))
  }
})
