/** `npm run preview [-- --demo] [--port N]`: serves the build that is in dist/. */
import { existsSync } from 'node:fs'
import { run } from './lib/run.ts'

const args = process.argv.slice(2)
const demo = args.includes('--demo') || !existsSync('dist/app/index.html')
const folder = demo ? 'dist/demo' : 'dist/app'
if (!existsSync(`${folder}/index.html`)) {
  console.error(`${folder} is empty: run \`npm run build${demo ? ' -- --demo' : ''}\` first`)
  process.exit(1)
}
await run('vite', ['preview', '--outDir', folder, ...args.filter((arg) => arg !== '--demo')])
