import { describe } from 'vitest'
import type { Output } from '#src/machines/model.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createChatClient } from '#src/services/im/client.ts'
import type { Credential } from '#src/services/im/token.ts'
import { playedLedger } from '../subjects.ts'
import { itPlays } from './check.ts'
import { type Door, told } from './play.ts'

const credentials: Readonly<Record<string, Credential>> = {
  password: { kind: 'password', password: 'secret' },
  external: { kind: 'external', token: 'outer' },
  access: { kind: 'token', token: 'there' },
}
const appKeys: Readonly<Record<string, string>> = { valid: 'demo#chat', noHash: 'demo', empty: 'demo#' }
type Login = Readonly<{ means: string; appKey: string; user: string }>

/** The chat's client; nothing answers a request for a token but a fact, and no socket opens. */
function start(): Door {
  const out: Output[] = []
  let answer: ((response: Response) => void) | null = null
  let stop = new AbortController()
  let client = clientFor('valid', 'access')
  function clientFor(appKey: string, means: string) {
    return createChatClient({
      config: { appKey: appKeys[appKey]!, rest: ['http://a'], socket: ['ws://a'], dns: [], isSecure: false },
      openSocket: () => {
        throw new Error('no socket here')
      },
      fetch: (async (url: string, init: RequestInit) => {
        const headers = new Headers(init.headers)
        const bearer = headers.get('Authorization')?.slice('Bearer '.length)
        if (!url.includes('/token')) return Response.json({ data: [bearer] })
        const { grant_type: grant } = JSON.parse(init.body as string) as { grant_type: string }
        out.push(told('token.asked', { grant, ...(bearer ? { bearer } : {}) }))
        const { promise, resolve, reject } = Promise.withResolvers<Response>()
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
        answer = resolve
        return promise
      }) as typeof globalThis.fetch,
      clock: createVirtualClock(0),
      newId: () => '1',
      credential: async () => ({ ok: true, value: credentials[means]! }),
      resource: 'r',
      report: () => undefined,
    })
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const logIn = async ({ means, appKey, user }: Login): Promise<void> => {
    client = clientFor(appKey, means)
    stop = new AbortController()
    const name = user === 'empty' ? '' : 'alice'
    void client
      .open({ user: name, isFresh: true }, {} as never, stop.signal)
      .then((opened) => {
        if (opened.ok || stop.signal.aborted || opened.error.name === 'openError') return
        out.push(told('login.refused', { message: opened.error.message }))
      })
      .catch(() => undefined)
      .finally(() => (answer = null))
    await settle()
  }
  const reply = async (response: Response): Promise<void> => {
    answer?.(response)
    answer = null
    await settle()
  }
  return {
    see: async () => {
      if (answer) return { states: ['gettingToken'], context: { token: null } }
      const got = await client.call('contacts.list', {})
      const token = got.ok ? (got.value as unknown as string[])[0]! : null
      return { states: [token === null ? 'loggedOut' : 'ready'], context: { token } }
    },
    happen: async (fact) => {
      if (fact.type === 'login.requested') await logIn(fact as unknown as Login)
      if (fact.type === 'token.received') await reply(Response.json({ access_token: 'given', expires_in: 10 }))
      if (fact.type === 'token.refused') await reply(Response.json({}, { status: 200 }))
      if (fact.type !== 'logout.requested') return
      stop.abort()
      client.logOut()
      await settle()
    },
    out: () => out.splice(0),
  }
}

describe('[lc:chat-login] logging in to the chat', () => {
  itPlays({
    ledger: playedLedger('chat-login'),
    start,
    facts: [
      ...Object.keys(credentials).map((means) => ({ type: 'login.requested', means, appKey: 'valid', user: 'valid' })),
      ...['noHash', 'empty'].map((appKey) => ({ type: 'login.requested', means: 'password', appKey, user: 'valid' })),
      { type: 'login.requested', means: 'password', appKey: 'valid', user: 'empty' },
      { type: 'token.received', token: 'given' },
      { type: 'token.refused' },
      { type: 'logout.requested' },
    ],
    can: ({ type }, { states: [state] }) => {
      if (type === 'login.requested') return state === 'loggedOut'
      return !type.startsWith('token.') || state === 'gettingToken'
    },
    about: ({ means, token }) => ({ external: 'outer', token: means === 'access' ? 'there' : token }),
  })
})
