/** `npm run preview [-- --demo] [--port N] [--host H]`: serves the build that is in dist/. */
import { existsSync } from 'node:fs'
import { commandLine } from './lib/command-line.ts'
import { run } from './lib/run.ts'

const { values } = commandLine('npm run preview [-- --demo] [--port N] [--host H]', {
  options: { demo: { type: 'boolean' }, port: { type: 'string' }, host: { type: 'string' } },
})
const demo = values.demo || !existsSync('dist/app/index.html')
const folder = demo ? 'dist/demo' : 'dist/app'
if (!existsSync(`${folder}/index.html`)) {
  console.error(`${folder} is empty: run \`npm run build${demo ? ' -- --demo' : ''}\` first`)
  process.exit(1)
}
const given = (['port', 'host'] as const).flatMap((name) => (values[name] ? [`--${name}`, values[name]] : []))
await run('vite', ['preview', '--outDir', folder, ...given])
