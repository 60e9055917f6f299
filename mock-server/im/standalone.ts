import { createServer } from 'node:http'
import { mountChat } from './doors/node.ts'
import { createChatServer } from './server.ts'

/** The chat service alone on a port: `node mock-server/im/standalone.ts [--port N] [--quiet]`. */
const args = process.argv.slice(2)
const port = Number(args[args.indexOf('--port') + 1]) || 4610
const quiet = args.includes('--quiet')

const server = createChatServer({
  clock: {
    now: () => Math.floor(performance.timeOrigin + performance.now()),
    setTimeout: (run, ms) => setTimeout(run, ms).unref(),
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  },
  random: { next: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32 },
  lively: true,
  report: (what) => quiet || console.error(what),
})
const http = createServer((request, response) => {
  if (chat.handles(request)) chat.handle(request, response)
  else response.writeHead(404).end()
})
const chat = mountChat(http, { server })
http.listen(port, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${port}`))
