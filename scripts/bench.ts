/** `npm run bench -- <name>`: runs `benchmarks/<name>.ts`; without a name it lists them. Benchmarks measure; no test depends on them. */
import { commandLine } from './lib/command-line.ts'
import { existsSync, globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const usage = 'npm run bench -- <name> [what it takes]\n  without a name it lists what can be measured'
if (/^(-h|--help)$/.test(process.argv[2] ?? '')) commandLine(usage, {})
const [name = ''] = process.argv.slice(2)
const file = `benchmarks/${name}.ts`
if (name !== '' && existsSync(file)) await import(pathToFileURL(file).href)
else {
  if (name !== '') console.error(`没有叫“${name}”的度量。`)
  const names = globSync('benchmarks/*.ts').map((path) => path.replace(/^benchmarks[\\/]|\.ts$/g, ''))
  console.log(`可用的度量：${names.filter((one) => !one.includes('.')).join('、')}`)
  if (name !== '') process.exitCode = 1
}
