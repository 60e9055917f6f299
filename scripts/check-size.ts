/** Weighs dist/app: entry JavaScript within its limit, no mock code, a strict policy. Build first. */
import { ENTRY_BYTES_MAX, inspectBuild } from './lib/size.ts'

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
const { entryBytes, files, faults } = inspectBuild('dist/app')
for (const [file, bytes] of files) console.log(`  ${kb(bytes).padStart(9)}  ${file}`)
console.log(`  ${kb(entryBytes).padStart(9)}  entry JavaScript, gzip (limit ${kb(ENTRY_BYTES_MAX)})`)
for (const fault of faults) console.error(`  ✗ ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
