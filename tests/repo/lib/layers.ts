/**
 * The arrows between layers, as data: docs/ARCHITECTURE.md in a form a test can read. To allow something new, change it here and
 * there, with the reason.
 */
export interface Layer {
  /** Folder from the project root. */
  folder: string
  /** Which files of the folder, where it is not all of them: the first layer that takes a file has it. */
  files?: RegExp
  /** Layers whose values it may import. */
  values: string[]
  /** Layers of which it may import types only (`import type`). */
  types?: string[]
  /** Layers it may load with `import()` only, so that a build can leave them out. */
  lazy?: string[]
  /** npm packages, and `node:` for Node's own modules. */
  packages: string[]
}

const src = ['domain', 'contract', 'journal', 'machines', 'kinds', 'services', 'routes', 'ui', 'views']

export const layers: Record<string, Layer> = {
  domain: { folder: 'src/domain', values: [], packages: [] },
  contract: { folder: 'src/contract', values: ['domain'], packages: ['effect', 'protobufjs'] },
  journal: { folder: 'src/journal', values: ['domain'], packages: ['xstate', 'idb'] },
  /** The rows of the registry, each beside its machine, and what they install: machine and live effects together. */
  kinds: {
    folder: 'src/machines',
    files: /(\.kind|\.live|\/kind|\/registry)\.ts$/,
    values: ['domain', 'contract', 'journal', 'machines', 'services'],
    types: ['app'],
    packages: ['xstate'],
  },
  machines: {
    folder: 'src/machines',
    values: ['domain', 'contract', 'journal'],
    types: ['kinds'],
    packages: ['xstate'],
  },
  services: {
    folder: 'src/services',
    values: ['domain', 'contract', 'journal'],
    types: ['machines'],
    packages: ['effect', 'xstate', 'idb', 'protobufjs'],
  },
  routes: { folder: 'src/routes', values: [], packages: [] },
  ui: { folder: 'src/ui', values: [], packages: ['react', 'react-dom', 'dompurify', 'react-easy-crop', 'uqr'] },
  views: {
    folder: 'src/views',
    values: ['domain', 'ui', 'routes'],
    types: ['machines', 'contract'],
    packages: ['react', 'wouter', '@xstate/react', 'xstate'],
  },
  app: {
    folder: 'src/app',
    values: src,
    lazy: ['mock-server', 'workbench'],
    packages: ['react', 'react-dom', 'wouter', '@xstate/react', 'xstate', 'effect'],
  },
  workbench: {
    folder: 'src/workbench',
    values: [...src, 'app', 'mock-server', 'scenarios'],
    packages: ['react', 'react-dom', '@xstate/react', 'xstate', 'effect'],
  },
  'mock-server': {
    folder: 'mock-server',
    values: ['domain', 'contract'],
    packages: ['effect', 'msw', '@msw/data', 'mock-socket', 'ws', 'idb', 'protobufjs', 'node:'],
  },
  scenarios: {
    folder: 'scenarios',
    values: ['domain', 'contract'],
    types: ['app'],
    packages: ['effect', 'xstate', 'node:'],
  },
  e2e: {
    folder: 'e2e',
    values: ['scenarios', 'routes', 'domain', 'workbench'],
    types: ['machines'],
    packages: ['@playwright/test', '@axe-core/playwright', 'node:'],
  },
}

/**
 * Arrows inside a layer: what each of its folders may import of the others. What lies directly in the layer's folder joins them, and
 * they know nothing of it.
 */
export const inner: Record<string, Record<string, { values: string[]; lazy?: string[] }>> = {
  'mock-server': {
    art: { values: [] },
    world: { values: [], lazy: ['art'] },
    rest: { values: ['world'] },
    im: { values: ['world'] },
    gateway: { values: ['world'] },
  },
}

/**
 * What stands for itself, so that another app can use it: all that is reached from its door lies within. Other seams are reached by
 * their doors only.
 */
export interface Seam {
  door: string
  /** Folders (with a slash) and files. */
  within: string[]
}

/** Values that belong to no app. */
const shared = ['src/domain/unknown.ts', 'src/domain/text/nearest.ts', 'src/ui/cx.ts']

export const seams: Seam[] = [
  // What is kept beside the facts is what this app signs in with; an app that has no such thing keeps nothing there.
  { door: 'src/journal/index.ts', within: ['src/journal/', 'src/domain/credentials.ts', 'src/domain/plain-copy.ts'] },
  { door: 'scenarios/player/index.ts', within: ['scenarios/player/', ...shared] },
  {
    door: 'tests/model/tester/index.ts',
    // The words of models stand beside the machines that have them; transitions are called as they are drawn.
    within: ['tests/model/tester/', 'src/machines/model.ts', 'src/workbench/chart/graph.ts', ...shared],
  },
  { door: 'src/workbench/index.ts', within: ['src/workbench/', ...shared] },
]

/** What stories may use besides their layer: they draw each state a machine can reach. */
export const storyLayers = ['machines']
export const storyPackages = ['@ladle/react', 'xstate']

/** Folders whose subfolders never import each other; files directly in them are shared, as are the folders named here. */
export const islands: { folder: string; shared: string[]; hub?: string }[] = [
  { folder: 'src/machines', shared: [], hub: 'app' },
  { folder: 'src/views', shared: ['kit'] },
]
