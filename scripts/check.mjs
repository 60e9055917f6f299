/**
 * `npm run check`: types, lint, format, and the unit, repo (boundaries, tidy, bijections, rules), model and journal tests. Under 90 s: of
 * the models those of machines that have changed since the branch left main, on main since the commit before; `npm test` plays all.
 */
import './lib/require-node.mjs'
import { readdirSync } from 'node:fs'

const { commandLine } = await import('./lib/command-line.ts')
const { inWords } = await import('./lib/language.ts')
commandLine(
  inWords(
    'npm run check\n  types, lint, format, and the unit, repo, model and journal tests',
    'npm run check\n  类型、检查、格式，和单元、仓库、模型、日志测试',
  ),
  {},
)
const { conclude, quickProjects, staticParts, vitestPart } = await import('./lib/parts.ts')
const { changedMachines } = await import('./lib/changed-machines.ts')
const folders = readdirSync('src/machines', { withFileTypes: true }).filter((entry) => entry.isDirectory())
const changed = changedMachines(folders.map(({ name }) => name))
if (changed) process.env.MODELS = changed.join(',')
const models = changed
  ? changed.join(', ') || inWords('none: no machine has changed', '没有：状态机都没改')
  : inWords('all', '全部')
console.log(`[models] ${models}`)
conclude([...(await staticParts()), ...(await vitestPart(quickProjects))])
