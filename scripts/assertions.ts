/** `npm run assertions`: how many type assertions there are in each folder that has none to spare; with `--list` each with its place. */
import { assertionsIn, checkedFolders, checkedSources } from '../tests/repo/lib/assertions.ts'
import { commandLine } from './lib/command-line.ts'

const { values } = commandLine('npm run assertions [-- --list]', { options: { list: { type: 'boolean' } } })
const all = checkedSources().flatMap(assertionsIn)

if (values.list) for (const { path, line, text } of all) console.log(`${path}:${line} ${text}`)
console.table(
  Object.fromEntries([
    ...checkedFolders.map((folder) => [folder, all.filter(({ path }) => path.startsWith(`${folder}/`)).length]),
    ['together', all.length],
  ]),
)
