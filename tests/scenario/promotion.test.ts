import { describe, expect, it } from 'vitest'
import { sendCode } from '#mock/rest/sms.ts'
import { createPlace } from '#src/app/tabs/place.ts'
import type { Form } from '#src/machines/submission/submission.machine.ts'
import { signIn, twoTabs } from './two-tabs.ts'

describe('a tab that is promoted', () => {
  it('keeps what its page has opened and typed, secrets too, and writes what the leader had not', async () => {
    const { first, second, open, settle, browser, store, switches, clock } = await twoTabs()
    second.say('session', signIn)
    await settle()
    const place = createPlace()
    place.put(second)
    const notices = 'resource/notice.list?'
    place.doors.openResource(notices, { endpoint: 'notice.list', request: {}, pageSize: 10 })
    const rules = [] as const
    const form: Form = {
      form: 'password',
      fields: { old: { initial: '', secret: true, rules }, hint: { initial: '', rules } },
    }
    place.doors.openForm('submission/password', form)
    const ask = { operation: 'get', input: { conversation: 'chat:bob' }, ask: 'silence' }
    place.doors.relay('silent-mode', { type: 'silentMode.operationRequested', ...ask } as never)
    await settle()
    place.doors.relay('toast', { type: 'toast.shown', message: '已保存', durationMs: 2000 } as never)
    const asked = switches.asked.get('notice.list')
    await first.stop()
    // The leader is gone and has told nobody: nobody writes what is typed now.
    const typed = (field: string, value: string) => ({ type: 'submission.changed', field, value })
    place.doors.relay('submission/password', { ...typed('old', 'geheim'), secret: true } as never)
    place.doors.relay('submission/password', typed('hint', '生日'))
    const seen: unknown[] = []
    place.doors.subscribe(notices, () => seen.push(place.doors.observe(notices)?.value))
    browser.close(1)
    expect(await second.superseded).toBe('promoted')
    const taken = second.takeOver()
    place.vacate()
    await second.stop()
    // The page is drawn with what was there, until another system is in the place; what it opens waits. Where it stands is known, too.
    expect(place.doors.snapshot('navigation')?.context.stack).toHaveLength(1)
    const values = () => (place.doors.observe('submission/password')!.context as { values: object }).values
    expect([place.doors.observe(notices)?.value, values()]).toEqual([
      { ready: 'fresh' },
      { old: 'geheim', hint: '生日' },
    ])
    place.doors.openResource('resource/late', { endpoint: 'notice.list', request: {}, pageSize: 1 })
    const again = await open(2, taken)
    second.handOver(again)
    place.put(again)
    expect([place.doors.observe(notices)?.value, values()]).toEqual([
      { ready: 'fresh' },
      { old: 'geheim', hint: '生日' },
    ])
    // Kinds of which there is one go on too, unless they speak of their own system.
    const { asks } = place.doors.snapshot('silent-mode')!.context
    expect(asks).toMatchObject({ silence: { state: 'failed', failure: { reason: 'noService' } } })
    expect(place.doors.snapshot('toast')?.context.current?.message).toBe('已保存')
    await settle()
    await clock.advance(2000)
    expect(place.doors.snapshot('toast')?.value).toBe('hidden')
    expect(switches.asked.get('notice.list')).toBe(asked! + 1)
    expect(place.doors.observe('resource/late')?.value).toEqual({ ready: 'fresh' })
    // Whoever followed a stream follows the one of the new system.
    place.doors.relay(notices, { type: 'resource.refreshRequested' })
    await settle()
    expect(seen.at(-1)).toEqual({ ready: 'fresh' })
    expect(seen).toContainEqual({ ready: 'refreshing' })
    await again.journal.durable()
    const history = JSON.stringify((await store.history()).map(({ fact }) => fact))
    expect(history).toContain('生日')
    expect(history).not.toContain('geheim')
  })

  it('shows nothing of a person who has left when the leader went to one who comes', async () => {
    const { first, second, open, settle, browser, world } = await twoTabs()
    second.say('session', signIn)
    await settle()
    const notices = 'resource/notice.list?'
    second.openResource(notices, { endpoint: 'notice.list', request: {}, pageSize: 10 })
    await settle()
    const other = world.world.tables.users.all().find((row) => row.phone !== signIn.phone)!
    const code = await sendCode(world.world, other.phone, 'login')
    // The leader goes before this tab has heard of what it has stored.
    browser.close(2)
    first.say('session', { type: 'session.signOutRequested' })
    await settle()
    first.say('session', { ...signIn, phone: other.phone, code })
    await settle()
    await first.stop()
    browser.close(1)
    expect(await second.superseded).toBe('promoted')
    const taken = second.takeOver()
    await second.stop()
    const again = await open(2, taken)
    expect(again.snapshot('session')?.context.user?.userId).toBe(other.id)
    expect([taken.streams, again.snapshot(notices)?.context.items]).toEqual([
      expect.objectContaining({ [notices]: expect.objectContaining({ value: { ready: 'fresh' } }) }),
      [],
    ])
  })
})
