import { expect, it } from 'vitest'
import { type AnyStateMachine, createActor, fromCallback } from 'xstate'
import { contactMachine } from './contact/contact.machine.ts'
import { groupMachine } from './group/group.machine.ts'
import { imPeopleMachine } from './im-people/im-people.machine.ts'
import { presenceMachine } from './presence/presence.machine.ts'
import { silentModeMachine } from './silent-mode/silent-mode.machine.ts'
import { threadMachine } from './thread/thread.machine.ts'

interface Done {
  readonly operation: string
  readonly input: object
  readonly result: unknown
}
/** What a machine is told: that something it asked for was done, or a fact of the server. */
type Told = Done | { readonly heard: object }

/** What a machine knows after all of this. */
function known(machine: AnyStateMachine, id: string, told: readonly Told[]): unknown {
  const silent = fromCallback(() => undefined)
  const actor = createActor(machine.provide({ actors: { operate: silent as never } })).start()
  for (const one of told)
    if ('heard' in one) actor.send({ type: `${id}.eventArrived`, ...one.heard, at: 9 } as never)
    else {
      const { operation, input, result } = one
      actor.send({ type: `${id}.operationRequested`, operation, input, at: 9 } as never)
      actor.send({ type: 'operate.succeeded', result, at: 9 } as never)
    }
  return actor.getSnapshot().context.data
}

const done = (operation: string, input: object, result: unknown): Done => ({ operation, input, result })
const group = { id: 'g', kind: 'group' }
const inGroup = (operation: string, more: object): Told => ({
  heard: { group: { ...group, operation, name: '', from: 'bob', to: [], reason: '', at: 9, ...more } },
})
const thread = { operation: 'update', id: 't', name: '', parentId: '', messageId: '', user: '', at: 9 }
const info = (result: object): Told => done('info', group, result)
const online = (user: string) => ({ user, description: '', devices: [], at: 9 })

/** Two parts of one thing, or two things of one kind, and what shows that both are known. */
type TwoParts = readonly [what: string, machine: AnyStateMachine, id: string, one: Told, other: Told, shows: RegExp[]]
const rows: readonly TwoParts[] = [
  ['details of a group', groupMachine, 'group', info({ custom: 'red' }), info({ public: true }), [/red/, /public/]],
  [
    'details that are heard of',
    groupMachine,
    'group',
    inGroup('update', { detail: { custom: 'red' } }),
    info({ public: true }),
    [/red/, /public/],
  ],
  [
    'details that one has changed oneself',
    groupMachine,
    'group',
    done('update', { ...group, ext: 'red' }, null),
    inGroup('update', { detail: { description: 'wide' } }),
    [/red/, /wide/],
  ],
  [
    'attributes of a room',
    groupMachine,
    'group',
    inGroup('setMetadata', { attributes: { colour: 'red' } }),
    inGroup('setMetadata', { attributes: { size: 'wide' } }),
    [/red/, /wide/],
  ],
  [
    'who is muted, and until when',
    groupMachine,
    'group',
    done('mute', { ...group, usernames: ['bob'] }, [{ user: 'bob', expire: 71 }]),
    done('mute', { ...group, usernames: ['carol'] }, [{ user: 'carol', expire: 72 }]),
    [/"bob"/, /"carol"/, /71/, /72/],
  ],
  [
    'pages of members',
    groupMachine,
    'group',
    done('members', group, [{ owner: 'bob' }]),
    done('members', group, [{ member: 'carol' }]),
    [/bob/, /carol/],
  ],
  ['two groups', groupMachine, 'group', info({ name: 'red' }), done('info', { ...group, id: 'h' }, {}), [/"g"/, /"h"/]],
  [
    'a profile',
    imPeopleMachine,
    'imPeople',
    done('updateProfile', { user: 'bob', changes: { sign: 'red' } }, null),
    done('updateProfile', { user: 'bob', changes: { birth: 'wide' } }, { birth: 'wide' }),
    [/red/, /wide/],
  ],
  [
    'two people',
    imPeopleMachine,
    'imPeople',
    done('profile', { users: ['bob'] }, { bob: { nickname: 'red' } }),
    done('profile', { users: ['carol'] }, { carol: { nickname: 'wide' } }),
    [/red/, /wide/],
  ],
  [
    'a thread',
    threadMachine,
    'thread',
    { heard: { thread: { ...thread, name: 'red' } } },
    done('detail', { id: 't' }, { parentId: 'wide' }),
    [/red/, /wide/],
  ],
  [
    'two threads',
    threadMachine,
    'thread',
    done('joined', {}, { items: [{ id: 't', name: 'red' }] }),
    done('inGroup', {}, { items: [{ id: 'u', name: 'wide' }] }),
    [/red/, /wide/],
  ],
  [
    'silence of two conversations',
    silentModeMachine,
    'silentMode',
    done('set', { conversation: 'chat:bob' }, { type: 'red' }),
    done('list', {}, { group: { g: { type: 'wide' } } }),
    [/red/, /wide/],
  ],
  [
    'silence and language',
    silentModeMachine,
    'silentMode',
    done('getLanguage', {}, { language: 'red' }),
    done('get', { conversation: '' }, { type: 'wide' }),
    [/red/, /wide/],
  ],
  [
    'who is followed, and until when',
    presenceMachine,
    'presence',
    done('subscribe', { usernames: ['bob'], expiry: 60 }, [online('bob')]),
    done('subscribe', { usernames: ['carol'], expiry: 60 }, [online('carol')]),
    [/"until":\{[^}]*"bob"/, /"until":\{[^}]*"carol"/],
  ],
  [
    'whom one has blocked',
    contactMachine,
    'contact',
    done('ban', { user: 'bob' }, null),
    done('ban', { user: 'carol' }, null),
    [/bob/, /carol/],
  ],
]

it.each(rows)('%s: told in two parts, in any order, both are known', (_, machine, id, one, other, shows) => {
  for (const told of [
    [one, other],
    [other, one],
  ]) {
    const text = JSON.stringify(known(machine, id, told))
    for (const part of shows) expect(text).toMatch(part)
  }
})
