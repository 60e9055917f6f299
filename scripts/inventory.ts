/**
 * `npm run -s inventory`: what the project declares, as one JSON object on standard output: routes with their pages, endpoints with
 * their users, machines with the lifecycles they stand for, and the ledger ids that tests and scenarios cite.
 */
import { commandLine } from './lib/command-line.ts'
import { loadChatEndpoints, loadEndpoints, loadMachines, loadRoutes } from './lib/declared.ts'
import { citedLedgerIds, endpointUsers, graphSize } from './lib/measure.ts'

commandLine('npm run -s inventory', {})
const endpoints = await loadEndpoints()
const users = endpointUsers(endpoints)

const inventory = {
  // A route without its page is not there yet.
  routes: (await loadRoutes()).flatMap(({ path, page }) => (page ? [{ path, page }] : [])),
  endpoints: endpoints.map(({ method, fullPath, name }) => ({
    method,
    path: fullPath,
    name,
    usedBy: users.get(name) ?? [],
  })),
  chatEndpoints: (await loadChatEndpoints()).map(({ method, path, name }) => ({ method, path, name })),
  machines: (await loadMachines()).map(({ id, lifecycles, machine }) => ({ id, lifecycles, ...graphSize(machine) })),
  rules: citedLedgerIds(),
}
console.log(JSON.stringify(inventory, null, 1))
