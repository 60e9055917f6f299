import type { AppSystem } from '#src/app/system.ts'
import type { Recorder } from './recorder.ts'

/** Followers of streams that are not there yet. */
export interface Latecomers {
  readonly subscribe: AppSystem['subscribe']
  /** An actor has come: whoever follows one that is there now is told. */
  arrived(): void
}

/**
 * A page that speaks opens what it follows first; one that is silent follows what a step of the run opens later, and would never hear
 * of it.
 */
export function latecomers(system: Pick<AppSystem, 'subscribe' | 'observe'>): Latecomers {
  const waiting = new Set<{ readonly stream: string; readonly begin: () => void }>()
  return {
    subscribe: (stream, changed) => {
      let stop = system.subscribe(stream, changed)
      if (system.observe(stream)) return () => stop()
      const one = {
        stream,
        begin: () => {
          stop()
          stop = system.subscribe(stream, changed)
          changed()
        },
      }
      waiting.add(one)
      return () => {
        waiting.delete(one)
        stop()
      }
    },
    arrived: () => {
      for (const one of waiting)
        if (system.observe(one.stream)) {
          waiting.delete(one)
          one.begin()
        }
    },
  }
}

/**
 * The app's door with somebody who writes down what comes through it. While it is shut nothing does: a run that is played again says
 * itself what its pages said.
 */
export function watchedDoor(
  system: AppSystem,
  recorder: Recorder,
  isShut: () => boolean,
  subscribe = system.subscribe,
): AppSystem {
  const heard = (stream: string, fact: { readonly type: string }, pass: () => void): void => {
    if (isShut()) return
    recorder.said(stream, fact as never)
    pass()
  }
  return {
    ...system,
    subscribe,
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
