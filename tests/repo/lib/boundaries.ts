import { posix } from 'node:path'
import { inner, islands, layers, type Layer, type Seam, seams, storyLayers, storyPackages } from './layers.ts'
import { type Fault, fault, type Import, importsOf, type Node, nodesOf, type Source, walk } from './source.ts'

const aliases: Record<string, string> = { '#src/': 'src/', '#mock/': 'mock-server/', '#scenarios/': 'scenarios/' }

export interface Project {
  sources: Source[]
  /** Whether a file exists, generated files included. */
  exists(path: string): boolean
  /** Names in package.json. */
  packages: ReadonlySet<string>
}

/** Where an import leads: a path in the project, or the name of a package (`node:` for Node's own). */
export function resolveImport(from: string, specifier: string): { path: string } | { npm: string } {
  const bare = specifier.replace(/\?(raw|url|inline|worker)$/, '')
  if (bare.startsWith('.')) return { path: posix.join(posix.dirname(from), bare) }
  const alias = Object.keys(aliases).find((prefix) => bare.startsWith(prefix))
  if (alias) return { path: aliases[alias] + bare.slice(alias.length) }
  if (bare.startsWith('node:')) return { npm: 'node:' }
  return { npm: bare.split('/', bare.startsWith('@') ? 2 : 1).join('/') }
}

const layerOf = (path: string): string | undefined =>
  Object.keys(layers).find((name) => {
    const { folder, files } = layers[name]!
    return path.startsWith(`${folder}/`) && (files?.test(path) ?? true)
  })

// Tests beside the code may use any door; tests/ and scripts/ look at everything.
const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('e2e/')

/** Imports that break an arrow, reach a sibling island, or lead nowhere. */
export function boundaryFaults(project: Project): Fault[] {
  return project.sources.flatMap((source) =>
    importsOf(source).flatMap((item) => {
      const message = missing(source, item, project) ?? (isTest(source.path) ? undefined : forbidden(source, item))
      return message ? [fault(source, item.start, message)] : []
    }),
  )
}

function missing(source: Source, { specifier }: Import, project: Project): string | undefined {
  const target = resolveImport(source.path, specifier)
  if ('path' in target) {
    return project.exists(target.path)
      ? undefined
      : `imports '${specifier}', which does not exist: give the full file name with its extension`
  }
  if (target.npm === 'node:' || project.packages.has(target.npm)) return undefined
  return `imports '${specifier}': package ${target.npm} is not in package.json`
}

function forbidden(source: Source, item: Import): string | undefined {
  const name = layerOf(source.path)
  if (!name) return undefined
  const layer = layers[name]!
  const target = resolveImport(source.path, item.specifier)
  if ('npm' in target) return forbiddenPackage(name, layer, source.path, target.npm, item)
  const to = layerOf(target.path)
  if (to === name) return acrossIslands(source.path, target.path) ?? acrossParts(name, source.path, target.path, item)
  if (!to)
    return `${name} imports ${target.path}, which is in no layer: move what it needs into one (tests/repo/lib/layers.ts)`
  const isBeside = layers[to]!.folder === layer.folder
  if (item.specifier.startsWith('.') && !isBeside)
    return `leaves its layer by '${item.specifier}': write '#…' for another layer`
  return forbiddenLayer(name, layer, source.path, to, item)
}

function forbiddenLayer(name: string, layer: Layer, path: string, to: string, item: Import): string | undefined {
  if (layer.values.includes(to)) return undefined
  if (path.endsWith('.story.tsx') && storyLayers.includes(to)) return undefined
  if (layer.types?.includes(to)) {
    return item.kind === 'type'
      ? undefined
      : `${name} may import only types of ${to}: write \`import type\`, or move the value down`
  }
  if (layer.lazy?.includes(to)) {
    return item.kind === 'value'
      ? `${name} may load ${to} only lazily: write \`await import('${item.specifier}')\``
      : undefined
  }
  const may = [...layer.values, ...(layer.types ?? []).map((type) => `types of ${type}`)].join(', ') || 'nothing'
  return `${name} must not import ${to} ('${item.specifier}'); it may import ${may}: pass it in, or move it down`
}

