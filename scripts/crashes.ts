/**
 * `npm run crashes`: kills the page at every write of facts, request, frame, row and file of each journey, before and after it, opens it
 * again, and lets the person go on (docs/testing.md). Prints a table; ends with 1 where something was lost, done twice or said wrongly.
 *
 *   npm run crashes [-- --journey recall] [--shard 1/2]
 */
import { commandLine, misused } from './lib/command-line.ts'

const usage = 'npm run crashes [-- --journey recall] [--shard 1/2]'
const { values } = commandLine(usage, {
  options: { journey: { type: 'string' }, shard: { type: 'string', default: '1/1' } },
})
Error.stackTraceLimit = 0
process.env['TZ'] = 'Asia/Shanghai'
const { journeys } = await import('../tests/simulation/engine/crash-journeys.ts')
const { floorJourneys } = await import('../tests/simulation/engine/crash-floor.ts')
const { mapJourneys } = await import('../tests/simulation/engine/crash-map.ts')
const { crashesOf } = await import('../tests/simulation/engine/crashes.ts')

const [, part, of] = /^(\d+)\/(\d+)$/.exec(values.shard) ?? []
const named = [...journeys, ...floorJourneys, ...mapJourneys].filter(
  ({ name }) => values.journey === undefined || name === values.journey,
)
if (named.length === 0) misused(`there is no journey ${values.journey}`, usage)
if (!(Number(part) >= 1 && Number(part) <= Number(of))) misused(`there is no shard ${values.shard}`, usage)

const print = (text: string) => void process.stdout.write(`${text}\n`)
print('| journey | kills | done again by the person | lost | doubled | otherwise wrong |\n|---|--:|--:|--:|--:|--:|')
const findings: string[] = []
for (const journey of named.filter((_, at) => at % Number(of) === Number(part) - 1)) {
  const count = { kills: 0, again: 0, lost: 0, doubled: 0, wrong: 0 }
  for await (const { crash, isRepeated, done, wrong } of crashesOf(journey)) {
    count.kills += 1
    count.again += isRepeated ? 1 : 0
    count.lost += done < 1 ? 1 : 0
    count.doubled += done > 1 ? 1 : 0
    count.wrong += wrong.length > 0 ? 1 : 0
    const { at, after, when } = crash
    const what = [...wrong, ...(done === 1 ? [] : [`done ${done} times`])]
    for (const words of what) findings.push(`✗ ${journey.name}, killed ${when} ${at} ${after}: ${words}`)
  }
  print(`| ${journey.name} | ${Object.values(count).join(' | ')} |`)
}
for (const finding of findings) print(finding)
process.exitCode = findings.length > 0 ? 1 : 0
