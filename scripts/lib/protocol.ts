import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const source = 'src/contract/im/msync.proto'
const folder = 'src/contract/im'
/** Code, and types, which the compiler derives from comments: hence two runs. */
const files = ['msync.gen.js', 'msync.gen.d.ts'] as const

const compiler = join('node_modules', 'protobufjs-cli', 'bin', 'pbjs')
const leftOut = ['create', 'verify', 'convert', 'delimited', 'typeurl', 'service'].map((part) => `--no-${part}`)

/** Compiles the chat protocol into a folder of its own and gives its name. */
function compile(): string {
  mkdirSync('.tmp', { recursive: true })
  const into = mkdtempSync(join('.tmp', 'protocol-'))
  const [code] = files
  const shape = ['-t', 'static-module', '-w', 'esm', ...leftOut, '--null-semantics']
  const run = (flag: string) =>
    execFileSync(process.execPath, [compiler, ...shape, flag, '-o', join(into, code), source])
  run('-d')
  run('--no-comments')
  return into
}

const differs = (into: string, name: string): boolean =>
  readFileSync(join(into, name), 'utf8') !== readFileSync(join(folder, name), 'utf8')

/** The compiled files that no longer fit the protocol. */
export function staleProtocol({ write }: { readonly write: boolean }): string[] {
  const into = compile()
  try {
    const stale = files.filter((name) => differs(into, name))
    if (write) for (const name of stale) copyFileSync(join(into, name), join(folder, name))
    return stale
  } finally {
    rmSync(into, { recursive: true })
  }
}
