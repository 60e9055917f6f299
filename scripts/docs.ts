/** `npm run docs`: writes docs/machines/*.md and docs/api.md; with `--check` it only says which are stale, and fails. */
import { inWords } from './lib/language.ts'
import { commandLine } from './lib/command-line.ts'
import { stalePages, writePages } from './lib/docs/pages.ts'

const usage = inWords(
  'npm run docs [-- --check]\n  writes the documents that are made from the code',
  'npm run docs [-- --check]\n  写出由代码得来的文档',
)
const { values } = commandLine(usage, { options: { check: { type: 'boolean' } } })

if (values.check) {
  const stale = await stalePages()
  for (const path of stale)
    console.error(inWords(`${path} is stale: run \`npm run docs\``, `${path} 旧了：请 \`npm run docs\``))
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  const written = await writePages()
  console.log(
    written.length > 0
      ? written.map((path) => `${inWords('wrote', '写了')} ${path}`).join('\n')
      : inWords('all documents are up to date', '文档都是新的'),
  )
}
