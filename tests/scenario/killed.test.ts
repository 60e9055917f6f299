import { describe, expect, it } from 'vitest'
import type { Scenario } from '#scenarios/player/scenario.ts'
import { codeAtHand, registry, streamsOf } from '#src/machines/registry.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'

const signedOut = scene('killed', {
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/login/login/index',
  signedIn: false,
})

const form = {
  form: 'login/password',
  fields: { phone: { initial: '', rules: [] }, password: { initial: '', secret: true, rules: [] } },
}

const needed = {
  ...form,
  fields: {
    ...form.fields,
    password: { initial: '', secret: true, rules: [{ rule: 'required', message: '请输入密码' }] },
  },
}

/** A headless app for one test; stopped by the test itself. */
const app = async (more: Partial<Scenario> = {}) => {
  const driver = createHeadlessDriver()
  await driver.start({ ...signedOut, ...more })
  return driver
}

describe('a start', () => {
  it('APP-1 has every actor that exists once, whether it was stored before or not', async () => {
    const driver = await app()
    const wanted = registry.filter((row) => codeAtHand(row)).flatMap(streamsOf)
    expect(driver.system().streams()).toEqual(expect.arrayContaining(wanted))
    await driver.say('verification-code/login', { type: 'verificationCode.sendRequested', phone: '13800000000' })
    await driver.reload()
    // The start has asked about updates, and of what is stored nothing is left out.
    const asked = registry.filter(({ id }) => id === 'update' || id === 'verification-code').flatMap(streamsOf)
    expect(driver.system().streams().toSorted()).toEqual([...wanted, ...asked].toSorted())
    await driver.stop()
  })
})

describe('a tab that is killed', () => {
  it('while signing in: the secrets are gone, the user is told, nothing waits for ever', async () => {
    const driver = await app()
    await driver.fault('rest.session.loginByVerificationCode', { kind: 'delay', ms: 5000 })
    await driver.say('session', {
      type: 'session.signInRequested',
      method: 'code',
      phone: '13800000000',
      code: '888888',
    })
    expect((await driver.observe('session'))?.value).toEqual({ signedOut: 'signingIn' })
    await driver.reload()
    expect(await driver.observe('session')).toMatchObject({
      value: { signedOut: 'idle' },
      context: { failure: { reason: 'interrupted', message: '页面已重新打开，请重新输入' } },
    })
    await driver.stop()
  })

  it('where somebody had typed an address begins there, as a browser does', async () => {
    const driver = await app()
    await driver.say('navigation', { type: 'navigation.locationChanged', href: '/pages/login/register/index' })
    // The fact is not stored: only the address tells.
    await driver.fault('kill', { at: 'write', when: 'before' })
    await driver.say('navigation', { type: 'navigation.locationChanged', href: '/pages/login/forgetPwd/index' })
    expect((await driver.observe('navigation'))?.context['stack']).toEqual([
      '/pages/login/login/index',
      '/pages/login/register/index',
      '/pages/login/forgetPwd/index',
    ])
    await driver.stop()
  })

  it('while typing: what was typed is still there, the password is not', async () => {
    const driver = await app()
    const stream = 'submission/login/password'
    await driver.say(stream, { type: 'submission.opened', form })
    await driver.say(stream, { type: 'submission.changed', field: 'phone', value: '13800000000' })
    await driver.say(stream, { type: 'submission.changed', field: 'password', value: 'shucang2026', secret: true })
    await driver.reload()
    expect((await driver.observe(stream))?.context).toMatchObject({ values: { phone: '13800000000', password: '' } })
    await driver.stop()
  })

  it('while a form with a secret is sent: it says so instead of sending half of it', async () => {
    const driver = await app()
    const stream = 'submission/login/password'
    await driver.fault('rest.session.loginByPassword', { kind: 'delay', ms: 5000 })
    await driver.say(stream, { type: 'submission.opened', form: needed })
    await driver.say(stream, { type: 'submission.changed', field: 'phone', value: '13800000000' })
    await driver.say(stream, { type: 'submission.changed', field: 'password', value: 'shucang2026', secret: true })
    await driver.say(stream, { type: 'submission.submitRequested' })
    expect((await driver.observe(stream))?.value).toBe('sending')
    await driver.reload()
    expect(await driver.observe(stream)).toMatchObject({
      value: 'editing',
      context: { failure: { reason: 'interrupted' }, errors: {}, values: { phone: '13800000000' } },
    })
    await driver.say(stream, { type: 'submission.opened', form: needed })
    await driver.say(stream, { type: 'submission.submitRequested' })
    expect((await driver.observe(stream))?.context).toMatchObject({ errors: { password: '请输入密码' } })
    await driver.stop()
  })

  it('while counting down: the deadline stands, however often it happens', async () => {
    const driver = await app()
    await driver.say('verification-code/login', { type: 'verificationCode.sendRequested', phone: '13800000000' })
    for (let second = 0; second < 59; second++) {
      await driver.advance(1000)
      if (second % 10 === 0) await driver.reload()
    }
    expect((await driver.observe('verification-code/login'))?.value).toBe('counting')
    await driver.advance(1000)
    expect((await driver.observe('verification-code/login'))?.value).toBe('again')
    await driver.stop()
  })

  it('whose token is lost while the journal says signed in: goes to the login page', async () => {
    const driver = await app({ signedIn: true, start: '/pages/mine/mine' })
    driver.vault().clearCredentials()
    driver.system().journal.keepCredentials(null)
    await driver.reload()
    expect((await driver.observe('session'))?.value).toEqual({ signedOut: 'idle' })
    expect((await driver.observe('navigation'))?.context).toMatchObject({ stack: ['/pages/login/login/index'] })
    await driver.stop()
  })

  it('reopens on the page and at the place it was left', async () => {
    const driver = await app({ signedIn: true, start: '/pages/notice/notice' })
    await driver.say('navigation', { type: 'navigation.scrolled', href: '/pages/notice/notice', top: 812 })
    await driver.say('navigation', { type: 'navigation.pushRequested', href: '/pages/notice/search/index' })
    await driver.reload()
    expect((await driver.observe('navigation'))?.context).toMatchObject({
      stack: ['/pages/notice/notice', '/pages/notice/search/index'],
      scrolls: { '/pages/notice/notice': 812 },
    })
    await driver.stop()
  })
})
