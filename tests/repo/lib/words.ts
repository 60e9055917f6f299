import { type Fault } from './source.ts'

/**
 * The words of the business: each area has one, and the same in every layer (docs/ARCHITECTURE.md). Behind it stand the kinds of
 * machine that are its own; what every area needs (forms, lists, navigation) is the system's. `npm run new` adds to it.
 */
export const words: Readonly<Record<string, readonly string[]>> = {
  session: ['session', 'verification-code'],
  product: [],
  box: ['blind-box'],
  order: ['order'],
  collection: [],
  listing: ['listing'],
  transfer: ['transfer'],
  avatar: [],
  beans: [],
  invitation: [],
  wallet: [],
  identity: [],
  address: [],
  notice: [],
  market: [],
  chat: [
    'contact',
    'group',
    'im-archive',
    'im-connection',
    'im-conversation',
    'im-inbox',
    'im-message',
    'im-people',
    'im-sync',
    'presence',
    'silent-mode',
    'thread',
  ],
  system: [
    'chunk',
    'connectivity',
    'loading',
    'navigation',
    'push',
    'resource',
    'submission',
    'toast',
    'update',
    'upload',
  ],
  garden: ['garden-slot', 'garden-seed', 'garden-nutrient', 'garden-build', 'garden-egg'],
  'ask-to-buy': ['ask-to-buy'],
  pledge: ['pledge'],
  lease: ['lease'],
  'freedom-deal': [],
  auction: ['auction'],
  draw: ['lucky-draw', 'red-envelope'],
  synthesis: ['synthesis'],
  diy: ['diy'],
  prop: [],
  physical: [],
  daily: [],
  priority: [],
  guild: [],
  lord: [],
  energy: ['energy-unlock'],
  home: [],
  activity: [],
  account: [],
  settings: [],
}

/** A layer that is cut by area: what in its folder belongs to one, as the area's word; what it shares is left out by name. */
interface ByArea {
  readonly layer: string
  /** Matches the path of a file; its first group is what must be a word. */
  readonly area: RegExp
  readonly shared?: readonly string[]
  /** Parts of an area may have files of their own: `session-code` beside `session`. */
  readonly parts?: true
}

export const layersByArea: readonly ByArea[] = [
  { layer: 'contract', area: /^src\/contract\/rest\/([\w-]+)\// },
  { layer: 'answers', area: /^mock-server\/rest\/(?:(?:finance|workshop)\/)?([\w-]+)\.answers\.ts$/, shared: ['all'] },
  { layer: 'routes', area: /^src\/routes\/([\w-]+)\.routes\.ts$/ },
  { layer: 'views', area: /^src\/views\/([\w-]+)\/(?!scenes\/)/, shared: ['kit'] },
  { layer: 'examples', area: /^src\/workbench\/examples\/([\w-]+)\.examples\.ts$/ },
  { layer: 'scenarios', area: /^scenarios\/([\w-]+)\/[^/]+\.scenario\.json$/ },
  { layer: 'gestures', area: /^e2e\/gestures\/([\w-]+)\.ts$/, shared: ['all', 'gesture'], parts: true },
]

/** The areas that each layer has, by what its files are called. */
export function areasOf(paths: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    layersByArea.map(({ layer, area, shared = [] }) => [
      layer,
      new Set(paths.flatMap((path) => area.exec(path)?.[1] ?? []).filter((name) => !shared.includes(name))),
    ]),
  )
}

const wordOf = (name: string, parts: boolean | undefined): string | undefined =>
  Object.keys(words).find((word) => name === word || (parts === true && name.startsWith(`${word}-`)))

/** Areas that are called otherwise than by a word, kinds without one, and words that a layer lacks though its neighbour has them. */
export function wordFaults(paths: readonly string[]): Fault[] {
  const fault = (path: string, message: string): Fault => ({ path, line: 1, message })
  const areas = areasOf(paths)
  const strange = layersByArea.flatMap(({ layer, parts }) =>
    [...areas.get(layer)!]
      .filter((name) => wordOf(name, parts) === undefined)
      .map((name) =>
        fault(
          layer,
          `calls an area ${name}, which is no word of tests/repo/lib/words.ts: use the word it has elsewhere`,
        ),
      ),
  )
  const lacking = (have: string, need: string): Fault[] =>
    [...areas.get(have)!]
      .filter((name) => !areas.get(need)!.has(name))
      .map((name) => fault(need, `lacks ${name}, which ${have} has`))
  const kinds = new Set(paths.flatMap((path) => /^src\/machines\/([\w-]+)\//.exec(path)?.[1] ?? []))
  kinds.delete('app')
  const owned = Object.values(words).flat()
  const used = new Set([...areas.values()].flatMap((names) => [...names]))
  return [
    ...strange,
    ...lacking('contract', 'answers'),
    ...lacking('answers', 'contract'),
    ...lacking('routes', 'views'),
    ...lacking('views', 'routes'),
    ...[...kinds]
      .filter((kind) => owned.filter((one) => one === kind).length !== 1)
      .map((kind) =>
        fault(`src/machines/${kind}`, 'belongs to no area, or to two: give it to one in tests/repo/lib/words.ts'),
      ),
    ...owned
      .filter((kind) => !kinds.has(kind))
      .map((kind) => fault('tests/repo/lib/words.ts', `names the kind ${kind}, which is not there`)),
    ...Object.keys(words)
      .filter((word) => !used.has(word))
      .map((word) => fault('tests/repo/lib/words.ts', `has the word ${word}, which no layer uses`)),
  ]
}

/** More than so many files in one folder are not found by looking. */
export const FILES_MAX = 40
/** Written by a command, two for each machine and named after it: nobody looks through them. */
const generated = 'scenarios/generated'

export function crowdFaults(paths: readonly string[]): Fault[] {
  const folders = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')))
  return [...folders]
    .filter(([path, files]) => files.length > FILES_MAX && path !== generated)
    .map(([path, files]) => ({
      path,
      line: 1,
      message: `holds ${files.length} files, at most ${FILES_MAX} are allowed: cut it by subject`,
    }))
}
