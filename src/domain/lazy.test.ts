import { describe, expect, it } from 'vitest'
import { beforeAskingAgain, lazy, ScriptMissing, scriptsLoaded, scriptsLoading } from './lazy.ts'

describe('code that is loaded late', () => {
  it('is loaded once, counted while it is on its way, and at hand from then on', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    let times = 0
    const code = lazy(() => {
      times++
      return promise
    })
    const both = Promise.all([code(), code()])
    expect(scriptsLoading()).toBe(1)
    let isHere = false
    const here = scriptsLoaded().then(() => (isHere = true))
    await Promise.resolve()
    expect(isHere).toBe(false)
    resolve('code')
    expect(await both).toEqual(['code', 'code'])
    await here
    expect(await code()).toBe('code')
    expect([times, scriptsLoading()]).toEqual([1, 0])
  })

  it('is asked for again when it could not be had', async () => {
    const answers = [() => Promise.reject(new Error('no network')), () => Promise.resolve('code')]
    const code = lazy(() => answers.shift()!())
    const missing: unknown = await code().catch((error: unknown) => error)
    expect(missing).toBeInstanceOf(ScriptMissing)
    expect(missing).toMatchObject({ cause: new Error('no network') })
    expect(scriptsLoading()).toBe(0)
    expect(await code()).toBe('code')
  })

  it('is asked for again only after what is to be done before', async () => {
    const steps: string[] = []
    const code = lazy(() => {
      steps.push('asked')
      return steps.length < 3 ? Promise.reject(new Error('no network')) : Promise.resolve('code')
    })
    const before = [() => Promise.reject(new Error('no server')), () => Promise.resolve()]
    beforeAskingAgain(() => {
      steps.push('before')
      return before.shift()!()
    })
    await expect(code()).rejects.toThrow(ScriptMissing)
    await expect(code()).rejects.toThrow(ScriptMissing)
    expect(await code()).toBe('code')
    expect(steps).toEqual(['asked', 'before', 'before', 'asked'])
    beforeAskingAgain(() => Promise.resolve())
  })
})
