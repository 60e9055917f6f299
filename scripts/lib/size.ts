import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentSecurityPolicy, inlineScriptsOf, inlineStylesOf } from './csp.ts'
import { arrivingPages } from './chunks.ts'
import type { Modules } from './weight/parts.ts'

/** The part of Vite's manifest that is read here. */
export type Manifest = Record<string, { file: string; imports?: string[] }>

/** The chat service: client, codec and protobuf runtime, gzip, in bytes, over what the running app has loaded already. */
export const CHAT_BYTES_MAX = 45_000
/** What opening a page costs beyond what all pages share, gzip, in bytes. */
export const PAGE_BYTES_MAX = 30 * 1024
/** A page on which people arrive by a link, with the directory of pages and the kit: what is named in `index.html` besides the start. */
export const ARRIVING_BYTES_MAX = 42 * 1024
/** Pages that cost more, by how their paths begin, with the reason and the limit. */
const heavyPages: Readonly<Record<string, number>> = {
  // Bubbles of every kind, the composer, the recorder and the sheets, over the lists of the chat.
  'src/views/chat/conversation.page.tsx': 46 * 1024,
  // Drawn scenes, cut by page; the calls of the garden, in a file that they all ask for besides, are none of them.
  'src/views/garden/': 25 * 1024,
}
/** A file of less is not worth a request. */
export const FILE_BYTES_MIN = 3 * 1024
/**
 * The bundler's own; what comes out of a lantern, with which every scene would come that shared its file; a page on which people arrive,
 * which is named in `index.html`; what such pages share; and what login shares with the list of chats, which are not to wait for each
 * other.
 */
const SMALL_BY_NEED = /rolldown-runtime|\/lantern-result\.page-|\/sales\.page-|\/(fields|goods|pages|kit-arriving)-/

const directory = 'src/app/pages/directory.ts'
const chatEntry = 'src/services/im/effects/chat-effects.ts'
/** What every page shares, by a module in each: the start, the calls and the kit. */
const sharedModules = [
  'src/app/main.tsx',
  'src/app/system.ts',
  'src/services/rest/call-by-name.ts',
  'src/views/home/home.page.tsx',
  'src/views/home/shelves.tsx',
  'src/views/session/login.page.tsx',
]
const mockModule = /^(mock-server|scenarios|src\/workbench)\/|node_modules\/(msw|@msw|@mswjs|mock-socket)\//
const mockWords = ['mockServiceWorker', '[MSW]', 'mock-server/', '__world']

/** A file and all that it imports statically. */
export function staticFiles(manifest: Manifest, file: string): string[] {
  const seen = new Set<string>()
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const visit = (one: string): void => {
    if (seen.has(one)) return
    seen.add(one)
    for (const next of byFile.get(one)?.imports ?? []) visit(manifest[next]!.file)
  }
  visit(file)
  return [...seen]
}

/** The file that a module is in; undefined where it is in none. */
export const fileOf = (modules: Modules, id: string): string | undefined =>
  Object.keys(modules).find((file) => Object.hasOwn(modules[file]!, id))

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

/** What is wrong with the policy of a built page: it must carry one, without unsafe sources, and name what is inline. */
export function policyFaults(html: string): string[] {
  const faults: string[] = []
  if (!html.includes('http-equiv="Content-Security-Policy"')) faults.push('has no Content-Security-Policy')
  if (html.includes('unsafe-')) faults.push('allows an unsafe source')
  const isAllowed = (inline: object): boolean => {
    const [hash = ''] = /sha256-[^']+/.exec(contentSecurityPolicy({ demo: false, apiBase: undefined, ...inline })) ?? []
    return html.includes(hash)
  }
  if (!inlineScriptsOf(html).every((script) => isAllowed({ inlineScripts: [script] })))
    faults.push('has an inline script')
  if (!inlineStylesOf(html).every((style) => isAllowed({ inlineStyles: [style] })))
    faults.push('has an inline style sheet')
  return faults
}

export interface SizeReport {
  chatBytes: number
  /** What opening each page costs beyond what all share, and in how many files; largest first. */
  pages: { page: string; bytes: number; files: number }[]
  faults: string[]
}

/** Weighs the build in `folder` and looks for mock code and policy faults in it. */
export function inspectBuild(folder: string): SizeReport {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const gzipped = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
  const modules = JSON.parse(read('.vite/modules.json')) as Modules
  const filesFor = (id: string): string[] => {
    const file = fileOf(modules, id)
    return file === undefined ? [] : staticFiles(manifest, file)
  }
  const shared = new Set([
    ...sharedModules.flatMap(filesFor),
    ...Object.keys(modules).filter((file) =>
      /\/(kit|directory|common|fields|goods|pages|calls|machines|chat-machines)-/.test(file),
    ),
  ])
  const added = (id: string): string[] => filesFor(id).filter((file) => !shared.has(file))
  const weight = (files: readonly string[]): number => files.reduce((sum, file) => sum + gzipped(file), 0)
  const chatBytes = weight(added(chatEntry))
  const faults = mockModules(modules)
  const start = new Set(sharedModules.flatMap(filesFor))
  for (const page of arrivingPages) {
    const files = [directory, `src/views/${page}.page.tsx`].flatMap(filesFor)
    const bytes = weight([...new Set(files)].filter((file) => !start.has(file)))
    if (bytes > ARRIVING_BYTES_MAX)
      faults.push(`${page} with directory and kit is ${bytes} bytes gzip, the limit is ${ARRIVING_BYTES_MAX}`)
  }
  const pages = Object.values(modules)
    .flatMap((inside) => Object.keys(inside))
    .filter((id) => id.endsWith('.page.tsx'))
    .map((page) => ({ page, bytes: weight(added(page)), files: added(page).length }))
    .toSorted((a, b) => b.bytes - a.bytes)
  for (const file of globSync('**/*.js', { cwd: folder })) {
    for (const word of mockTraces(read(file))) faults.push(`${file} contains the text “${word}”`)
  }
  for (const page of ['mockServiceWorker.js', 'workbench.html', 'gateway.html']) {
    if (existsSync(join(folder, page))) faults.push(`${page} is in the build`)
  }
  for (const fault of policyFaults(read('index.html'))) faults.push(`index.html ${fault}`)
  for (const id of [...sharedModules, chatEntry]) if (!fileOf(modules, id)) faults.push(`${id} is in no file`)
  if (chatBytes > CHAT_BYTES_MAX) faults.push(`the chat is ${chatBytes} bytes gzip, the limit is ${CHAT_BYTES_MAX}`)
  for (const { page, bytes } of pages) {
    const limit = Object.entries(heavyPages).find(([begins]) => page.startsWith(begins))?.[1] ?? PAGE_BYTES_MAX
    if (bytes > limit) faults.push(`${page} is ${bytes} bytes gzip, the limit is ${limit}`)
  }
  for (const file of Object.keys(modules)) {
    const bytes = existsSync(join(folder, file)) ? gzipped(file) : FILE_BYTES_MIN
    if (bytes < FILE_BYTES_MIN && !SMALL_BY_NEED.test(file))
      faults.push(`${file} is only ${bytes} bytes gzip: not worth a request`)
  }
  return { chatBytes, pages, faults }
}
