import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { run } from '../run.ts'
import { newMachine } from '../scaffold/machine.ts'
import { newPage } from '../scaffold/page.ts'

/** What is still to come, by count. */
export const KINDS = 14
export const PAGES = 60
/** What all of it together may add to a first screen, in bytes gzip. */
export const GROWTH_MAX = 1024

/** What is built, and what `npm run new` reads to write into. */
export const COPIED = /^(src|mock-server|scenarios|scripts|public|tests\/(repo|model)\/|e2e\/gestures\/|[^/]+$)/

/** Pages of one new area each; as many as an area of today has. */
const PAGES_OF_AREA = 10

/** A name of letters alone, one for each number: `aa`, `ab` … */
const letters = (at: number): string => String.fromCodePoint(97 + Math.floor(at / 26), 97 + (at % 26))

/** Writes kinds and pages as `npm run new` would, into a copy of the project; `write` takes what the scaffold has made. */
export function grow(read: (path: string) => string, write: (path: string, text: string) => void): void {
  const all = (written: ReadonlyMap<string, string>) => written.forEach((text, path) => write(path, text))
  for (let at = 0; at < KINDS; at++) {
    const name = `${letters(at)}-lantern`
    all(newMachine(name, `GR${letters(at).toUpperCase()}`, { read }))
  }
  for (let at = 0; at < PAGES; at++) {
    const area = `${letters(Math.floor(at / PAGES_OF_AREA))}-hall`
    all(newPage(`${area}/${letters(at)}-lamp`, [`/pages/${letters(at)}Hall/lamp`, '灯'], { read }))
  }
}

/** Copies what git knows of the project into a folder, lets it {@link grow} and builds it there; gives the folder of the build. */
export async function buildGrown(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const files = listed.stdout.split('\0').filter((path) => path !== '' && existsSync(path))
  if (listed.status !== 0 || files.length === 0) throw new Error('git does not say which files the project has')
  for (const path of files) {
    if (!COPIED.test(path)) continue
    cpSync(path, join(folder, path))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  grow(
    (path) => readFileSync(join(folder, path), 'utf8'),
    (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    },
  )
  await run('vite', ['build', '--logLevel', 'warn'], { cwd: folder, env: { VITE_BACKEND: '' } })
  return join(folder, 'dist/app')
}
