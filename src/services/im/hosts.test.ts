import { expect, it } from 'vitest'
import { readHosts } from './hosts.ts'

const some = <Value>(key: string, values: readonly Value[]) => [{}, ...values.map((value) => ({ [key]: value }))]
/** Hosts in every way of writing them: by name, by number, by both, with port and protocol or without. */
const hosts = some('domain', ['im.example.com']).flatMap((domain) =>
  some('ip', ['10.0.0.7']).flatMap((ip) =>
    some('port', [8443, '8443']).flatMap((port) =>
      some('protocol', ['http', 'https', 'ws', 'wss', 'tcp']).map((protocol) => ({
        ...domain,
        ...ip,
        ...port,
        ...protocol,
      })),
    ),
  ),
)

it.each([true, false])(
  'each host that has a name or a number is reached where its protocol fits: secure %s',
  (isSecure) => {
    const others = isSecure ? ['http', 'ws'] : ['https', 'wss']
    for (const host of hosts as readonly { domain?: string; ip?: string; port?: string; protocol?: string }[]) {
      const { domain, ip, port, protocol } = host
      const name = isSecure ? (domain ?? ip) : (ip ?? domain)
      const isThere = name !== undefined && !others.includes(protocol ?? '')
      const found = readHosts({ rest: { hosts: [host, null] }, 'msync-ws': { hosts: [host] } }, isSecure)
      const address = `${name}${port === undefined ? '' : `:${port}`}`
      const [rest, socket] = isSecure ? ['https', 'wss'] : ['http', 'ws']
      expect([host, found.rest, found.socket]).toEqual([
        host,
        isThere ? [`${rest}://${address}`] : [],
        isThere ? [`${socket}://${address}/websocket`] : [],
      ])
    }
  },
)
