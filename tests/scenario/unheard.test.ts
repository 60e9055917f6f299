import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'

const driver = createHeadlessDriver()
beforeEach(() =>
  driver.start(
    scene('unheard', { clock: '2026-03-01T08:00:00+08:00', start: '/pages/login/login/index', signedIn: false }),
  ),
)
afterEach(() => driver.stop())

const relay = (stream: string, type: string) => () => driver.system().relay(stream, { type })

describe('a fact that nobody hears', () => {
  it('is an error when its machine knows no such fact', () => {
    expect(relay('session', 'session.signOutAsked')).toThrow('nobody hears session.signOutAsked at session')
  })

  it('is an error when there can be no such stream', () => {
    expect(relay('garden', 'garden.watered')).toThrow('nobody hears garden.watered at garden')
    expect(relay('session/other', 'session.signOutRequested')).toThrow('at session/other')
    expect(relay('resource', 'resource.refreshRequested')).toThrow('at resource')
  })

  it('is none when the machine hears it in another state, or when what it is for has been left', () => {
    expect(relay('session', 'session.signOutRequested')).not.toThrow()
    expect(relay('resource/product.detail?id=1', 'resource.refreshRequested')).not.toThrow()
  })
})
