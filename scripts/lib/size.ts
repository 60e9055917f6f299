import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The part of Vite's manifest the check reads. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>

/** Entry JavaScript of the production build, gzip, in bytes. */
export const ENTRY_BYTES_MAX = 150_000

const mockModule = /^(mock-server|scenarios|src\/workbench)\/|node_modules\/(msw|@msw|@mswjs|mock-socket)\//
const mockWords = ['mockServiceWorker', '[MSW]', 'mock-server/', '__world']

/** Files of a chunk and of all it imports statically. */
export function staticFiles(manifest: Manifest, entry: string): string[] {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  visit(entry)
  return [...seen].flatMap((key) => manifest[key]?.file ?? [])
}

/** Modules of the mock world among the modules of each chunk: what a production build must not contain. */
export function mockModules(chunks: Record<string, string[]>): string[] {
  return Object.entries(chunks).flatMap(([chunk, ids]) =>
    ids.filter((id) => mockModule.test(id)).map((id) => `${chunk} contains ${id}`),
  )
}

/** Traces of the mock world in the text of a chunk. */
export const mockTraces = (text: string): string[] => mockWords.filter((word) => text.includes(word))

/** What is wrong with the policy of a built page: it must carry one, without unsafe sources, and no inline script. */
export function policyFaults(html: string): string[] {
  const faults: string[] = []
  if (!html.includes('http-equiv="Content-Security-Policy"')) faults.push('has no Content-Security-Policy')
  if (html.includes('unsafe-')) faults.push('allows an unsafe source')
  if (/<script(?![^>]*\ssrc=)[^>]*>/.test(html)) faults.push('has an inline script')
  if (/<style[\s>]/.test(html)) faults.push('has an inline style sheet')
  return faults
}

export interface SizeReport {
  entryBytes: number
  /** Bytes by file, largest first. */
  files: [file: string, bytes: number][]
  faults: string[]
}

/** Weighs the build in `folder` and looks for mock code and policy faults in it. */
export function inspectBuild(folder: string): SizeReport {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const gzipped = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  const scripts = staticFiles(JSON.parse(read('.vite/manifest.json')), 'index.html').filter((file) =>
    file.endsWith('.js'),
  )
  const files = scripts.map((file): [string, number] => [file, gzipped(file)]).toSorted((a, b) => b[1] - a[1])
  const entryBytes = files.reduce((sum, [, bytes]) => sum + bytes, 0)
  const faults = mockModules(JSON.parse(read('.vite/modules.json')))
  for (const file of globSync('**/*.js', { cwd: folder })) {
    for (const word of mockTraces(read(file))) faults.push(`${file} contains the text “${word}”`)
  }
  for (const page of ['mockServiceWorker.js', 'workbench.html']) {
    if (existsSync(join(folder, page))) faults.push(`${page} is in the build`)
  }
  for (const fault of policyFaults(read('index.html'))) faults.push(`index.html ${fault}`)
  if (scripts.length === 0) faults.push('the manifest names no entry script')
  if (entryBytes > ENTRY_BYTES_MAX) faults.push(`entry is ${entryBytes} bytes gzip, the limit is ${ENTRY_BYTES_MAX}`)
  return { entryBytes, files, faults }
}
