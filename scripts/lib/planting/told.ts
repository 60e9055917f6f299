import { inWords } from '../language.ts'
import type { Judged } from './pages.ts'
import type { ViewMutant } from './view-mutants.ts'

/** `kit/product`, `ui/list`, `box`: where a bug is looked for. */
export function folderOf({ file }: ViewMutant): string {
  const [, layer, area, folder] = file.split('/')
  if (layer === 'ui') return `ui/${area}`
  return area === 'kit' ? `kit/${folder}` : area!
}

const short = (text: string): string => {
  const one = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim()
  return one.length > 70 ? `${one.slice(0, 69)}…` : one || inWords('nothing', '没有')
}

/** How much of a larger text another one is, without what both begin and end with. */
function changeOf({ was, becomes }: ViewMutant): string {
  const least = Math.min(was.length, becomes.length)
  let same = 0
  while (same < least && was[same] === becomes[same]) same++
  let tail = 0
  while (tail < least - same && was.at(-1 - tail) === becomes.at(-1 - tail)) tail++
  const part = (text: string): string => short(text.slice(Math.max(0, same - 12), text.length - Math.max(0, tail - 12)))
  return `\`${part(was)}\` → \`${part(becomes)}\``
}

const percent = (part: number, of: number): number => Math.round((part * 100) / Math.max(1, of))

/** What nobody noticed, place by place, then how many of each class were noticed; what no test executes was noticed by nobody. */
export function told({ all, mutants, executed, noticed }: Judged): { lines: string[]; percent: number } {
  const survivors = mutants.filter((one) => !noticed.has(one))
  const places = survivors.map((one) => {
    const seen = executed.has(one) ? '' : inWords(' (not executed)', '（没有执行到）')
    return `| ${one.file}:${one.line} | ${one.kind}${seen} | ${changeOf(one)} |`
  })
  const kinds = [...Map.groupBy(mutants, ({ kind }) => kind)].map(([kind, own]) => {
    const left = own.filter((one) => !noticed.has(one))
    const folders = [...Map.groupBy(left, folderOf)].toSorted((a, b) => b[1].length - a[1].length)
    const by = folders.map(([folder, ones]) => (ones.length > 1 ? `${folder} ${ones.length}` : folder)).join(', ')
    return {
      share: percent(own.length - left.length, own.length),
      row: `${own.length - left.length} of ${own.length}`,
      kind,
      by,
    }
  })
  const whole = percent(noticed.size, mutants.length)
  return {
    lines: [
      inWords('| place | class | change |', '| 位置 | 类 | 改动 |'),
      '|---|---|---|',
      ...places,
      '',
      inWords('| class | noticed | left in |', '| 类 | 发现 | 剩在 |'),
      '|---|--:|---|',
      ...kinds.toSorted((a, b) => a.share - b.share).map(({ kind, row, by }) => `| ${kind} | ${row} | ${by} |`),
      '',
      inWords(
        `${noticed.size} of ${mutants.length} noticed (${whole} %); ${all} can be drawn`,
        `${mutants.length} 个里发现 ${noticed.size} 个（${whole} %），可抽的共 ${all} 个`,
      ),
    ],
    percent: whole,
  }
}
