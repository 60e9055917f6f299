/** `npm run docs`: writes docs/machines/*.md and docs/api.md; with `--check` it only says which are stale, and fails. */
import { commandLine } from './lib/command-line.ts'
import { stalePages, writePages } from './lib/docs/pages.ts'

const { values } = commandLine('npm run docs [-- --check]', { options: { check: { type: 'boolean' } } })

if (values.check) {
  const stale = await stalePages()
  for (const path of stale) console.error(`${path} is stale: run \`npm run docs\``)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  const written = await writePages()
  console.log(written.length > 0 ? written.map((path) => `wrote ${path}`).join('\n') : 'all documents are up to date')
}
