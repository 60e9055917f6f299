/** Weighs dist/app: each page and the chat within their limits, no file too small, no mock code, a strict policy. Build first. */
import { commandLine } from './lib/command-line.ts'
import { CHAT_BYTES_MAX, inspectBuild, PAGE_BYTES_MAX } from './lib/size.ts'

commandLine('node scripts/check-size.ts\n  weighs dist/app (npm run build first)', {})

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const line = (bytes: number, text: string) => console.log(`  ${kb(bytes).padStart(9)}  ${text}`)
const { chatBytes, pages, faults } = inspectBuild('dist/app')
for (const { page, bytes, files } of pages) line(bytes, `${page} (${files} files)`)
console.log(`what opening each page costs beyond what all share, gzip (limit ${kb(PAGE_BYTES_MAX)})\n`)
line(chatBytes, `chat client, codec and protobuf runtime, gzip (limit ${kb(CHAT_BYTES_MAX)})`)
for (const fault of faults) console.error(`  ✗ ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
