import type { Counts, Measure, Reachable } from '../../tests/model/coverage.ts'

/** One machine: what can be had, what cannot and why, and how often each was met by paths and in the whole app. */
export interface MachineCoverage extends Reachable {
  readonly id: string
  /** Declared transitions that no run can take, each with its reason. */
  readonly waived: Readonly<Record<string, string>>
  readonly paths: Counts
  readonly app: Counts
}

/** How much of what can be had must be met by all runs together. */
const least: Readonly<Record<Measure, number>> = { states: 1, transitions: 1, pairs: 0.95, guards: 1 }
const titles: Readonly<Record<Measure, string>> = {
  states: 'states',
  transitions: 'transitions',
  pairs: 'pairs of transitions',
  guards: 'outcomes of guards',
}
const measures = Object.keys(least) as readonly Measure[]

interface Sum {
  readonly of: number
  readonly met: number
  readonly inApp: number
  readonly notMet: readonly string[]
}

function sum({ names, paths, app }: MachineCoverage, measure: Measure): Sum {
  const all = [...names[measure]]
  const inApp = all.filter((name) => app[measure].has(name))
  const notMet = all.filter((name) => !paths[measure].has(name) && !app[measure].has(name))
  return { of: all.length, met: all.length - notMet.length, inApp: inApp.length, notMet }
}

/** A machine's figures, how often each name was met, and what falls short. */
export function summed(machine: MachineCoverage) {
  const sums = Object.fromEntries(measures.map((measure) => [measure, sum(machine, measure)])) as Record<Measure, Sum>
  const faults = measures.flatMap((measure) => {
    const { of, met, notMet } = sums[measure]
    return met < of * least[measure]
      ? [`${machine.id}: ${titles[measure]} ${met} of ${of}; not met: ${notMet.join('; ')}`]
      : []
  })
  const reasonless = machine.unreachable.transitions.filter((name) => machine.waived[name] === undefined)
  const counts = Object.fromEntries(
    measures.map((measure) => [
      measure,
      Object.fromEntries(
        [...machine.names[measure]].map((name) => [
          name,
          { paths: machine.paths[measure].get(name) ?? 0, app: machine.app[measure].get(name) ?? 0 },
        ]),
      ),
    ]),
  )
  return {
    id: machine.id,
    sums,
    unreachable: machine.unreachable,
    counts,
    faults: [...faults, ...reasonless.map((name) => `${machine.id}: no run can take ${name}, and no reason is given`)],
  }
}

const figure = ({ met, inApp, of }: Sum): string => (of === 0 ? '–' : `${met} / ${inApp} of ${of}`)

/** A table, one row a machine; unless `brief`, also what the whole app has never taken and what cannot be taken. */
export function coverageMarkdown(head: string, machines: readonly MachineCoverage[], { brief = false } = {}): string {
  const all = machines.map(summed)
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const totals = measures.map((measure) => {
    const add = (pick: (one: Sum) => number) => all.reduce((total, { sums }) => total + pick(sums[measure]), 0)
    return `${add(({ met }) => met)} / ${add(({ inApp }) => inApp)} of ${add(({ of }) => of)}`
  })
  const table = [
    '# What has been taken of the machines',
    '',
    `Met by anything / in the whole app, of what can be had. The whole app: ${head}; answers of guards are seen in paths only.`,
    '',
    row(['machine', ...measures.map((measure) => titles[measure])]),
    row(['---', '--:', '--:', '--:', '--:']),
    ...all.map(({ id, sums }) => row([id, ...measures.map((measure) => figure(sums[measure]))])),
    row(['all', ...totals]),
  ]
  if (brief) return table.join('\n')
  const lists = machines.flatMap(({ id, names, app, unreachable, waived }) => {
    const never = [...names.transitions].filter((name) => !app.transitions.has(name))
    return [
      '',
      `## ${id}`,
      ...never.map((name) => `- \`${name}\`: never in the whole app`),
      ...unreachable.transitions.map(
        (name) => `- \`${name}\`: cannot be taken: ${waived[name] ?? 'no reason is given'}`,
      ),
      ...unreachable.guards.map((name) => `- \`${name}\`: cannot be had under the model`),
    ]
  })
  return `${[...table, ...lists].join('\n')}\n`
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** One test case a machine and measure. */
export function coverageJUnit(machines: readonly MachineCoverage[]): string {
  const cases = machines.flatMap((machine) => {
    const { sums } = summed(machine)
    return measures.map((measure) => {
      const { of, met, notMet } = sums[measure]
      const open = `    <testcase classname="${escaped(machine.id)}" name="${titles[measure]}: ${met} of ${of}"`
      return met >= of * least[measure]
        ? `${open} />`
        : `${open}><failure>${escaped(notMet.join('\n'))}</failure></testcase>`
    })
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite name="coverage:model" tests="${cases.length}">\n${cases.join('\n')}\n  </testsuite>\n</testsuites>\n`
}
