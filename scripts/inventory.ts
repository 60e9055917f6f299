/**
 * `npm run -s inventory`: what the project declares, as one JSON object on standard output: routes with their pages, endpoints with
 * their users, machines with the lifecycles they stand for, and the ledger ids that tests and scenarios prove (lib/citations.ts).
 */
import { inWords } from './lib/language.ts'
import { commandLine } from './lib/command-line.ts'
import { loadChatEndpoints, loadEndpoints, loadMachines, loadRoutes } from './lib/declared.ts'
import { readSources } from '../tests/repo/lib/source.ts'
import { lifecycleIds } from '../tests/model/subjects.ts'
import { citationsOf, testSources } from './lib/citations.ts'
import { chatCallUsers } from './lib/chat-users.ts'
import { endpointUsers, graphSize, provenLedgerIds } from './lib/measure.ts'
import { readProduct } from './lib/product.ts'

commandLine(
  inWords(
    'npm run -s inventory\n  routes, machines, calls and what reaches them, as JSON',
    'npm run -s inventory\n  页面、状态机、接口和谁用到它们，写成 JSON',
  ),
  {},
)
// Calls of our own are no part of what the specification counts.
const endpoints = (await loadEndpoints()).filter(({ isOurs }) => !isOurs)
const product = readProduct()
const users = endpointUsers(endpoints, product)
const chatCalls = loadChatEndpoints()
const chatUsers = chatCallUsers(new Set(chatCalls.map(({ name }) => name)), product)
const sources = new Map(readSources().map((source) => [source.path, source]))
const citations = testSources().flatMap((source) => citationsOf(source, product, sources))

const inventory = {
  // A route without its page is not there yet.
  routes: (await loadRoutes()).flatMap(({ path, page }) => (page ? [{ path, page }] : [])),
  endpoints: endpoints.map(({ method, fullPath, name }) => ({
    method,
    path: fullPath,
    name,
    usedBy: users.get(name) ?? [],
  })),
  // What nobody causes says why, and has no users.
  chatEndpoints: chatCalls.map((row) => ({ ...row, usedBy: chatUsers.get(row.name) ?? [] })),
  machines: (await loadMachines()).map(({ id, lifecycles, machine }) => ({
    id,
    lifecycles,
    // Those whose transitions a ledger is compared with.
    ledgered: lifecycles.filter((lifecycle) => lifecycleIds.includes(lifecycle)),
    ...graphSize(machine),
  })),
  rules: provenLedgerIds(citations),
}
console.log(JSON.stringify(inventory, null, 1))
