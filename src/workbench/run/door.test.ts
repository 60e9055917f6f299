import { expect, it } from 'vitest'
import type { AppSystem } from '#src/app/system.ts'
import { watchedDoor } from './door.ts'
import type { Recorder } from './recorder.ts'

/** Every way into an app, with what the recorder is to write down of it. */
const ways: readonly (readonly [way: string, come: (door: AppSystem) => void, written: string])[] = [
  ['say', (door) => door.say('session', { type: 'session.signOutRequested' }), 'session session.signOutRequested'],
  ['relay', (door) => door.relay('session', { type: 'session.x' } as never), 'session session.x'],
  ['openResource', (door) => door.openResource('resource/a', {} as never), 'resource/a resource.opened'],
  ['openForm', (door) => door.openForm('submission/a', 'a' as never), 'submission/a submission.opened'],
  ['openConversation', (door) => door.openConversation('chat:a'), 'im-conversation/chat:a imConversation.opened'],
  ['openChunk', (door) => door.openChunk('home/home' as never), 'chunk/home/home chunk.opened'],
]

it.each(ways)(
  'what comes by %s is written down and let in, and neither while the door is shut',
  (way, come, written) => {
    const passed: string[] = []
    const told: string[] = []
    let isShut = true
    const pass = (name: string) => () => void passed.push(name)
    const system = Object.fromEntries(ways.map(([name]) => [name, pass(name)])) as unknown as AppSystem
    const recorder = { said: (stream, { type }) => void told.push(`${stream} ${type}`) } as Recorder
    const door = watchedDoor(system, recorder, () => isShut)
    come(door)
    expect([passed, told]).toEqual([[], []])
    isShut = false
    come(door)
    expect([passed, told]).toEqual([[way], [written]])
  },
)
