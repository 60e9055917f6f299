/**
 * `npm run simulate -- --seed S --runs N [--profile chat|shop|trade|all|rough] [--shard i/n] [--workers W] [--acts A]` plays random
 * plans of A acts on the whole app and the whole world, with everything that can go wrong, and looks at the laws (docs/simulator.md).
 * All cores share the runs unless said otherwise. Prints each breach once, with its seed; writes the shortest plan that was found for
 * it as a scenario to `.tmp/simulate`. Exit code 1 when a law was broken that is not excused. `--again` plays the one seed N times, and
 * also fails when its hash is not always the same.
 */
import { inWords } from './lib/language.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { commandLine, misused } from './lib/command-line.ts'

const line =
  'npm run simulate -- --seed 1 --runs 1000 [--profile chat|shop|trade|all|rough] [--shard 1/2] [--workers 2] [--acts 20] ' +
  '[--no-shrink] [--seconds 60] [--trace] [--hash] [--again]'
const usage = inWords(
  `${line}
  runs the whole app without a page on plans made from seeds, and judges each by the laws
  --seconds  stops after so long; --trace shows one run; --again plays one seed again and again, to one hash`,
  `${line}
  不开页面，照种子编出的计划跑整个应用，每次按定律判
  --seconds  到时就停；--trace 把一次写出来；--again 把一个种子反复跑，散列要一样`,
)
const { values } = commandLine(usage, {
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '0' },
    profile: { type: 'string', default: 'all' },
    shard: { type: 'string', default: '1/1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    again: { type: 'boolean', default: false },
    acts: { type: 'string', default: '20' },
    'no-shrink': { type: 'boolean', default: false },
    hash: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
  },
})
// A run throws many errors that nobody reads: what takes long of them is where they come from.
Error.stackTraceLimit = 0
process.env['TZ'] = 'Asia/Shanghai'
const { isProfile, planOf } = await import('../tests/simulation/engine/plan.ts')
const { runPlan } = await import('../tests/simulation/engine/run.ts')
const { shrink } = await import('#scenarios/player/shrink.ts')
const { simulateOn } = await import('../tests/simulation/engine/simulate-on.ts')
const { traceText } = await import('../tests/simulation/engine/trace-text.ts')

const print = (text: string) => void process.stdout.write(`${text}\n`)
const [, part, of] = /^(\d+)\/(\d+)$/.exec(values.shard) ?? []
const { profile } = values
const acts = Number(values.acts)
if (!isProfile(profile)) misused(inWords(`there is no profile ${profile}`, `没有「${profile}」这种玩法`), usage)
else if (!(acts >= 1)) misused(inWords(`${values.acts} acts are none`, `做 ${values.acts} 件事等于没做`), usage)
else if (!(Number(part) >= 1 && Number(part) <= Number(of)))
  misused(inWords(`there is no shard ${values.shard}`, `没有分片 ${values.shard}`), usage)
else if (values.trace) {
  const plan = planOf(profile, Number(values.seed), acts)
  const { breaches, trace } = await runPlan(plan)
  for (const line of traceText(trace)) print(line)
  for (const { law, what } of breaches) print(`✗ ${law}: ${what}`)
} else {
  const found = await simulateOn(Math.min(Number(values.workers), Number(values.runs)), {
    profile,
    seed: Number(values.seed),
    runs: Number(values.runs),
    seconds: Number(values.seconds),
    shard: { part: Number(part), of: Number(of) },
    acts,
    hashes: values.hash || values.again,
    again: values.again,
    onFirst: ({ law, what, seed, runs }) =>
      print(`✗ ${law}: ${what}  (${inWords(`seed ${seed}, after ${runs} runs`, `种子 ${seed}，跑了 ${runs} 次`)})`),
  })
  for (const { law, what, seed, isKnown } of found.first) {
    if (values['no-shrink'] || isKnown) continue
    const plan = planOf(profile, seed, acts)
    const fails = async (steps: typeof plan.steps) =>
      (await runPlan({ ...plan, steps })).breaches.some((breach) => breach.law === law && breach.what === what)
    const short = await shrink(plan.steps, fails)
    const file = `.tmp/simulate/${law}-${seed}.scenario.json`
    mkdirSync('.tmp/simulate', { recursive: true })
    writeFileSync(
      file,
      `${JSON.stringify({ ...plan, steps: short.steps, title: `${law}: ${what}`, about: `seed ${seed}` }, null, 2)}\n`,
    )
    const told = inWords(`seed ${seed}, shortened in ${short.runs} runs`, `种子 ${seed}，跑 ${short.runs} 次缩短`)
    print(`\n${law}: ${what}\n  ${told}: ${file}`)
    for (const step of short.steps) print(`    ${JSON.stringify(step)}`)
  }
  const minutes = found.ms / 60_000
  const cpu = (process.cpuUsage().user + process.cpuUsage().system) / 1000
  print(
    inWords(
      `${(cpu / found.runs).toFixed(1)} ms of a core for each run`,
      `每次用处理器 ${(cpu / found.runs).toFixed(1)} 毫秒`,
    ),
  )
  print(
    `\n${inWords(
      `${found.runs} runs in ${(found.ms / 1000).toFixed(1)} s, ${Math.round(found.runs / minutes)} a minute`,
      `${(found.ms / 1000).toFixed(1)} 秒跑了 ${found.runs} 次，每分钟 ${Math.round(found.runs / minutes)} 次`,
    )}${values.hash ? `; ${inWords('hash', '散列')} ${found.hash}` : ''}`,
  )
  for (const { law, what, times, seed, isKnown } of found.first)
    print(
      `${isKnown ? inWords('(excused) ', '（已知）') : ''}${times}× ${law}: ${what} (${inWords('seed', '种子')} ${seed})`,
    )
  const kinds = new Set(found.hashes.map(({ hash }) => hash)).size
  if (values.again)
    print(
      inWords(
        `seed ${values.seed} played ${found.runs} times: ${kinds === 1 ? 'one hash' : `${kinds} hashes`}`,
        `种子 ${values.seed} 跑了 ${found.runs} 次：${kinds} 种散列`,
      ),
    )
  process.exitCode = (values.again && kinds !== 1) || found.first.some(({ isKnown }) => !isKnown) ? 1 : 0
}
