import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const PREFIX = 'shucang-app-'

/**
 * The service worker of a build (docs/decisions/0037): the page is asked of the network first, so that whoever has one never gets an old
 * app; without one it is what was kept. The files of a build are named by what is in them, and never asked for twice. The files of the
 * build before stay for tabs that still run it.
 */
export const workerOf = (files: readonly string[]): string => {
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
  return `const NAME = '${PREFIX}${version}'
const FILES = ${JSON.stringify(files)}
const fresh = (path) => new Request(path, { cache: 'reload' })
addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(['./', ...FILES].map(fresh)))
      .then(() => skipWaiting()),
  ),
)
addEventListener('activate', (event) =>
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((name) => name.startsWith('${PREFIX}') && name !== NAME)
      return Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
    }),
  ),
)
addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(
    clients.matchAll({ type: 'window', includeUncontrolled: true }).then(([page]) => {
      if (!page) return clients.openWindow(new URL('#/pages/notice/notice', registration.scope).href)
      page.postMessage({ kind: 'shucang-pressed', message: notification.data })
      return page.focus()
    }),
  )
})
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET' || !url.startsWith(registration.scope)) return
  const path = url.slice(registration.scope.length).split(/[?#]/)[0]
  if (mode === 'navigate' && (path === '' || path === 'index.html'))
    event.respondWith(fetch(event.request).catch(() => caches.match('./')))
  else if (path.startsWith('assets/'))
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)))
})
`
}

/** Writes the worker beside the page; a demo has the worker of its world instead. */
export function offlinePlugin({ demo }: { readonly demo: boolean }): Plugin {
  return {
    name: 'shucang:offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (demo) return
        const files = Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css)$/.test(file))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: workerOf(files.toSorted()) })
      },
    },
  }
}
