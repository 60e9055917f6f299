import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes `.vite/modules.json` beside the bundle: chunk file -> ids of the modules in it. The size check reads it to prove that no
 * mock code is in a production build.
 */
export function bundleModulesPlugin(): Plugin {
  return {
    name: 'shucang:bundle-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const table: Record<string, string[]> = {}
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        table[file.fileName] = file.moduleIds.map((id) =>
          id.startsWith('\0') ? id.slice(1) : relative(process.cwd(), id),
        )
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(table, null, 1) })
    },
  }
}
