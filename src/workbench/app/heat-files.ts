import type { StreamKind } from '#src/journal/entry.ts'
import { readReport, tooLarge } from '../report/report.ts'
import type { HeatFile } from '../catalogue.ts'
import { type Heat, type HeatLayer, heatOfCoverage, heatOfFacts } from '../chart/heat.ts'

const wrong = (message: string): HeatFile => ({ kind: 'wrong', message })

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
    const layer = (what: string, heat: Heat): HeatLayer => ({ name: `${name}：${what}`, heat, gap: null })
    return { kind: 'layers', layers: [layer('生成的路径', coverage.paths), layer('整个应用的测试', coverage.app)] }
  }
  const large = tooLarge(text.length)
  if (large !== null) return wrong(large)
  const opened = readReport(text)
  if (opened.kind !== 'report') return wrong(`${name} 既不是 coverage:model 的 model.json，也不是应用导出的诊断`)
  const { facts, states } = opened.report
  const { heat, left } = heatOfFacts(kinds, facts, new Set(states.map(({ stream }) => stream)))
  const gap = left.length > 0 ? `数不出来的流（开头已不在文件里，或版本不同）：${left.join('、')}` : null
  return { kind: 'layers', layers: [{ name, heat, gap }] }
}
