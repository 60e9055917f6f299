import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Scenario } from '#scenarios/player/scenario.ts'
import { scene } from '../scene.ts'
import { runPlan } from './engine/run.ts'

/** What the simulator found and is repaired: the law that was broken, and a scenario that brings it about. */
const repaired = [
  { law: 'stored-before-acknowledged', scenario: 'chat/stored-then-confirmed' },
  { law: 'conversation-agrees', scenario: 'chat/removed-at-the-server' },
  { law: 'conversation-agrees', scenario: 'system/chat-page-lost' },
  { law: 'list-agrees', scenario: 'system/chat-list-of-the-service' },
  { law: 'list-agrees', scenario: 'system/chat-list-refused' },
  { law: 'sent-in-order', scenario: 'system/chat-leader-frozen' },
  { law: 'outbox-settles', scenario: 'system/chat-leader-frozen' },
  { law: 'no-stray-files', scenario: 'system/chat-picture-bytes' },
  { law: 'no-stray-files', scenario: 'system/chat-picture-full-disk' },
  { law: 'outbox-settles', scenario: 'system/chat-leader-gave-up' },
  { law: 'connected-again', scenario: 'system/chat-leader-gave-up' },
  { law: 'unread-agrees', scenario: 'system/chat-leader-gave-up' },
  { law: 'list-agrees', scenario: 'system/chat-leader-gave-up' },
  { law: 'unread-agrees', scenario: 'system/chat-recalled-unread' },
  { law: 'unread-agrees', scenario: 'system/chat-list-of-the-service' },
  { law: 'unread-agrees', scenario: 'system/chat-receipt-refused' },
  { law: 'unread-agrees', scenario: 'system/chat-removed-elsewhere' },
  { law: 'unread-agrees', scenario: 'system/chat-late-after-own-word' },
  { law: 'unread-agrees', scenario: 'system/chat-late-after-receipt' },
  { law: 'unread-agrees', scenario: 'system/chat-own-word-since-removed' },
  { law: 'no-dead-token', scenario: 'session/killed-while-leaving' },
  { law: 'no-dead-token', scenario: 'session/nothing-after-invalid' },
  { law: 'no-dead-token', scenario: 'session/killed-beside-another-tab' },
  { law: 'connected-again', scenario: 'chat/server-away' },
  { law: 'connected-again', scenario: 'chat/token-refused' },
  { law: 'outbox-settles', scenario: 'chat/doubts-apart' },
  { law: 'nothing-for-the-next', scenario: 'chat/draft-of-nobody' },
  { law: 'done-once', scenario: 'order/backend-without-keys' },
  { law: 'done-once', scenario: 'order/payment-answer-lost' },
  { law: 'done-once', scenario: 'box/opened-anew' },
  { law: 'done-once', scenario: 'beans/given-anew' },
  { law: 'done-once', scenario: 'listing/taken-down-without-keys' },
  { law: 'done-once', scenario: 'avatar/rushed-without-keys' },
  { law: 'list-agrees', scenario: 'system/chat-full-disk-tabs' },
  { law: 'list-agrees', scenario: 'system/chat-refused-then-taken' },
  { law: 'outbox-settles', scenario: 'system/chat-kicked-in-sight' },
]

const read = (name: string) => JSON.parse(readFileSync(`scenarios/${name}.scenario.json`, 'utf8')) as Scenario

describe('what is repaired', () => {
  it.each(repaired)('stays so: $law ($scenario)', async ({ law, scenario }) => {
    const { trace, breaches } = await runPlan(read(scenario))
    expect(trace.all.length).toBeGreaterThan(10)
    expect(breaches.filter((breach) => breach.law === law)).toEqual([])
  })

  it('stays so: nothing-left-running (a follower killed beside a frozen leader is opened anew before it is up)', async () => {
    const steps = [
      { fault: 'tabs', with: { use: 2 } },
      { fault: 'tabs', with: { freeze: 1 } },
      { fault: 'kill' },
      { fault: 'tab' },
      { advance: '2s' },
    ]
    const { trace, breaches } = await runPlan(scene('opened anew before it is up', { steps }))
    expect(trace.all.filter((one) => one.kind === 'life' && one.is === 'begun').length).toBeGreaterThan(3)
    expect(breaches).toEqual([])
  })

  it('stays so: connected-again (a pause lasts no longer where the clock is put right by hours meanwhile)', async () => {
    const steps = [
      { fault: 'device.clock', with: { wrongBy: '3h' } },
      { push: 'chat.restart', with: { forgetsTokens: true } },
      { say: 'verificationCode.sendRequested', to: 'verification-code/login', with: { phone: '13800000000' } },
    ]
    const { trace, breaches } = await runPlan(scene('put right during a pause', { chat: true, steps }))
    expect(trace.all.some((one) => one.kind === 'socket' && one.is === 'closed')).toBe(true)
    expect(breaches).toEqual([])
  })

  it('asks what became of an intent each minute, also where the clock is put right by hours meanwhile', async () => {
    const steps = [
      // No answer to these puts the clock right.
      { fault: 'rest.garden.unlock', with: { kind: 'drop', times: 1 } },
      { fault: 'rest.system.intent', with: { kind: 'drop', times: 9 } },
      { fault: 'rest.garden.log', with: { kind: 'drop', times: 9 } },
      {
        say: 'gardenSlot.unlockRequested',
        to: 'garden-slot/magic-1',
        with: { endpoint: 'garden.unlock', request: { slotId: 'magic-1' } },
      },
      { advance: '3m' },
      { fault: 'device.clock', with: { wrongBy: '3h' } },
      { advance: '1m' },
      { say: 'verificationCode.sendRequested', to: 'verification-code/login', with: { phone: '13800000000' } },
    ]
    const { trace } = await runPlan(scene('put right while it is unknown', { steps }))
    const requests = trace.all.filter((one) => one.kind === 'request')
    const { at: put } = requests.find(({ name }) => name === 'session.sendSms')!
    const asked = requests.filter(({ name, at }) => name === 'system.intent' && at > put && at <= put + 60_000)
    expect(asked.length).toBeGreaterThan(0)
  })
})
