/** What is known of a module when the files of a build are cut. */
export interface ModuleInfo {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly code: string | null
}
export type Graph = (id: string) => ModuleInfo | null

/** Machines whose pages are the first ones: they come with them. */
const pageMachines = 'resource|submission|verification-code'
/** What is needed soon after the first screen, and not for it. */
const soonAfter =
  'app/parts/update-modal|ui/feedback/vignettes|views/session/consent|services/session-calls|' +
  'contract/rest/(registry|session/session\\.endpoints|system/system\\.endpoints)'

/** Pages that are opened by a link or from a mark on a phone's screen, besides home and login. */
export const arrivingPages = ['product/product-details', 'chat/chat', 'market/sales', 'account/mine'] as const
const arrivingPage = new RegExp(`/views/(${arrivingPages.join('|')})\\.page\\.tsx$`)

/** What is fetched at once on the pages where people arrive, in this order: each file may import those before it. */
const starts = [
  ['app', /\/src\/app\/(main\.tsx|system\.ts)$/],
  // The client of the server, with the calls of the pages on which people arrive.
  ['rest', /\/src\/services\/rest\/call-by-name\.ts$/],
  // All other calls, in one file: any page may make any of them, and is not to wait for the pages of their word.
  ['calls', /\/contract\/rest\/(?!session|system)[\w-]+\/[\w-]+\.endpoints\.ts$/],
  // What moves behind the first screen: its pages share modules with it, and it is not to wait for them. What reads the kept messages
  // is with it, because the list of chats is drawn from them.
  [
    'chat-machines',
    /\/machines\/(im-[\w-]+|contact|group|presence|silent-mode|thread)\/[\w-]+\.live\.ts$|\/archive\/indexeddb-table\.ts$/,
  ],
  ['machines', new RegExp(`/src/(machines/(?!${pageMachines})[\\w-]+/[\\w-]+\\.live|${soonAfter})\\.tsx?$`)],
  ['start-login', /\/views\/session\/login\.page\.tsx$|\/machines\/(submission|verification-code)\/[\w-]+\.live\.ts$/],
  ['start-home', /\/parts\/home-page\.ts$|\/home\/home\.page\.tsx$|\/machines\/resource\/[\w-]+\.live\.ts$/],
  // What lies below the first work.
  ['shelves', /\/home\/shelves\.tsx$/],
  // Every page but home and login is drawn with it.
  ['pages', /\/parts\/all-styles\.ts$/],
  // Every page begins with it on which people do not arrive.
  ['directory', /\/src\/app\/pages\/directory\.ts$/],
  // What a product shares with more pages; what it alone has is in a file of its own, as with the other pages where people arrive.
  ['kit', /\/product\/product-details\.page\.tsx$/],
  // What these share besides: forms, lists of conversations.
  ['kit-arriving', arrivingPage],
  // A demo alone has it.
  ['world', /\/src\/workbench\/demo\.ts$/],
] as const
type StartFile = (typeof starts)[number][0]

/** What is there once calls can be made: what these share with the calls stays with them. */
const withCalls: readonly StartFile[] = ['calls', 'start-home', 'machines']
/** Who waits for one of these does not wait for the machines behind the first screen. */
const beforeMachines: readonly StartFile[] = ['shelves', 'pages', 'directory', 'kit', 'kit-arriving']
const isOfArriving = (file: string | undefined): boolean => file === 'kit' || file === 'kit-arriving'

/** Where what two of them need goes: to what everybody has, but what only calls and those need stays with the calls. */
const shared = (one: StartFile, other: StartFile): StartFile => {
  if (one === 'calls' && other !== 'start-login') return other === 'world' ? 'calls' : 'rest'
  if (beforeMachines.includes(other) && one.endsWith('machines')) return 'shelves'
  if (other === 'world' || beforeMachines.includes(other)) return one
  const others = [one, other].filter((file) => file !== 'rest')
  return others.length === 1 && withCalls.includes(others[0]!) ? 'rest' : 'app'
}

