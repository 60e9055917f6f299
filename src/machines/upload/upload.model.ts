import { fieldsOf, rowsOf } from '#src/domain/unknown.ts'
import type { MachineModel, MachineView } from '../model.ts'
import type { UploadContext } from './upload.machine.ts'

type View = MachineView<UploadContext>

const isIn = (view: View, state: string): boolean => view.states.includes(state)
const file = (change: object = {}) => ({ ref: 'file-1', name: 'a.png', size: 1000, type: 'image/png', ...change })

/** What can happen around an upload, and what holds whatever happens (UPL-… in upload.rules.md). */
export const uploadModel: MachineModel<UploadContext> = {
  id: 'upload',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    'upload.picked': {
      by: 'user',
      classes: {
        fit: { files: [file()] },
        other: { files: [file({ ref: 'file-2', type: 'image/webp' })] },
        none: { files: [] },
        two: { files: [file(), file()] },
        empty: { files: [file({ size: 0 })] },
        film: { files: [file({ type: 'video/mp4' })] },
      },
    },
    'upload.requested': { by: 'user', classes: { '': {} } },
    'upload.cancelled': { by: 'user', classes: { '': {} } },
    'send.succeeded': { by: 'effect', effect: 'send', classes: { '': { url: 'https://img.example.com/1.png' } } },
    'send.failed': {
      by: 'effect',
      effect: 'send',
      classes: { '': { failure: { reason: 'http', message: '服务器开小差了，请稍后再试' } } },
    },
  },
  abstract: (context) => ({
    file: context.file?.ref ?? null,
    hasUrl: context.url !== null,
    hasFailure: context.failure !== null,
  }),
  laws: {
    state: [
      {
        id: 'UPL-1',
        says: 'a picture is on its way exactly while uploading, and it is the picked one',
        holds: (view) => {
          const sent = view.running.find(({ id }) => id === 'send')
          const isPicked = fieldsOf(sent?.input)['ref'] === view.context.file?.ref
          return isIn(view, 'uploading') === (sent !== undefined) && (!sent || isPicked)
        },
      },
      {
        id: 'UPL-2',
        says: 'an address is there exactly when it is done, a file whenever there is something to send',
        holds: (view) =>
          isIn(view, 'done') === (view.context.url !== null) && isIn(view, 'idle') === (view.context.file === null),
      },
    ],
    step: [
      {
        id: 'UPL-3',
        says: 'what cannot be uploaded changes nothing but what is said about it',
        holds: ({ fact, before, after }) =>
          fact.type !== 'upload.picked' ||
          rowsOf(fact['files']).some(({ size, type }) => Number(size) > 0 && String(type).startsWith('image/')) ||
          (before.states.join() === after.states.join() && before.context.file === after.context.file),
      },
    ],
    trace: [],
  },
}
