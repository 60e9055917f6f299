import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import {
  askOf,
  connectionOf,
  directoryOf,
  factPrefix,
  groupOf,
  isAsked,
  noPeopleKnown,
  targetLanguage,
} from './directory.ts'

const at = (state: string, context: object = {}): AnyMachineSnapshot =>
  ({ context, matches: (wanted: string) => wanted === state }) as unknown as AnyMachineSnapshot

describe('a directory', () => {
  it('is connected, connecting, offline or given up', () => {
    const states = ['connected', 'offline', 'gaveUp', 'refused', 'kicked', 'expired', 'waiting', 'idle']
    expect(states.map((state) => connectionOf(at(state)))).toEqual([
      'connected',
      'offline',
      'failed',
      'failed',
      'failed',
      'failed',
      'connecting',
      'connecting',
    ])
    expect(connectionOf(undefined)).toBe('connecting')
    const loggingIn = { matches: (wanted: unknown) => wanted === 'expired' || typeof wanted === 'object' }
    expect(connectionOf(loggingIn as unknown as AnyMachineSnapshot)).toBe('connecting')
  })

  it('gives its data, and nothing while there is no actor', () => {
    const data = { people: { bob: null } }
    expect(directoryOf(at('idle', { data }), noPeopleKnown)).toBe(data)
    expect(directoryOf(undefined, noPeopleKnown)).toBe(noPeopleKnown)
  })

  it('follows a question by its name', () => {
    expect(askOf(undefined)).toEqual({ state: 'idle', failure: null })
    const failure = { reason: 'x', message: '断了' }
    expect(askOf({ state: 'failed', result: null, failure })).toEqual({ state: 'failed', failure: '断了' })
  })

  it('does not ask the same twice at once, but another thing of the same kind', () => {
    const busy = at('running', { operations: [{ operation: 'info', input: { id: '7' } }] })
    expect([isAsked(busy, 'info', { id: '7' }), isAsked(busy, 'info', { id: '8' })]).toEqual([true, false])
    expect(isAsked(undefined, 'info', {})).toBe(false)
  })

  it.each(['toString', 'constructor', '__proto__', '', '8'])('knows no group called %j', (id) => {
    const group = { id: '7' } as never
    expect(groupOf({ groups: { 7: group } }, id)).toBeUndefined()
    expect(groupOf({ groups: { 7: group } }, '7')).toBe(group)
  })

  it('[const:locale] speaks simplified Chinese until the person picks another language', () => {
    const knowing = (language: string | null) => at('idle', { data: { settings: {}, language } }) as never
    expect([undefined, knowing(null), knowing('en')].map((one) => targetLanguage(one))).toEqual([
      'zh-Hans',
      'zh-Hans',
      'en',
    ])
  })

  it('spells facts as their stream does', () => {
    expect((['silent-mode', 'contact', 'im-conversation/chat:a-b'] as const).map(factPrefix)).toEqual([
      'silentMode',
      'contact',
      'imConversation',
    ])
  })
})
