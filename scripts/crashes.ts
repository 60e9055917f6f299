/**
 * `npm run crashes`: kills the page at every write of facts, request, frame, row and file of each journey, before and after it, opens it
 * again, and lets the person go on (docs/measured/killed-at-every-place.md). Prints a table; ends with 1 where something was lost, done
 * twice or said wrongly.
 *
 *   npm run crashes [-- --journey recall] [--shard 1/2]
 */
import { inWords } from './lib/language.ts'
import { commandLine, misused } from './lib/command-line.ts'

const usage = inWords(
  'npm run crashes [-- --journey recall] [--shard 1/2]\n  kills every journey at every place, and tells what is lost, doubled or wrong',
  'npm run crashes [-- --journey recall] [--shard 1/2]\n  把每段路在每一处杀掉，看丢了什么、重了什么、错了什么',
)
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
if (named.length === 0)
  misused(inWords(`there is no journey ${values.journey}`, `没有「${values.journey}」这段路`), usage)
if (!(Number(part) >= 1 && Number(part) <= Number(of)))
  misused(inWords(`there is no shard ${values.shard}`, `没有分片 ${values.shard}`), usage)

const print = (text: string) => void process.stdout.write(`${text}\n`)
print(
  `| ${inWords('journey | kills | done again by the person | lost | doubled | otherwise wrong', '路 | 杀了 | 人再做一次 | 丢了 | 重了 | 别的错')} |\n|---|--:|--:|--:|--:|--:|`,
)
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
