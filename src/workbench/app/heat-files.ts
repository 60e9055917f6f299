import type { Said } from '#scenarios/player/index.ts'
import type { StreamKind } from '#src/journal/entry.ts'
import { readReport, tooLarge } from '../report/report.ts'
import type { HeatFile } from '../catalogue.ts'
import { type Heat, type HeatLayer, heatOfCoverage, heatOfFacts } from '../chart/heat.ts'
import { both } from '../language.ts'
import { appMessages } from './messages.ts'

const wrong = (message: Said): HeatFile => ({ kind: 'wrong', message })

const coverageIn = (text: string): ReturnType<typeof heatOfCoverage> => {
  try {
    return heatOfCoverage(JSON.parse(text))
  } catch {
    return null
  }
}

/** Reads what `npm run coverage:model` has written, or a journal that somebody's app has exported; never throws. */
export function readHeat(name: string, text: string, kinds: ReadonlyMap<string, StreamKind>): HeatFile {
  const coverage = coverageIn(text)
  if (coverage) {
    const layer = (part: Said, heat: Heat): HeatLayer => ({ name: `${name} · ${part.en}`, part, heat, gap: null })
    return {
      kind: 'layers',
      layers: [layer(appMessages.generatedPaths, coverage.paths), layer(appMessages.wholeApp, coverage.app)],
    }
  }
  const large = tooLarge(text.length)
  if (large !== null) return wrong(large)
  const opened = readReport(text)
  if (opened.kind !== 'report') return wrong(both(appMessages.noHeat, name))
  const { facts, states } = opened.report
  const { heat, left } = heatOfFacts(kinds, facts, new Set(states.map(({ stream }) => stream)))
  const gap = left.length > 0 ? both(appMessages.uncounted, left) : null
  return { kind: 'layers', layers: [{ name, heat, gap }] }
}
