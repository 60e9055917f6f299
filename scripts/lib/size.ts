import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Modules } from './weight/parts.ts'

/** The part of Vite's manifest the check reads. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>

/** Entry JavaScript of the production build, gzip, in bytes. */
export const ENTRY_BYTES_MAX = 150_000

/** The chat service: client, codec and protobuf runtime, gzip, in bytes, over what the running app has loaded already. */
export const CHAT_BYTES_MAX = 45_000
/** The code of one page, gzip, in bytes; what several pages share lies in chunks of its own. */
export const PAGE_BYTES_MAX = 20_000

const chatEntry = 'src/services/im/runtime.ts'
/** Loaded beside the entry, before any page. */
const systemEntry = 'src/app/system.ts'
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
export function mockModules(chunks: Modules): string[] {
  return Object.entries(chunks).flatMap(([chunk, ids]) =>
    Object.keys(ids)
      .filter((id) => mockModule.test(id))
      .map((id) => `${chunk} contains ${id}`),
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
  chatBytes: number
  /** Bytes of each page's own code, and of all that it adds when it is opened first; largest first. */
  pages: { page: string; bytes: number; added: number }[]
  faults: string[]
}

/** Weighs the build in `folder` and looks for mock code and policy faults in it. */
export function inspectBuild(folder: string): SizeReport {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const gzipped = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
  const scriptsOf = (key: string) => staticFiles(manifest, key).filter((file) => file.endsWith('.js'))
  const scripts = scriptsOf('index.html')
  const running = new Set([...scripts, ...scriptsOf(systemEntry)])
  /** What loading a chunk costs when the app runs. */
  const added = (key: string) =>
    scriptsOf(key)
      .filter((file) => !running.has(file))
      .reduce((sum, file) => sum + gzipped(file), 0)
  const files = scripts.map((file): [string, number] => [file, gzipped(file)]).toSorted((a, b) => b[1] - a[1])
  const entryBytes = files.reduce((sum, [, bytes]) => sum + bytes, 0)
  const chatBytes = added(chatEntry)
  const pages = Object.keys(manifest)
    .filter((key) => key.endsWith('.page.tsx'))
    .map((page) => ({ page, bytes: gzipped(manifest[page]!.file), added: added(page) }))
    .toSorted((a, b) => b.bytes - a.bytes)
  const faults = mockModules(JSON.parse(read('.vite/modules.json')))
  for (const file of globSync('**/*.js', { cwd: folder })) {
    for (const word of mockTraces(read(file))) faults.push(`${file} contains the text “${word}”`)
  }
  for (const page of ['mockServiceWorker.js', 'workbench.html', 'gateway.html']) {
    if (existsSync(join(folder, page))) faults.push(`${page} is in the build`)
  }
  for (const fault of policyFaults(read('index.html'))) faults.push(`index.html ${fault}`)
  if (scripts.length === 0) faults.push('the manifest names no entry script')
  if (entryBytes > ENTRY_BYTES_MAX) faults.push(`entry is ${entryBytes} bytes gzip, the limit is ${ENTRY_BYTES_MAX}`)
  if (!manifest[chatEntry]) faults.push(`the chat service (${chatEntry}) is no chunk of its own`)
  if (chatBytes > CHAT_BYTES_MAX) faults.push(`the chat is ${chatBytes} bytes gzip, the limit is ${CHAT_BYTES_MAX}`)
  for (const { page, bytes } of pages) {
    if (bytes > PAGE_BYTES_MAX) faults.push(`${page} is ${bytes} bytes gzip, the limit is ${PAGE_BYTES_MAX}`)
  }
  return { entryBytes, files, chatBytes, pages, faults }
}
