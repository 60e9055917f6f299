import type { OutgoingHttpHeaders } from 'node:http'
import { readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import sirv from 'sirv'
import type { Plugin } from 'vite'

/** Text; pictures and letters are packed already. */
const texts = new Set(['.html', '.js', '.css', '.svg', '.webmanifest'])
/** What is shorter is sent as it is: one packet holds it either way. */
const BYTES_MIN = 1400

type Handler = ReturnType<typeof sirv>

/** Hands out the files of a build as hosts do: in the best of the ways to pack them that a browser names and that lies beside them. */
export const filesOf = (folder: string, headers: OutgoingHttpHeaders = {}): Handler =>
  sirv(folder, {
    dev: true,
    brotli: true,
    gzip: true,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value)
    },
  })

/** Lays each text of a release beside itself in brotli and gzip, for hosts that hand out what is packed; `npm run preview` is one. */
export function packedPlugin({ demo }: { readonly demo: boolean }): Plugin {
  return {
    name: 'shucang:packed',
    writeBundle({ dir }, bundle) {
      // A demonstration is megabytes that nobody waits for from far away.
      if (demo) return
      for (const file of Object.keys(bundle).filter((name) => texts.has(extname(name)))) {
        const path = join(dir!, file)
        const bytes = readFileSync(path)
        if (bytes.length < BYTES_MIN) continue
        writeFileSync(`${path}.br`, brotliCompressSync(bytes))
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(filesOf(config.build.outDir, config.preview.headers))
    },
  }
}
