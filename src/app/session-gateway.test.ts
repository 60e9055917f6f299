import { describe, expect, it } from 'vitest'
import { createSessionGateway } from './session-gateway.ts'

type State = 'good' | 'refreshing' | 'unreached' | 'busy' | 'leaving' | 'invalidated' | 'signedOut'

/** A session that is moved by hand, and what is said to it. */
function gateway(start: State = 'good') {
  let state = start
  let failure: object | null = null
  let can = true
  let also = ''
  const said: string[] = []
  const listeners = new Set<() => void>()
  const isSignedIn = () => state !== 'signedOut' && state !== 'invalidated'
  const snapshot = () => ({
    context: { failure },
    can: () => can,
    hasTag: (tag: string) => tag === state || tag === also,
    matches: (wanted: unknown) =>
      wanted === 'signedIn'
        ? isSignedIn()
        : typeof wanted === 'string'
          ? wanted === state
          : (wanted as { signedIn: { token: string } }).signedIn.token === state,
  })
  const gate = createSessionGateway({
    say: (_: string, fact: { type: string }) => void said.push(fact.type),
    snapshot,
    subscribe: (_: string, changed: () => void) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  } as never)
  const become = async (next: State, more: { failure?: object } = {}) => {
    state = next
    failure = more.failure ?? null
    for (const changed of listeners) changed()
    await new Promise<void>((resolve) => void setImmediate(resolve))
  }
  return { gate, said, become, listeners, forbid: () => void (can = false), tagged: (tag: string) => void (also = tag) }
}

describe('a rejected token', () => {
  it('is renewed once it is said, and waits for the end of the refresh; nobody listens afterwards', async () => {
    const { gate, said, become, listeners } = gateway()
    let ended = ''
    void gate.renew('old', () => 'old').then((how) => (ended = how))
    expect(said).toEqual(['session.tokenRejected'])
    await become('good')
    await become('refreshing')
    expect(ended).toBe('')
    await become('good')
    expect([ended, listeners.size]).toEqual(['renewed', 0])
  })

  it('that is another than is held now was renewed already: nothing is said', async () => {
    const { gate, said } = gateway()
    expect(await gate.renew('old', () => 'new')).toBe('renewed')
    expect(said).toEqual([])
  })

  it.each([
    ['unreached', 'unreached'],
    ['signedOut', 'ended'],
  ] as const)('ends as the session does: %s → %s', async (last, how) => {
    const { gate, become } = gateway()
    const renewal = gate.renew('old', () => 'old')
    await become('refreshing')
    await become(last)
    expect(await renewal).toBe(how)
  })

  it('of nobody has ended', async () => {
    expect(await gateway('signedOut').gate.renew('old', () => 'old')).toBe('ended')
  })

  it.each([
    ['good', 'good'],
    ['refreshing', 'rejected'],
    ['unreached', 'rejected'],
    ['leaving', 'good'],
    ['invalidated', 'over'],
  ] as const)('while the session is %s the token is %s', (state, standing) => {
    expect(gateway(state).gate.standing('order.create')).toBe(standing)
  })
})

describe('an action of an account', () => {
  const fact = { type: 'session.signOutRequested' } as never

  it('waits until the session is free, begins, and ends with what the session says', async () => {
    const { gate, said, become, listeners } = gateway('busy')
    let ended: unknown = 'open'
    void gate.act(fact, new AbortController().signal).then((failure) => (ended = failure))
    expect(said).toEqual([])
    await become('good')
    expect(said).toEqual(['session.signOutRequested'])
    expect(ended).toBe('open')
    await become('busy')
    await become('good', { failure: { reason: 'refused', message: '不行' } })
    expect([ended, listeners.size]).toEqual([{ reason: 'refused', message: '不行' }, 0])
  })

  it('that cannot be done now is not said', async () => {
    const { gate, said, forbid } = gateway()
    forbid()
    expect(await gate.act(fact, new AbortController().signal)).toMatchObject({ reason: 'notNow' })
    expect(said).toEqual([])
  })

  it('is given up with its signal, and nobody listens any more', async () => {
    const { gate, listeners } = gateway('busy')
    const state = new AbortController()
    const acting = gate.act(fact, state.signal)
    state.abort(new Error('left'))
    await expect(acting).rejects.toThrow('left')
    expect(listeners.size).toBe(0)
  })
})

it.each(['signedOut', 'invalidated'] as const)('a token of nobody is not renewed: %s', async (state) => {
  const { gate, said } = gateway(state)
  expect([await gate.renew('old', () => 'old'), said]).toEqual(['ended', []])
})

it('whoever leaves says so with the token there is, and does nothing else with it', () => {
  for (const state of ['refreshing', 'unreached'] as const) {
    const { gate, tagged } = gateway(state)
    const standings = () =>
      ['session.userLogout', 'session.logOff', 'order.create'].map((call) => gate.standing(call as never))
    expect(standings()).toEqual(['rejected', 'rejected', 'rejected'])
    tagged('leaving')
    expect(standings()).toEqual(['good', 'good', 'rejected'])
  }
})

describe('somebody is here', () => {
  it('once somebody is signed in and their credentials are there, and nobody listens afterwards', async () => {
    const { gate, become, listeners } = gateway('signedOut')
    let hasCredentials = false
    let isHere = false
    void gate.somebodyHere(() => hasCredentials, new AbortController().signal).then(() => (isHere = true))
    await become('good')
    expect(isHere).toBe(false)
    await become('signedOut')
    hasCredentials = true
    await become('signedOut')
    expect(isHere).toBe(false)
    await become('good')
    expect([isHere, listeners.size]).toEqual([true, 0])
  })

  it('is not waited for where nobody asks any more, also where that was so before', async () => {
    const { gate, listeners } = gateway('signedOut')
    const signal = AbortSignal.abort(new Error('left'))
    await expect(gate.somebodyHere(() => true, signal)).rejects.toThrow('left')
    expect(listeners.size).toBe(0)
  })
})
