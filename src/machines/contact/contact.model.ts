import { fieldsOf } from '#src/domain/unknown.ts'
import type { ContactEvent } from '#src/contract/im/client.ts'
import { operationsModel } from '../operations.model.ts'
import type { Contacts } from './contact.machine.ts'

const user = 'bob'
const event = (name: ContactEvent['event']) => ({ contact: { event: name, user, reason: '', at: 1 } })
const ask = (operation: string) => ({ operation, input: { user } })

/** What can happen between this person and another (CON-… in contact.rules.md). */
export const contactModel = operationsModel<Contacts>({
  id: 'contact',
  prefix: 'contact',
  unheard: ['changed'],
  order: 'CTC-1',
  operations: {
    add: ask('add'),
    accept: ask('accept'),
    decline: ask('decline'),
    remove: ask('remove'),
    ban: ask('ban'),
    allow: ask('allow'),
  },
  events: {
    'contact.eventArrived': {
      by: 'server',
      classes: {
        invited: event('invited'),
        added: event('added'),
        agreed: event('agreed'),
        refused: event('refused'),
        deleted: event('deleted'),
        blocks: event('blocklistChanged'),
      },
      when: (view) => view.context.operations.length < 2,
    },
  },
  results: { '': { contacts: ['carol'], blocked: ['dave'] } },
  abstract: (data) => ({
    isLoaded: data.isLoaded,
    isContact: data.contacts.includes(user),
    isBlocked: data.blocked.includes(user),
    received: data.received.length,
    sent: data.sent.length,
    refused: data.refusedBy.length,
  }),
  state: [
    {
      id: 'CTC-2',
      says: 'who is a contact has no invitation open, sent before or received before',
      holds: ({ context }) => new Set(context.data.contacts).size === context.data.contacts.length,
    },
    {
      id: 'CTC-3',
      says: 'a person is invited and blocked once at most',
      holds: ({ context }) => context.data.received.length <= 1 && context.data.sent.length <= 1,
    },
  ],
  step: [
    {
      id: 'CTC-4',
      says: 'agreed and added make a contact and end the invitation; refused ends it; deleted ends the contact (A-40, A-68)',
      holds: ({ fact, after }) => {
        const told = fieldsOf(fact['contact'])['event']
        const { contacts, received, sent } = after.context.data
        const isOpen = received.some((one) => one.user === user) || sent.some((one) => one.user === user)
        if (told === 'agreed' || told === 'added') return contacts.includes(user) && !isOpen
        if (told === 'refused') return !isOpen
        return told !== 'deleted' || !contacts.includes(user)
      },
    },
    {
      id: 'CTC-5',
      says: 'a changed block list is asked for again',
      holds: ({ fact, after }) =>
        fieldsOf(fact['contact'])['event'] !== 'blocklistChanged' ||
        after.context.operations.at(-1)?.operation === 'load',
    },
  ],
})
