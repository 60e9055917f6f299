/** Weighs dist/app: each page and the chat within their limits, no file too small, no mock code, a strict policy. Build first. */
import { inWords } from './lib/language.ts'
import { commandLine } from './lib/command-line.ts'
import { CHAT_BYTES_MAX, inspectBuild, PAGE_BYTES_MAX } from './lib/size.ts'

commandLine(
  inWords(
    'node scripts/check-size.ts\n  weighs dist/app (npm run build first)',
    'node scripts/check-size.ts\n  称 dist/app（先 npm run build）',
  ),
  {},
)

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const line = (bytes: number, text: string) => console.log(`  ${kb(bytes).padStart(9)}  ${text}`)
const { chatBytes, pages, faults } = inspectBuild('dist/app')
for (const { page, bytes, files } of pages)
  line(bytes, inWords(`${page} (${files} files)`, `${page}（${files} 个文件）`))
console.log(
  inWords(
    `what opening each page costs beyond what all share, gzip (limit ${kb(PAGE_BYTES_MAX)})\n`,
    `打开每个页面在公用部分以外要多少，gzip（上限 ${kb(PAGE_BYTES_MAX)}）\n`,
  ),
)
line(
  chatBytes,
  inWords(
    `chat client, codec and protobuf runtime, gzip (limit ${kb(CHAT_BYTES_MAX)})`,
    `聊天的客户端、编解码和 protobuf，gzip（上限 ${kb(CHAT_BYTES_MAX)}）`,
  ),
)
for (const fault of faults) console.error(`  ✗ ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
