/** `npm run preview [-- --demo] [--port N] [--host H]`: serves the build that is in dist/. */
import { inWords } from './lib/language.ts'
import { existsSync } from 'node:fs'
import { commandLine } from './lib/command-line.ts'
import { run } from './lib/run.ts'

const usage = inWords(
  'npm run preview [-- --demo] [--port N] [--host H]\n  serves the build that is in dist/',
  'npm run preview [-- --demo] [--port N] [--host H]\n  打开 dist/ 里的构建',
)
const { values } = commandLine(usage, {
  options: { demo: { type: 'boolean' }, port: { type: 'string' }, host: { type: 'string' } },
})
const demo = values.demo || !existsSync('dist/app/index.html')
const folder = demo ? 'dist/demo' : 'dist/app'
if (!existsSync(`${folder}/index.html`)) {
  const build = `\`npm run build${demo ? ' -- --demo' : ''}\``
  console.error(inWords(`${folder} is empty: run ${build} first`, `${folder} 是空的：先 ${build}`))
  process.exit(1)
}
const given = (['port', 'host'] as const).flatMap((name) => (values[name] ? [`--${name}`, values[name]] : []))
await run('vite', ['preview', '--outDir', folder, ...given])
