/** `npm run assertions`: how many type assertions there are in each folder that has none to spare; with `--list` each with its place. */
import { inWords } from './lib/language.ts'
import { assertionsIn, checkedFolders, checkedSources } from '../tests/repo/lib/assertions.ts'
import { commandLine } from './lib/command-line.ts'

const usage = inWords(
  'npm run assertions [-- --list]\n  counts where types are asserted instead of proved',
  'npm run assertions [-- --list]\n  数一数哪里断言了类型而没有证明',
)
const { values } = commandLine(usage, { options: { list: { type: 'boolean' } } })
const all = checkedSources().flatMap(assertionsIn)

if (values.list) for (const { path, line, text } of all) console.log(`${path}:${line} ${text}`)
console.table(
  Object.fromEntries([
    ...checkedFolders.map((folder) => [folder, all.filter(({ path }) => path.startsWith(`${folder}/`)).length]),
    [inWords('together', '共'), all.length],
  ]),
)
