import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Files that a module has as texts, all of them at once. */
const rawGlob = /import\.meta\.glob<string>\(\s*'([^']+)',\s*\{[^}]*query: '\?raw'[^}]*\}\s*\)/

/** The module with the texts in it instead; undefined where it has none. */
export function withTexts(code: string, module: string): string | undefined {
  const found = rawGlob.exec(code)
  if (!found?.[1]) return undefined
  const folder = dirname(module)
  const texts = globSync(found[1], { cwd: folder })
    .toSorted()
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')])
  return code.replace(found[0], () => JSON.stringify(Object.fromEntries(texts)))
}

/**
 * In a development server every module is a request, and so would be each of several hundred scenarios before the workbench opens. Here
 * they come with the module that lists them. A build does so by itself.
 */
export function textsInOnePlugin(root: string): Plugin {
  const module = join(root, 'src/workbench/app/scenario-files.ts')
  return {
    name: 'shucang:texts-in-one',
    apply: 'serve',
    enforce: 'pre',
    transform: (code, id) => (id.split('?')[0] === module ? withTexts(code, module) : undefined),
    hotUpdate({ file, modules }) {
      if (!/^scenarios[\\/].*\.scenario\.json$/.test(relative(root, file))) return undefined
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(module) ?? [])]
    },
  }
}
