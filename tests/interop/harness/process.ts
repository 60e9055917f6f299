import { spawn } from 'node:child_process'

export interface ServerProcess {
  readonly base: string
  /** Ends it, and waits until it has ended. */
  readonly stop: () => Promise<void>
}

/** `npm run mock-server` as everybody starts it: a process of its own, nothing shared with the test but its address. */
export async function startServer(): Promise<ServerProcess> {
  const server = spawn('npm', ['run', 'mock-server', '--', '--port', '0', '--quiet'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  const base = await new Promise<string>((done, fail) => {
    let output = ''
    server.stdout.on('data', (part: Buffer) => {
      output += part.toString('utf8')
      const ready = /^ready (http:\/\/\S+)$/m.exec(output)
      if (ready) done(ready[1]!)
    })
    server.on('exit', (code) => fail(new Error(`the server ended with ${code}:\n${output}`)))
  })
  const stop = async () => {
    process.kill(-server.pid!, 'SIGTERM')
    await ended
  }
  return { base, stop }
}