/** What of the files of a start goes where, because a page needs it that is not to wait for the rest of them. */
interface Apart {
  readonly page: RegExp
  /** File by file. */
  readonly goes: Readonly<Record<string, string>>
}
const aparts: readonly Apart[] = [
  // The list of chats is drawn from what the phone keeps, before anything is asked for: with what moves the chat it needs no calls.
  {
    page: /\/views\/chat\/chat\.page\.tsx$|\/machines\/im-[\w-]+\/[\w-]+\.live\.ts$/,
    goes: {
      'start-home': 'common',
      shelves: 'common',
      rest: 'common',
      kit: 'pages',
      directory: 'pages',
      'kit-arriving': 'kit-chat',
      'start-login': 'fields',
    },
  },
  // A product is drawn as home draws works.
  {
    page: /\/product\/product-details\.page\.tsx$|\/machines\/resource\/[\w-]+\.live\.ts$/,
    goes: { 'start-home': 'common', shelves: 'goods' },
  },
]

/** An area of less is not worth a request, one page of more is worth one of its own. In characters of source. */
const SMALL = 14_000
const LARGE = 30_000
/** Words whose pages are drawn scenes: too much for one file, so whoever opens one scene does not wait for all. */
const sceneWords = ['garden']

const fileNamed = (id: string): string => id.slice(id.lastIndexOf('/') + 1).replace(/\.\w+$/, '')

/** Of `market/sales`, as {@link fileNamed} names its file. */
const fileOfPage = (page: string): string => fileNamed(`/${page}.page.tsx`)

/** The unit that a module loaded by `import()` belongs to: the business word of a page; else its own name. */
export function unitOf(id: string): string {
  const [, word] = /\/src\/views\/([\w-]+)\//.exec(id) ?? []
  if (word && /\.page\.tsx$|-moment\.tsx$/.test(id)) return word
  if (/\/src\/machines\/(im-|contact|group|presence|silent-mode|thread)/.test(id)) return 'chat-machines'
  if (id.includes('/src/machines/')) return 'machines'
  // What sends and reads for several areas does not come with the pages of any of them.
  if (/\/src\/(services\/(?!im\/effects\/)|app\/browser\/)/.test(id)) return 'services'
  return fileNamed(id)
}

function closure(graph: Graph, root: string): Set<string> {
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const next of graph(id)?.importedIds ?? []) visit(next)
  }
  visit(root)
  return found
}

/** Every module that the app can reach, those first that are loaded by `import()` (or begin it). */
function entriesOf(graph: Graph, main: string): string[] {
  const entries = new Set([main])
  for (const entry of entries) {
    for (const id of closure(graph, entry))
      for (const next of graph(id)?.dynamicallyImportedIds ?? []) entries.add(next)
  }
  return [...entries]
}

const rootOf = (id: string) => starts.find(([, root]) => root.test(id))?.[0]

/** The files that everybody waits for. */
function cutStart(graph: Graph, entries: readonly string[]): Map<string, string> {
  const files = new Map<string, StartFile>()
  for (const [file] of starts) {
    for (const entry of entries.filter((id) => rootOf(id) === file)) {
      for (const id of closure(graph, entry)) {
        const before = files.get(id)
        if (!before) files.set(id, file)
        else if (before !== file && before !== 'app') files.set(id, shared(before, file))
      }
    }
  }
  return files
}

/** Puts what is small together, until it is worth a request. */
function gather(sizes: ReadonlyMap<string, number>): Map<string, string> {
  const names = new Map<string, string>()
  let [bundle, filled] = [1, 0]
  for (const [unit, size] of [...sizes].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (size >= SMALL) continue
    names.set(unit, `small-${bundle}`)
    filled += size
    if (filled >= LARGE) [bundle, filled] = [bundle + 1, 0]
  }
  // What is left at the end may be small again.
  const last = `small-${bundle}`
  if (bundle > 1 && filled < SMALL)
    for (const [unit, name] of names) if (name === last) names.set(unit, `small-${bundle - 1}`)
  return names
}

/** What is loaded by one page or several of a word, with its pages. */
interface Shared {
  readonly pages: readonly string[]
  readonly modules: string[]
  size: number
}

/** What is drawn on so few pages of scenes, and is so much, the others do not wait for. In characters of source. */
const FEW = 3
const PART = 8000
/** A page of scenes of so much is worth a request. */
const PAGE = 11_000

/**
 * The files of a word of scenes: a page that is worth a request in its own; what two or three share and is much, in a file named by how
 * many they are, with the small pages of a pair; the other small ones together, all else in the word's own.
 */
