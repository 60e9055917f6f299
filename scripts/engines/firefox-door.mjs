#!/usr/bin/env node
/**
 * Stands between Playwright's channel `moz-firefox`, which speaks WebDriver BiDi, and a Firefox that is older than the commands that
 * Playwright sends at the start (media features, collectors of bodies): says yes to what this Firefox does not know, and passes on
 * everything else.
 */
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'

const firefox = spawn(process.env.FIREFOX ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', (code) => process.exit(code ?? 0))
firefox.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})

let said = ''
firefox.stderr.on('data', (data) => {
  said += data
  const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)
  if (!found) return void process.stderr.write(data)
  said = ''
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () =>
    process.stderr.write(`\nWebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  )
  server.on('connection', (from, request) => join(from, `${found[1]}${request.url}`))
})

function join(from, address) {
  const to = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 })
  const early = []
  from.on('message', (data) => {
    const message = Buffer.from(data).toString('utf8')
    if (to.readyState === WebSocket.OPEN) to.send(message)
    else early.push(message)
  })
  to.on('open', () => early.forEach((message) => to.send(message)))
  to.on('message', (data) => {
    const message = Buffer.from(data).toString('utf8')
    const { id, error } = JSON.parse(message)
    const isUnknown = error === 'unknown command'
    from.send(isUnknown ? JSON.stringify({ type: 'success', id, result: { collector: 'none' } }) : message)
  })
  to.on('close', () => from.close())
  from.on('close', () => to.close())
  to.on('error', (error) => console.error(String(error)))
}
