import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Where everybody arrives: the app, its system, the two pages that are opened first, and what is fetched later to lie over them or
 * below. */
const roots = [
  'src/app/main.tsx',
  'src/app/system.ts',
  'src/app/parts/home-page.ts',
  'src/views/home/shelves.tsx',
  'src/views/session/login.page.tsx',
  'src/views/session/consent.tsx',
  'src/app/parts/update-modal.tsx',
]
/** Imports that are there when the module runs: not types, and not what is fetched later. */
const imported = /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'/gm

/** The modules that the first screen, or what is named, is made of, as paths from `root`, in order. */
export function firstModules(root: string, from: readonly string[] = roots): string[] {
  const found = new Set(from)
  for (const path of found) {
    for (const [, name] of readFileSync(join(root, path), 'utf8').matchAll(imported)) {
      const next = name!.startsWith('#src/')
        ? name!.slice(1)
        : name!.startsWith('.')
          ? join(dirname(path), name!)
          : undefined
      if (next && /\.tsx?$/.test(next) && existsSync(join(root, next))) found.add(next)
    }
  }
  return [...found].toSorted()
}

/**
 * Tells `src/ui/first.css` which modules to look for classes in: those that everybody waits for. A development server reads the list
 * once, when it starts.
 */
export function firstStylesPlugin(root: string): Plugin {
  const sheet = join(root, 'src/ui/first.css')
  return {
    name: 'shucang:first-styles',
    enforce: 'pre',
    load(id) {
      if (id.split('?')[0] !== sheet) return
      const sources = firstModules(root).map((path) => `@source '${relative(dirname(sheet), join(root, path))}';`)
      return [readFileSync(sheet, 'utf8'), ...sources].join('\n')
    },
  }
}
