/**
 * `npm run new -- machine treasure-chest`                        a machine with model, rules and ledger, registered
 * `npm run new -- area treasure`                                 an area of the contract with its answers in the mock world
 * `npm run new -- page treasure/chest /pages/treasure/index 宝箱`  a page with screen and story, and its route
 * `npm run new -- message poll 投票`                               a kind of chat message: its file and its row
 *
 * What it writes is whole and green; change it from there. Where the link to a page stands only you know.
 */
import { inWords } from './lib/language.ts'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { commandLine } from './lib/command-line.ts'
import { finish } from './lib/run.ts'
import { newArea } from './lib/scaffold/area.ts'
import { newMachine } from './lib/scaffold/machine.ts'
import { newMessage } from './lib/scaffold/message.ts'
import { kebab, ruleMark } from './lib/scaffold/names.ts'
import { newPage } from './lib/scaffold/page.ts'

const usage = inWords(
  'npm run new -- machine <name> | area <name> | page <area>/<name> <route> <title> | message <name> <words>',
  'npm run new -- machine <名字> | area <名字> | page <区>/<名字> <路径> <标题> | message <名字> <说明>',
)
const { positionals: asked } = commandLine(usage, { allowPositionals: true })

const files = { read: (path: string): string => readFileSync(path, 'utf8') }

function scaffold([kind, name, ...rest]: string[]): Map<string, string> {
  if (kind === 'machine')
    return newMachine(
      kebab(name, inWords('the name of a machine', '状态机的名字')),
      ruleMark(name!, usedMarks()),
      files,
    )
  if (kind === 'area') return newArea(kebab(name, inWords('the name of an area', '区的名字')), files)
  if (kind === 'page') return newPage(name, rest, files)
  if (kind === 'message') return newMessage(kebab(name, inWords('the name of a message', '消息的名字')), rest[0], files)
  throw new Error(`${inWords('say what', '请说要什么')}: ${usage}`)
}

function usedMarks(): Set<string> {
  const texts = globSync('src/machines/*/*.{rules.md,model.ts}').map((path) => readFileSync(path, 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(/\b([A-Z]{2,5})-L?\d+\b/g)].map((match) => match[1]!)))
}

async function main(): Promise<void> {
  const written = scaffold(asked)
  const registered = [...written.keys()].filter((path) => existsSync(path))
  const clash = registered.find(
    (path) => path.includes(`/${asked[1]?.split('/').at(-1)}.`) && !path.endsWith('.routes.ts'),
  )
  if (clash) throw new Error(inWords(`${clash} exists already`, `${clash} 已经有了`))
  for (const [path, text] of written) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`${registered.includes(path) ? inWords('changed', '改了') : inWords('wrote  ', '写了')} ${path}`)
  }
  await finish(
    'oxfmt',
    [...written.keys()].filter((path) => /\.(tsx?|json)$/.test(path)),
  )
  await finish('node', ['scripts/docs.ts'])
  if (asked[0] === 'machine') await finish('node', ['scripts/generate.ts'])
  if (asked[0] === 'page')
    console.log(
      inWords(
        'add a link to it: `npm run check` is red until a page leads there',
        '给它加个链接：没有页面通到那里，`npm run check` 就是红的',
      ),
    )
}

try {
  await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
