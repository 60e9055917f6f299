import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { filesOf, packedPlugin } from '../../../scripts/lib/packed.ts'

const words = Array.from({ length: 400 }, (_, at) => `a${at}`).join()

/** A build of one module that says many words, and of a page. */
async function built(demo: boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'))
  writeFileSync(join(folder, 'main.js'), `console.log('${words}')`)
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="./main.js"></script>')
  const names = { entryFileNames: 'main.js' }
  await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [packedPlugin({ demo })],
    build: { rolldownOptions: { output: names } },
  })
  return join(folder, 'dist')
}

const servers: { close(): void }[] = []
afterAll(() => servers.forEach((server) => server.close()))

/** Gives the answer's coding and body as they come over the wire. */
async function askedFrom(folder: string) {
  const hand = filesOf(folder, { 'x-of': 'preview' })
  const server = createServer((request, response) => hand(request, response, () => void response.writeHead(404).end()))
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, listening))
  const { port } = server.address() as AddressInfo
  return (path: string, codings: string) =>
    new Promise<{ coding: string | undefined; of: unknown; body: Buffer }>((resolve) => {
      request({ port, path, headers: { 'accept-encoding': codings } }, (answer) => {
        void buffer(answer).then((body) =>
          resolve({ coding: answer.headers['content-encoding'], of: answer.headers['x-of'], body }),
        )
      }).end()
    })
}

it('a release is handed out in the best way to pack it that a browser names', async () => {
  const folder = await built(false)
  const asked = await askedFrom(folder)
  const plain = readFileSync(join(folder, 'main.js'))
  const [br, gzip, none] = [
    await asked('/main.js', 'gzip, deflate, br'),
    await asked('/main.js', 'gzip'),
    await asked('/main.js', ''),
  ]
  expect([br, gzip, none].map(({ coding, of }) => [coding, of])).toEqual([
    ['br', 'preview'],
    ['gzip', 'preview'],
    [undefined, 'preview'],
  ])
  expect([brotliDecompressSync(br.body), gunzipSync(gzip.body), none.body]).toEqual([plain, plain, plain])
  // One packet holds the page either way.
  expect((await asked('/', 'br')).coding).toBeUndefined()
})

it('a demonstration is not packed', async () => {
  const asked = await askedFrom(await built(true))
  expect((await asked('/main.js', 'gzip, br')).coding).toBeUndefined()
})
