import type { AppSystem } from '#src/app/system.ts'
import type { Recorder } from './recorder.ts'

/**
 * The app's door with somebody who writes down what comes through it. While it is shut nothing does: a run that is played again says
 * itself what its pages said.
 */
export function watchedDoor(system: AppSystem, recorder: Recorder, isShut: () => boolean): AppSystem {
  const heard = (stream: string, fact: { readonly type: string }, pass: () => void): void => {
    if (isShut()) return
    recorder.said(stream, fact as never)
    pass()
  }
  return {
    ...system,
    // An accessor of the role stays one.
    get role() {
      return system.role
    },
    say: (stream, fact) => heard(stream, fact as never, () => system.say(stream, fact)),
    relay: (stream, fact) => heard(stream, fact, () => system.relay(stream, fact)),
    openResource: (stream, input) =>
      heard(stream, { type: 'resource.opened', ...(input as object) }, () => system.openResource(stream, input)),
    openForm: (stream, form, values) =>
      heard(stream, { type: 'submission.opened', form, ...(values ? { values } : {}) } as never, () =>
        system.openForm(stream, form, values),
      ),
    openConversation: (key) =>
      heard(`im-conversation/${key}`, { type: 'imConversation.opened' }, () => system.openConversation(key)),
    openChunk: (page) => heard(`chunk/${page}`, { type: 'chunk.opened' }, () => system.openChunk(page)),
  }
}
