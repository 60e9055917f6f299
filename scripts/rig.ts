/**
 * `npm run rig -- --trials N --seed S [--workers W] [--beside FOLDER]` tries purchases and gifts in real browsers: the production build,
 * the mock server as a process of its own, and between them a way that loses, delays, refuses and repeats, while pages are closed and
 * browsers killed; with `--beside`, an older release's build meets this one. Judged by the server's books and by what stands on the
 * screen (docs/testing.md). One row for each trial; exit code 1 when one failed.
 */
import { existsSync } from 'node:fs'
import { commandLine, misused } from './lib/command-line.ts'
import { openDoor } from './rig/door.ts'
import { createPhone, openPhoneShop, startWorld } from './rig/machine.ts'
import { type Trial, trialOf } from './rig/plan.ts'
import { type Outcome, playTrial } from './rig/trial.ts'

const usage = 'npm run rig -- --trials 100 --seed 1 [--workers 2] [--beside ../older/dist/app]'
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
if (![trials, from, workers].every((each) => Number.isInteger(each) && each >= 0)) misused('that is no number', usage)
if (!existsSync(`${folder}/index.html`)) misused(`${folder} is empty: run \`npm run build\` first`, usage)

const { beside: older } = values
if (older !== '' && !existsSync(`${older}/index.html`)) misused(`${older} is no build`, usage)

const startedAt = Date.now()
const left = Array.from({ length: trials }, (_, index) => trialOf(from + index, older !== ''))
const rows: { readonly trial: Trial; readonly outcome: Outcome; readonly ms: number }[] = []

const failed = (error: unknown): Outcome => ({
  findings: [`the trial itself broke: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`],
  standing: { times: 0, orders: 0, charges: 0, closed: 0, wallet: 0, planted: 0 },
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
    console.log(
      `${mark} ${trial.seed}  ${partsOf(trial)} → ${standing.times} done, ${standing.charges} charged, ${end} (${((Date.now() - began) / 1000).toFixed(0)} s)`,
    )
    for (const finding of findings) console.log(`    ${finding}`)
    if (findings.length > 0)
      console.log(
        `    ${story.join(', ')}\n    again: npm run rig -- --trials 1 --seed ${trial.seed}${older === '' ? '' : ` --beside ${older}`}`,
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
console.log(`\nacts: ${count(({ act }) => act).join(', ')}`)
console.log(`faults: ${count(({ fault }) => fault).join(', ')}`)
console.log(`turns: ${count(({ turn }) => turn).join(', ')}`)
console.log(`builds: ${count(({ builds }) => builds).join(', ')}`)
console.log(`servers: ${count(({ keys }) => `keys ${keys}`).join(', ')}`)
console.log(
  `\n${rows.length} trials with seeds ${from} to ${from + trials - 1} in ${((Date.now() - startedAt) / 60_000).toFixed(1)} min: ${rows.length - bad.length} passed, ${bad.length} failed; done in ${rows.filter(({ outcome }) => outcome.standing.times > 0).length}`,
)
process.exitCode = bad.length > 0 ? 1 : 0
