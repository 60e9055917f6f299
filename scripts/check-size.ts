/** Weighs dist/app: entry JavaScript, chat and pages within their limits, no mock code, a strict policy. Build first. */
import { CHAT_BYTES_MAX, ENTRY_BYTES_MAX, inspectBuild, PAGE_BYTES_MAX } from './lib/size.ts'

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
const line = (bytes: number, text: string) => console.log(`  ${kb(bytes).padStart(9)}  ${text}`)
const { entryBytes, files, chatBytes, pages, faults } = inspectBuild('dist/app')
for (const { page, bytes, added } of pages) line(bytes, `${page} (with all that it shares ${kb(added)})`)
line(pages[0]?.bytes ?? 0, `the largest page's own code, gzip (limit ${kb(PAGE_BYTES_MAX)})\n`)
for (const [file, bytes] of files) line(bytes, file)
line(entryBytes, `entry JavaScript, gzip (limit ${kb(ENTRY_BYTES_MAX)})`)
line(chatBytes, `chat client, codec and protobuf runtime, gzip (limit ${kb(CHAT_BYTES_MAX)})`)
for (const fault of faults) console.error(`  ✗ ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
