import { expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import type { ContactEvent } from '#src/contract/im/client.ts'
import { contactMachine, type Contacts } from './contact.machine.ts'

/** What is known after these events, by somebody else or by this person on another device. */
function after(...events: readonly (readonly [ContactEvent['event'], isOwn?: true])[]): Contacts {
  const [start] = initialTransition(contactMachine)
  return events.reduce((state, [event, isOwn]) => {
    const contact = { event, user: 'bob', reason: '你好', at: 1, ...(isOwn && { isOwn }) }
    return transition(contactMachine, state, { type: 'contact.eventArrived', contact, at: 1 } as never)[0]
  }, start).context.data
}

it('CTC-6 what this person has done on another device is done here, and nobody else is said to have done it', () => {
  const invitation = { user: 'bob', reason: '你好', at: 1 }
  expect(after(['invited', true])).toMatchObject({ sent: [invitation], received: [] })
  expect(after(['invited'])).toMatchObject({ sent: [], received: [invitation] })
  expect(after(['invited'], ['refused', true])).toMatchObject({ received: [], refusedBy: [] })
  expect(after(['invited', true], ['refused'])).toMatchObject({ sent: [], refusedBy: ['bob'] })
  expect(after(['invited'], ['added', true])).toMatchObject({ received: [], contacts: ['bob'] })
  expect(after(['invited'], ['added'], ['deleted', true])).toMatchObject({ contacts: [], refusedBy: [] })
})
