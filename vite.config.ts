import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv } from 'vite'
import { cspPlugin, frameHeader } from './scripts/lib/csp.ts'
import { bundleModulesPlugin } from './scripts/lib/bundle-modules.ts'
import { firstStylesPlugin } from './scripts/lib/first-styles.ts'
import { offlinePlugin } from './scripts/lib/offline.ts'
import { preloadPlugin } from './scripts/lib/preload.ts'
import { chunkNamer } from './scripts/lib/chunks.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { version: appVersion } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string }

/** What every page needs and rarely changes: one long-lived file. */
const vendors =
  'react react-dom scheduler use-sync-external-store use-isomorphic-layout-effect wouter regexparam xstate @xstate'
const vendorCode = new RegExp(`node_modules/(${vendors.replaceAll(' ', '|')})/`)

/** Packages that only lazy parts import: bundled at the start, so that the page that needs one first is not loaded anew. */
const lateDeps = ['dompurify', 'idb', 'wouter', 'xstate', 'effect', 'protobufjs/minimal.js', 'uqr', 'react-easy-crop']
const demoDeps = ['mock-socket', '@msw/data', 'msw', 'msw/browser']

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
  const chunkName = chunkNamer(here('./src/app/main.tsx'))
  const input: Record<string, string> = { app: here('./index.html') }
  if (demo) Object.assign(input, { workbench: here('./workbench.html'), gateway: here('./gateway.html') })
  return {
    base: './',
    plugins: [
      react(),
      firstStylesPlugin(here('.')),
      tailwindcss(),
      demo && msw({ mode: 'worker-only' }),
      preloadPlugin({ guests: env['VITE_GUESTS'] !== 'closed' }),
      cspPlugin({ demo, apiBase, paymentHosts }),
      bundleModulesPlugin(),
      offlinePlugin({ demo }),
    ],
    resolve: { alias: { tldts: here('./scripts/stubs/tldts.js'), long: here('./scripts/stubs/long.cjs') } },
    define: {
      // Literals, so that a production build drops `if (import.meta.env.VITE_BACKEND === 'mock') { … }` with all it imports.
      'import.meta.env.VITE_BACKEND': demo ? '"mock"' : 'undefined',
      __APP_VERSION__: JSON.stringify(appVersion),
      'import.meta.env.VITE_API_BASE': apiBase ? JSON.stringify(apiBase) : 'undefined',
    },
    server: { fs: { strict: true } },
    preview: { headers: { [frameHeader.name]: frameHeader.value } },
    optimizeDeps: { include: demo ? [...lateDeps, ...demoDeps] : lateDeps },
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
