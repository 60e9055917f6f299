/** `npm start`: the app and the workbench on one port, on the embedded mock world. `PORT` overrides 5173. */
import { networkInterfaces } from 'node:os'
import './lib/require-node.mjs'

const { commandLine } = await import('./lib/command-line.ts')
const { inWords } = await import('./lib/language.ts')
commandLine(
  inWords(
    'npm start\n  app and workbench on the embedded world; PORT sets the port (5173), HOST the address',
    'npm start\n  应用和工作台，用内置的世界；PORT 定端口（5173），HOST 定地址',
  ),
  {},
)

process.env.VITE_BACKEND ??= 'mock'
const port = Number(process.env.PORT || 5173)
if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(
    inWords(
      `PORT is a whole number from 1 to 65535, not “${process.env.PORT}”.`,
      `PORT 必须是 1 到 65535 之间的整数，现在是“${process.env.PORT}”。`,
    ),
  )

const { createServer } = await import('vite')
const server = await createServer({ server: { port, strictPort: true, host: process.env.HOST }, clearScreen: false })
try {
  await server.listen()
} catch (error) {
  if (!/already in use/.test(String(error?.message))) throw error
  fail(
    inWords(
      `Port ${port} is taken. Another one: PORT=${port + 1} npm start`,
      `端口 ${port} 已被占用。换一个端口：PORT=${port + 1} npm start`,
    ),
  )
}

const base = `http://localhost:${port}`
console.log(`
  ${inWords('Shucang is ready', '数藏已就绪')}
  ${inWords('App      ', '应用  ')}  ${base}/
  ${inWords('Workbench', '工作台')}  ${base}/workbench.html
${lan()
  .map((host) => `  ${inWords('Phone    ', '手机  ')}  http://${host}:${port}/\n`)
  .join('')}
  ${inWords('Ctrl+C stops it.', '按 Ctrl+C 停止。')}
`)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close().then(() => process.exit(0)))

/** Addresses a phone in the same network can open; only when HOST asked to listen on them. */
function lan() {
  if (!process.env.HOST) return []
  return Object.values(networkInterfaces())
    .flat()
    .filter((net) => net?.family === 'IPv4' && !net.internal)
    .map((net) => net.address)
}

function fail(message) {
  console.error(`\n  ${message}\n`)
  process.exit(1)
}
