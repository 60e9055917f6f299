import { describe, expect, it } from 'vitest'
import { createPlace } from '#src/app/place.ts'
import type { Form } from '#src/machines/submission/submission.machine.ts'
import { signIn, twoTabs } from './two-tabs.ts'

describe('a tab that is promoted', () => {
  it('keeps what its page has opened and typed, secrets too, and writes what the leader had not', async () => {
    const { first, second, open, settle, browser, store, switches } = await twoTabs()
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
    await settle()
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
    // The page is drawn with what was there, until another system is in the place; what it opens waits.
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
    await settle()
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
})
