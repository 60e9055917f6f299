/**
 * `npm run rig -- --trials N --seed S [--workers W] [--beside FOLDER]` tries purchases and gifts in real browsers: the production build,
 * the mock server as a process of its own, and between them a way that loses, delays, refuses and repeats, while pages are closed and
 * browsers killed; with `--beside`, an older release's build meets this one. Judged by the server's books and by what stands on the
 * screen (docs/measured/rig.md). One row for each trial; exit code 1 when one failed.
 */
import { inWords } from './lib/language.ts'
import { existsSync } from 'node:fs'
import { commandLine, misused } from './lib/command-line.ts'
import { openDoor } from './rig/door.ts'
import { createPhone, openPhoneShop, startWorld } from './rig/machine.ts'
import { type Trial, trialOf } from './rig/plan.ts'
import { type Outcome, playTrial } from './rig/trial.ts'

const usage = inWords(
  `npm run rig -- --trials 100 --seed 1 [--workers 2] [--beside ../older/dist/app]
  tries purchases and gifts in real browsers, over a wire that harms them (npm run build first)
  --trials   how many, from the seed on
  --beside   a build of an older release that meets this one`,
  `npm run rig -- --trials 100 --seed 1 [--workers 2] [--beside ../older/dist/app]
  在真浏览器里试着买和送，线路会出各种故障（先 npm run build）
  --trials   试多少次，从种子数起
  --beside   旧版本的构建，和这一版碰面`,
)
const { values } = commandLine(usage, {
  options: {
    trials: { type: 'string', default: '6' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    workers: { type: 'string', default: '2' },
    beside: { type: 'string', default: '' },
  },
})
const folder = 'dist/app'
const [trials, from, workers] = [values.trials, values.seed, values.workers].map(Number) as [number, number, number]
if (![trials, from, workers].every((each) => Number.isInteger(each) && each >= 0))
  misused(inWords('that is no number', '这不是数'), usage)
if (!existsSync(`${folder}/index.html`))
  misused(inWords(`${folder} is empty: run \`npm run build\` first`, `${folder} 是空的：先 \`npm run build\``), usage)

const { beside: older } = values
if (older !== '' && !existsSync(`${older}/index.html`))
  misused(inWords(`${older} is no build`, `${older} 里没有构建`), usage)

const startedAt = Date.now()
const left = Array.from({ length: trials }, (_, index) => trialOf(from + index, older !== ''))
const rows: { readonly trial: Trial; readonly outcome: Outcome; readonly ms: number }[] = []

const failed = (error: unknown): Outcome => ({
  findings: [
    `${inWords('the trial itself broke', '这一次自己坏了')}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
  ],
  standing: { times: 0, orders: 0, charges: 0, closed: 0, wallet: 0, planted: 0, bids: 0, asks: 0 },
  story: [],
  end: 'open',
})

const partsOf = ({ act, on, fault, refusal, turn, turnAfterMs, ending, keys, disk, builds }: Trial): string =>
  [
    act,
    `keys ${keys}`,
    `${fault}${fault === 'refusedAfter' ? ` ${refusal}` : ''}${on === 'pay' ? ' (paying)' : ''}`,
    `${turn}${turn === 'none' ? '' : ` ${turnAfterMs} ms`}`,
    ['bankCard', 'wallet', 'inApp'].includes(act) ? ending : '',
    disk === 'well' ? '' : `disk ${disk}`,
    builds === 'one' ? '' : `builds ${builds}`,
  ]
    .filter(Boolean)
    .join(' · ')

async function work(): Promise<void> {
  const world = await startWorld()
  const shop = openPhoneShop()
  for (let trial = left.shift(); trial; trial = left.shift()) {
    const began = Date.now()
    // An origin and a disk of its own: nothing of one trial is there in the next.
    const door = await openDoor(folder, world.port)
    const phone = trial.turn === 'kill' ? createPhone() : shop.lend()
    const outcome = await playTrial(trial, { world, door, phone, newer: folder, older }).catch(failed)
    await phone.throwAway()
    door.close()
    rows.push({ trial, outcome, ms: Date.now() - began })
    const { findings, standing, end, story } = outcome
    const mark = findings.length === 0 ? '✓' : '✗'
    const did = inWords(
      `${standing.times} done, ${standing.charges} charged`,
      `成 ${standing.times}，扣款 ${standing.charges}`,
    )
    const seconds = ((Date.now() - began) / 1000).toFixed(0)
    console.log(`${mark} ${trial.seed}  ${partsOf(trial)} → ${did}, ${end} (${seconds} s)`)
    for (const finding of findings) console.log(`    ${finding}`)
    if (findings.length > 0)
      console.log(
        `    ${story.join(', ')}\n    ${inWords('again', '再来一次')}: npm run rig -- --trials 1 --seed ${trial.seed}${older === '' ? '' : ` --beside ${older}`}`,
      )
  }
  await shop.close()
  world.close()
}

await Promise.all(Array.from({ length: Math.min(workers, trials) }, work))

const bad = rows.filter(({ outcome }) => outcome.findings.length > 0)
const count = (of: (trial: Trial) => string) => {
  const names = [...new Set(rows.map(({ trial }) => of(trial)))].toSorted()
  return names.map((name) => {
    const own = rows.filter(({ trial }) => of(trial) === name)
    return `${name} ${own.length}${own.some((row) => bad.includes(row)) ? ` (✗ ${own.filter((row) => bad.includes(row)).length})` : ''}`
  })
}
console.log(`\n${inWords('acts', '做的事')}: ${count(({ act }) => act).join(', ')}`)
console.log(`${inWords('faults', '故障')}: ${count(({ fault }) => fault).join(', ')}`)
console.log(`${inWords('turns', '变故')}: ${count(({ turn }) => turn).join(', ')}`)
console.log(`${inWords('builds', '构建')}: ${count(({ builds }) => builds).join(', ')}`)
console.log(`${inWords('servers', '服务器')}: ${count(({ keys }) => `keys ${keys}`).join(', ')}`)
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1)
const done = rows.filter(({ outcome }) => outcome.standing.times > 0).length
console.log(
  inWords(
    `\n${rows.length} trials with seeds ${from} to ${from + trials - 1} in ${minutes} min: ${rows.length - bad.length} passed, ${bad.length} failed; done in ${done}`,
    `\n种子 ${from} 到 ${from + trials - 1} 试了 ${rows.length} 次，${minutes} 分钟：${rows.length - bad.length} 次通过，${bad.length} 次没有通过；办成 ${done} 次`,
  ),
)
process.exitCode = bad.length > 0 ? 1 : 0
