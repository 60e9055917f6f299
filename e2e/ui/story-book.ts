import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** The stories, built once a run and served on a free port. */
export interface StoryBook {
  /** Story ids (「操作--图标按钮」) with their file and name. */
  stories: { id: string; name: string; file: string }[]
  /** Address of one story, alone on the page. */
  address: (id: string, theme?: 'light' | 'dark') => string
  close: () => Promise<void>
}

const outDir = '.tmp/e2e-stories'
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Names the run: all its workers have one parent. */
const run = String(process.ppid)
const built = join(outDir, 'built-by')
const isBuilt = (): boolean => existsSync(built) && readFileSync(built, 'utf8') === run

/** Builds the stories with Ladle (some seconds), once a run, whichever worker comes first. */
async function build(): Promise<void> {
  if (isBuilt()) return
  const turn = `.tmp/e2e-stories-${run}`
  mkdirSync('.tmp', { recursive: true })
  try {
    mkdirSync(turn)
  } catch {
    // Another worker builds them; one that fails leaves its turn to the next.
    while (existsSync(turn)) await delay(200)
    return build()
  }
  try {
    const cli = 'node_modules/@ladle/react/lib/cli/cli.js'
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build', '--outDir', outDir], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`The stories do not build:\n${stdout}\n${stderr}`)
    writeFileSync(built, run)
  } finally {
    rmdirSync(turn)
  }
}

/** Serves the stories. */
export async function openStoryBook(): Promise<StoryBook> {
  await build()
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://stories').pathname)
    const file = join(outDir, path === '/' ? 'index.html' : join('/', path))
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    stories: readStories(),
    address: (id, theme = 'light') => `${origin}?story=${encodeURIComponent(id)}&mode=preview&theme=${theme}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function readStories(): StoryBook['stories'] {
  const meta = JSON.parse(readFileSync(join(outDir, 'meta.json'), 'utf8')) as {
    stories: Record<string, { name: string; filePath: string }>
  }
  return Object.entries(meta.stories).map(([id, { name, filePath }]) => ({ id, name, file: filePath }))
}