function forbiddenPackage(name: string, layer: Layer, path: string, npm: string, item: Import): string | undefined {
  if (layer.packages.includes(npm)) return undefined
  if (path.endsWith('.story.tsx') && storyPackages.includes(npm)) return undefined
  // Types of a library cost nothing at run time.
  if (item.kind === 'type' && npm !== 'node:') return undefined
  return `${name} must not import ${npm}; its packages are ${layer.packages.join(', ') || 'none'}: put an adapter into services or ui`
}

function acrossIslands(from: string, to: string): string | undefined {
  for (const { folder, shared, hub } of islands) {
    const [here, there] = [from, to].map((path) =>
      path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : [],
    )
    if (!here?.[1] || !there?.[1] || here[0] === there[0]) continue
    if (here[0] === hub || shared.includes(there[0]!)) continue
    return `${folder}/${here[0]} imports its sibling ${there[0]}: tell it through a fact, or move what both need up`
  }
  return undefined
}

/** An arrow between the folders of one layer that is not drawn in `inner`. */
function acrossParts(name: string, from: string, to: string, item: Import): string | undefined {
  const parts = inner[name]
  if (!parts) return undefined
  const [here, there] = [from, to].map((path) => {
    const [folder, ...rest] = path.slice(layers[name]!.folder.length + 1).split('/')
    return rest.length === 0 ? '' : folder!
  })
  if (here === '' || here === there) return undefined
  const part = parts[here!]
  if (!part) return `${name}/${here} has no arrows: draw them in tests/repo/lib/layers.ts`
  if (part.values.includes(there!) || (part.lazy?.includes(there!) && item.kind === 'dynamic')) return undefined
  return `${name}/${here} must not import ${there === '' ? to : `${name}/${there}`}: move what it needs down, or pass it in`
}

/** Layers whose late code is counted, so that a bench knows when the app has come to rest; what starts the app is loaded before that. */
const counted = ['contract', 'kinds', 'services', 'views', 'app']
const starts = ['src/app/main.tsx']

/** Code that is loaded late and not through `lazy`. */
export function lateFaults({ sources }: Pick<Project, 'sources'>): Fault[] {
  return sources.flatMap((source) => {
    const faults: Fault[] = []
    if (!counted.includes(layerOf(source.path) ?? '') || isTest(source.path) || starts.includes(source.path)) return []
    walk(nodesOf(source), (node, parents) => {
      const isLazy = ({ callee }: Node) => (callee as { name?: string } | undefined)?.name === 'lazy'
      if (node.type === 'ImportExpression' && !parents.some(isLazy))
        faults.push(fault(source, node.start, 'loads code late: write `lazy(() => import(…))`'))
    })
    return faults
  })
}

/** Imports by which what is reached from a seam's door leaves the seam, types included: an app that only uses the door would need them. */
export function seamFaults({ sources }: Pick<Project, 'sources'>, all: readonly Seam[] = seams): Fault[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const doors = new Set(all.map(({ door }) => door))
  return all.flatMap(({ door, within }) => {
    const isWithin = (path: string) =>
      within.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place))
    const seen = new Set([door])
    const faults: Fault[] = []
    for (const path of seen) {
      const source = byPath.get(path)
      for (const { specifier, start } of source ? importsOf(source) : []) {
        const target = resolveImport(path, specifier)
        if ('npm' in target || doors.has(target.path)) continue
        if (isWithin(target.path)) seen.add(target.path)
        else
          faults.push(fault(source!, start, `is reached from ${door} and must not import '${specifier}': pass it in`))
      }
    }
    return byPath.has(door) ? faults : [{ path: door, line: 1, message: 'is the door of a seam, and is not there' }]
  })
}
