/** `npm run bench -- <name>`: runs `benchmarks/<name>.ts`; without a name it lists them. Benchmarks measure; no test depends on them. */
import { inWords } from './lib/language.ts'
import { commandLine } from './lib/command-line.ts'
import { existsSync, globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const usage = inWords(
  'npm run bench -- <name> [what it takes]\n  without a name it lists what can be measured',
  'npm run bench -- <名字> [它要的东西]\n  不写名字就列出能量什么',
)
if (/^(-h|--help)$/.test(process.argv[2] ?? '')) commandLine(usage, {})
const [name = ''] = process.argv.slice(2)
const file = `benchmarks/${name}.ts`
if (name !== '' && existsSync(file)) await import(pathToFileURL(file).href)
else {
  if (name !== '') console.error(inWords(`nothing called ${name} is measured`, `没有叫“${name}”的度量。`))
  const names = globSync('benchmarks/*.ts').map((path) => path.replace(/^benchmarks[\\/]|\.ts$/g, ''))
  const known = names.filter((one) => !one.includes('.'))
  console.log(inWords(`to be measured: ${known.join(', ')}`, `可用的度量：${known.join('、')}`))
  if (name !== '') process.exitCode = 1
}