function cutScenes(word: string, users: ReadonlyMap<string, readonly string[]>, sizeOf: (id: string) => number) {
  const sets = new Map<string, Shared>()
  for (const [id, by] of users) {
    const pages = by.toSorted()
    const set = sets.get(pages.join()) ?? { pages, modules: [], size: 0 }
    set.modules.push(id)
    set.size += sizeOf(id)
    sets.set(pages.join(), set)
  }
  const isApart = ({ pages, size }: Shared): boolean => pages.length > 1 && pages.length <= FEW && size >= PART
  const pairs = [...sets.values()].filter((set) => isApart(set) && set.pages.length === 2)
  const fileOf = (set: Shared): string => {
    const [first = '', ...others] = set.pages
    if (others.length > 0) return isApart(set) ? `${word}-of-${set.pages.length}` : word
    const name = fileNamed(first)
    if (set.size >= PAGE) return name
    return pairs.some(({ pages }) => pages.includes(first)) ? `${word}-of-2` : `${word}-more`
  }
  return new Map([...sets.values()].flatMap((set) => set.modules.map((id) => [id, fileOf(set)] as const)))
}

/**
 * Names the file of every module: what the first pages need in few files, each area in one, a page that is large by itself in its own,
 * what several areas share in `kit`. A request costs a phone more than a kilobyte. The module that starts the app is in none of them where
 * another page (the gateway's) shares files with the app, and would start it too.
 */
export function cutChunks(graph: Graph, main: string, isAlone = false): Map<string, string> {
  const entries = entriesOf(graph, main)
  const files = new Map<string, string>(cutStart(graph, entries))
  const users = new Map<string, Set<string>>()
  for (const entry of entries) {
    for (const id of closure(graph, entry)) {
      if (!files.has(id) || isOfArriving(files.get(id))) users.set(id, (users.get(id) ?? new Set()).add(entry))
    }
  }
  const sizes = new Map<string, number>()
  const add = (name: string, id: string) => sizes.set(name, (sizes.get(name) ?? 0) + (graph(id)?.code?.length ?? 0))
  const alone = new Map<string, string>()
  for (const [id, by] of users) {
    const [first, ...others] = by
    if (others.length === 0) {
      alone.set(id, first!)
      add(first!, id)
    }
  }
  for (const [id, by] of users) {
    const units = new Set([...by].map(unitOf))
    const page = alone.get(id)
    const arriving = isOfArriving(files.get(id)) ? [...by].find((entry) => arrivingPage.test(entry)) : undefined
    if (units.size > 1) files.set(id, files.get(id) ?? 'kit-more')
    else if (arriving) files.set(id, fileNamed(arriving))
    else if (page && sizes.get(page)! >= LARGE) files.set(id, fileNamed(page))
    else files.set(id, [...units][0]!)
  }
  const sizeOf = (id: string) => graph(id)?.code?.length ?? 0
  const scenes = new Set<string>(['kit-more'])
  for (const word of sceneWords) {
    const own = [...users].filter(([, by]) => [...by].every((entry) => unitOf(entry) === word))
    const cut = cutScenes(word, new Map(own.map(([id, by]) => [id, [...by]])), sizeOf)
    for (const [id, file] of cut) {
      files.set(id, file)
      scenes.add(file)
    }
  }
  const units = new Map<string, number>()
  for (const [id, file] of files) units.set(file, (units.get(file) ?? 0) + (graph(id)?.code?.length ?? 0))
  for (const [file] of starts) units.delete(file)
  for (const file of ['services', ...scenes, ...arrivingPages.map(fileOfPage)]) units.delete(file)
  const small = gather(units)
  for (const { page, goes } of aparts) {
    const needed = new Set(entries.filter((id) => page.test(id)).flatMap((id) => [...closure(graph, id)]))
    for (const [id, file] of files) if (needed.has(id)) files.set(id, goes[file] ?? file)
  }
  if (isAlone) files.delete(main)
  else files.set(main, 'app')
  return new Map([...files].map(([id, file]) => [id, small.get(file) ?? file]))
}

/** {@link cutChunks} as the bundler asks for it: one module after the other, once the whole graph is there. */
export function chunkNamer(main: string, isAlone = false): (id: string, graph: Graph) => string | null {
  let files: ReadonlyMap<string, string> | undefined
  return (id, graph) => {
    files ??= cutChunks(graph, main, isAlone)
    return files.get(id) ?? null
  }
}
