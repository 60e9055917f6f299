import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const FILE = 'mockServiceWorker.js'

/**
 * The worker that the embedded world answers through. Program and styles are never the world's: such a request goes straight to the
 * server, and not to a page and back, which a development server with its thousands of modules has to wait for.
 */
export const worldWorker = (msw: string): string => `addEventListener('fetch', (event) => {
  if (/^(script|style)$/.test(event.request.destination)) event.stopImmediatePropagation()
})
${msw}`

const source = (): string => worldWorker(readFileSync(new URL(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8'))

/** Serves the worker beside the page, and writes it there. */
export function worldWorkerPlugin(): Plugin {
  return {
    name: 'shucang:world-worker',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: source() })
    },
    configureServer(server) {
      const code = source()
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${FILE}`) return next()
        response.writeHead(200, { 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' })
        response.end(code)
      })
    },
  }
}
