import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv } from 'vite'
import { cspPlugin, frameHeader } from './scripts/lib/csp.ts'
import { bundleModulesPlugin } from './scripts/lib/bundle-modules.ts'
import { firstStylesPlugin } from './scripts/lib/first-styles.ts'
import { offlinePlugin } from './scripts/lib/offline.ts'
import { packedPlugin } from './scripts/lib/packed.ts'
import { preloadPlugin } from './scripts/lib/preload.ts'
import { chunkNamer } from './scripts/lib/chunks.ts'
import { textsInOnePlugin } from './scripts/lib/texts-in-one.ts'
import { worldWorkerPlugin } from './scripts/lib/world-worker.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { version: appVersion } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string }

/** What every page needs and rarely changes: one long-lived file. */
const vendors =
  'react react-dom scheduler use-sync-external-store use-isomorphic-layout-effect wouter regexparam xstate @xstate'
const vendorCode = new RegExp(`node_modules/(${vendors.replaceAll(' ', '|')})/`)

/**
 * Every package that is imported in a browser, bundled at the start: nobody has to look through all modules for them first, and no page is
 * loaded anew because one more was found. tests/repo/development.test.ts compares the list with what is imported.
 */
const deps = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  '@xstate/react',
  'xstate',
  'wouter',
  'effect',
  'idb',
]
const lateDeps = ['dompurify', 'protobufjs/minimal.js', 'uqr', 'react-easy-crop']
const demoDeps = ['mock-socket', '@msw/data', 'msw', 'msw/browser']
/** What everybody who starts it opens first is read meanwhile, with all that it imports. */
const first = ['workbench/main.tsx', 'app/main.tsx', 'app/system.ts', 'app/parts/home-page.ts', 'workbench/demo.ts']

/**
 * The app (`index.html`) and, only with `VITE_BACKEND=mock`, the developers' workbench (`workbench.html`) and the payment firms' pages
 * over the embedded world (`gateway.html`).
 * `VITE_BACKEND=mock` embeds the mock world; `VITE_API_BASE=https://…` points the app at a server.
 */
export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env }
  const demo = env['VITE_BACKEND'] === 'mock'
  const apiBase = env['VITE_API_BASE']
  const paymentHosts = (env['VITE_PAYMENT_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')
  const chunkName = chunkNamer(here('./src/app/main.tsx'), demo)
  const input: Record<string, string> = { app: here('./index.html') }
  if (demo) Object.assign(input, { workbench: here('./workbench.html'), gateway: here('./gateway.html') })
  return {
    base: './',
    plugins: [
      react(),
      firstStylesPlugin(here('.')),
      tailwindcss(),
      demo && worldWorkerPlugin(),
      demo && textsInOnePlugin(here('.')),
      preloadPlugin({ guests: env['VITE_GUESTS'] !== 'closed' }),
      cspPlugin({ demo, apiBase, paymentHosts }),
      bundleModulesPlugin(),
      offlinePlugin({ demo }),
      packedPlugin({ demo }),
    ],
    resolve: {
      alias: {
        tldts: here('./scripts/stubs/tldts.js'),
        long: here('./scripts/stubs/long.cjs'),
        // Of protobufjs, which can call procedures as well.
        './rpc': here('./scripts/stubs/rpc.cjs'),
      },
    },
    define: {
      // Literals, so that a production build drops `if (import.meta.env.VITE_BACKEND === 'mock') { … }` with all it imports.
      'import.meta.env.VITE_BACKEND': demo ? '"mock"' : 'undefined',
      __APP_VERSION__: JSON.stringify(appVersion),
      'import.meta.env.VITE_API_BASE': apiBase ? JSON.stringify(apiBase) : 'undefined',
    },
    server: { fs: { strict: true }, warmup: { clientFiles: demo ? first.map((file) => here(`./src/${file}`)) : [] } },
    preview: { headers: { [frameHeader.name]: frameHeader.value } },
    optimizeDeps: { entries: [], include: [...deps, ...lateDeps, ...(demo ? demoDeps : [])] },
    build: {
      outDir: demo ? 'dist/demo' : 'dist/app',
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      modulePreload: { polyfill: false },
      // The packages in the bundle ask that their notices go with it.
      license: { fileName: 'licences.md' },
      assetsInlineLimit: 2048,
      // The embedded world is one chunk on purpose; scripts/check-size.ts weighs what is for phones.
      chunkSizeWarningLimit: demo ? 1500 : 500,
      rolldownOptions: {
        input,
        // Areas that the entry needs anyway stay in the lazy registry too: one way to find any area.
        checks: { ineffectiveDynamicImport: false },
        // No package of ours does anything by being read.
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
        output: {
          // The workbench says by what a text is drawn.
          keepNames: demo,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'vendor', test: vendorCode },
              { debugName: 'cut', name: (id, graph) => chunkName(id, (each) => graph.getModuleInfo(each)) },
            ],
          },
        },
      },
    },
  }
})
