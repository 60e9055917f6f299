import { spawn, type SpawnOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

export interface Finished {
  code: number
  seconds: number
  /** The last lines that were said, where they are kept. */
  last: string[]
}

/** The command of an installed package, or the name itself when it is not one of ours. */
export function binary(name: string): string {
  const local = `node_modules/.bin/${name}`
  return existsSync(local) ? local : name
}

/**
 * Runs a command with its output streamed through; resolves with the exit code (128 + n for a signal counts as 1), and with the last
 * `keeps` lines of what it said.
 */
export function finish(command: string, args: string[], options: SpawnOptions = {}, keeps = 0): Promise<Finished> {
  const started = performance.now()
  let said = ''
  // The Node in node_modules comes first for children too, whoever started us.
  const PATH = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
  return new Promise((resolve) => {
    const child = spawn(binary(command), args, {
      stdio: keeps > 0 ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      ...options,
      env: { ...process.env, ...options.env, PATH },
    })
    for (const [from, to] of [[child.stdout, process.stdout] as const, [child.stderr, process.stderr] as const])
      from?.on('data', (bytes: Buffer) => {
        to.write(bytes)
        said += bytes.toString()
      })
    const last = () => (keeps > 0 ? said.trimEnd().split('\n').slice(-keeps) : [])
    const done = (code: number) => resolve({ code, seconds: (performance.now() - started) / 1000, last: last() })
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      done(127)
    })
    child.once('close', (code) => done(code ?? 1))
  })
}

/** Like {@link finish}, but ends this process when the command fails. */
export async function run(command: string, args: string[], options: SpawnOptions = {}): Promise<void> {
  const { code } = await finish(command, args, options)
  if (code !== 0) process.exit(code)
}
