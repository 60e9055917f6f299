import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes `.vite/modules.json` beside the bundle: chunk file -> the modules in it -> the length of their code. The size check reads it to
 * prove that no mock code is in a production build, and the weight to tell what a file is made of.
 */
export function bundleModulesPlugin(): Plugin {
  return {
    name: 'shucang:bundle-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const table: Record<string, Record<string, number>> = {}
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        table[file.fileName] = Object.fromEntries(
          Object.entries(file.modules).map(([id, { renderedLength }]) => [
            id.startsWith('\0') ? id.slice(1) : relative(process.cwd(), id),
            renderedLength,
          ]),
        )
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(table, null, 1) })
    },
  }
}
