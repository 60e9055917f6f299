import { describe, expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { updateMachine } from '#src/machines/update/update.machine.ts'
import { viewUpdate } from './use-update.ts'

const native = {
  appVersion: '1.1.0',
  isForce: false,
  updateUrl: 'https://dl.example.com/a.apk',
  wgetUrl: '',
  versionNumber: 1039,
  localVersion: '1.0.39',
  localCode: 1039,
}
const after = (...facts: object[]) =>
  facts.reduce(
    (snapshot, fact) => transition(updateMachine, snapshot as never, { at: 1, ...fact } as never)[0],
    initialTransition(updateMachine, {})[0],
  ) as never
const asked = { type: 'update.nativeCheckRequested' }
const answered = (more: object = {}) => ({ type: 'checkNative.succeeded', ...native, ...more })

describe('what pages say of an update', () => {
  it('[lc:update-native] follows the comparison: checking, full package, hot update, latest, failed', () => {
    expect(viewUpdate(undefined).kind).toBe('unchecked')
    expect(viewUpdate(after(asked)).kind).toBe('checking')
    expect(viewUpdate(after(asked, answered()))).toEqual({
      kind: 'full',
      version: '1.1.0',
      forced: false,
      notes: '',
      packageUrl: 'https://dl.example.com/a.apk',
    })
    expect(viewUpdate(after(asked, answered({ appVersion: '1.0.40', isForce: true })))).toMatchObject({
      kind: 'hot',
      forced: true,
      packageUrl: '',
    })
    expect(
      viewUpdate(after(asked, answered({ appVersion: '1.0.40', wgetUrl: 'https://dl.example.com/a.wgt' }))),
    ).toMatchObject({
      packageUrl: 'https://dl.example.com/a.wgt',
    })
    expect(viewUpdate(after(asked, answered({ appVersion: '1.0.39' }))).kind).toBe('latest')
    expect(
      viewUpdate(after(asked, { type: 'checkNative.failed', failure: { reason: 'offline', message: '' } })).kind,
    ).toBe('failed')
  })

  it('takes the words of the server check for what is new', () => {
    const modal = {
      type: 'checkServer.succeeded',
      newer: true,
      version: '1.1.0',
      forced: false,
      message: '新增花园',
      url: '',
    }
    const shown = [{ type: 'update.checkRequested' }, modal]
    expect(viewUpdate(after(...shown)).notes).toBe('新增花园')
    expect(viewUpdate(after(...shown, asked, answered())).notes).toBe('新增花园')
    // Of another version it says nothing.
    expect(viewUpdate(after(...shown, asked, answered({ appVersion: '1.0.40' }))).notes).toBe('')
  })
})
