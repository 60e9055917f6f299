/** Where the chat service is: found by discovery, or given. */
export interface ChatHosts {
  /** Bases such as `https://a1.example.com`, in the order in which they are tried. */
  readonly rest: readonly string[]
  /** Socket addresses such as `wss://im.example.com/websocket`. */
  readonly socket: readonly string[]
  readonly isReporting: boolean
}

interface Host {
  protocol?: string
  domain?: string
  ip?: string
  port?: string | number
}

const listOf = (value: unknown): Host[] => {
  const hosts = (value as { hosts?: unknown } | undefined)?.hosts
  return Array.isArray(hosts) ? (hosts as Host[]).filter((host) => host && (host.domain || host.ip)) : []
}

function base(host: Host, isSecure: boolean): string {
  const name = isSecure ? host.domain || host.ip : host.ip || host.domain
  return `${name}${host.port ? `:${host.port}` : ''}`
}

const fits = (host: Host, isSecure: boolean): boolean =>
  host.protocol === undefined ||
  /^(https|wss)$/.test(host.protocol) === isSecure ||
  /^(http|ws)$/.test(host.protocol) !== isSecure

/** Reads `server.json` (`wire §1`): hosts of the page's protocol, REST hosts last first, socket hosts in order. */
export function readHosts(json: unknown, isSecure: boolean): ChatHosts {
  const body = (json ?? {}) as Record<string, unknown>
  const rest = listOf(body['rest'])
    .filter((host) => fits(host, isSecure))
    .toReversed()
  const named = listOf(body['msync-wx'])
  const sockets = (named.length ? named : listOf(body['msync-ws'])).filter((host) => fits(host, isSecure))
  return {
    rest: rest.map((host) => `${isSecure ? 'https' : 'http'}://${base(host, isSecure)}`),
    socket: sockets.map((host) => `${isSecure ? 'wss' : 'ws'}://${base(host, isSecure)}/websocket`),
    isReporting: body['enableDataReport'] === 'true',
  }
}
