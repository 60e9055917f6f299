/**
 * `npm run build`            production build into dist/app (`VITE_API_BASE=https://…` names the server)
 * `npm run build -- --demo`  the same with the embedded mock world, and the workbench, into dist/demo
 * `npm run build -- --site`  the demo with the stories below it (stories/), for static hosting
 */
import { inWords } from './lib/language.ts'
import { cpSync, rmSync } from 'node:fs'
import { commandLine } from './lib/command-line.ts'
import { run } from './lib/run.ts'

const usage = inWords(
  'npm run build [-- --demo | --site]\n  --demo  with the embedded world and the workbench, in dist/demo',
  'npm run build [-- --demo | --site]\n  --demo  连同内置的世界和工作台，在 dist/demo',
)
const { values } = commandLine(usage, {
  options: { demo: { type: 'boolean', default: false }, site: { type: 'boolean', default: false } },
})
const { site } = values
const demo = site || values.demo || process.env['VITE_BACKEND'] === 'mock'

// A build that fails must not leave an older one behind to be tested.
rmSync(demo ? 'dist/demo' : 'dist/app', { recursive: true, force: true })
await run('vite', ['build', '--logLevel', 'warn'], { env: { VITE_BACKEND: demo ? 'mock' : '' } })
if (site) {
  await run('ladle', ['build'], { env: { VITE_BACKEND: '' } })
  rmSync('dist/demo/stories', { recursive: true, force: true })
  cpSync('dist/stories', 'dist/demo/stories', { recursive: true })
}
console.log(`${inWords('built', '构建好了')} ${demo ? 'dist/demo' : 'dist/app'}`)
