/**
 * `npm run check`: types, lint, format, and the unit, repo (boundaries, tidy, bijections, rules), model and journal tests. Under 90 s: of
 * the models those of machines that have changed since the branch left main, on main since the commit before; `npm test` plays all.
 */
import './lib/require-node.mjs'
import { readdirSync } from 'node:fs'

const { commandLine } = await import('./lib/command-line.ts')
commandLine('npm run check\n  types, lint, format, and the unit, repo, model and journal tests', {})
const { conclude, quickProjects, staticParts, vitestPart } = await import('./lib/parts.ts')
const { changedMachines } = await import('./lib/changed-machines.ts')
const folders = readdirSync('src/machines', { withFileTypes: true }).filter((entry) => entry.isDirectory())
const changed = changedMachines(folders.map(({ name }) => name))
if (changed) process.env.MODELS = changed.join(',')
console.log(`[models] ${changed ? changed.join(', ') || 'none: no machine has changed' : 'all'}`)
conclude([...(await staticParts()), ...(await vitestPart(quickProjects))])
