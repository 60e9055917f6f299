import { assign, setup } from 'xstate'
import { type PickedFile, pickedProblem } from '#src/domain/file/picked-image.ts'
import { type Failure, port, type Said, said, types } from '../port.ts'

/** A picked image; `ref` is the place at which this tab holds its bytes. */
export interface KeptFile extends PickedFile {
  readonly ref: string
  /** Which call takes it: the customer's own pictures (§7, uploadPic, as when it is absent), or any other file (§7, fileUpload). */
  readonly to?: 'pictures' | 'files'
}

export type UploadFact =
  | Said<'upload.picked', { files: readonly KeptFile[] }>
  | Said<'upload.requested' | 'upload.cancelled'>
  | Said<'send.succeeded', { url: string }>
  | Said<'send.failed', { failure: Failure }>

export interface UploadContext {
  readonly file: KeptFile | null
  /** Where the picture lies at the server. */
  readonly url: string | null
  readonly failure: Failure | null
}

const files = (event: UploadFact): readonly KeptFile[] => said(event, 'upload.picked').files

/** One picked image on its way to the server (marketplace §5, §7; lc:image-upload; A-37). Bytes are never journaled, nor is this. */
export const uploadMachine = setup({
  types: types<{ context: UploadContext; events: UploadFact }>(),
  actors: { send: port<KeptFile>('upload.send') },
  guards: { isFit: ({ event }) => pickedProblem(files(event)) === undefined },
  actions: {
    keepFile: assign({ file: ({ event }) => files(event)[0]!, url: null, failure: null }),
    explain: assign({
      failure: ({ event }): Failure => ({ reason: 'unfit', message: pickedProblem(files(event)) ?? '' }),
    }),
    keepUrl: assign({ url: ({ event }) => said(event, 'send.succeeded').url }),
    rememberFailure: assign({ failure: ({ event }) => said(event, 'send.failed').failure }),
    forgetFailure: assign({ failure: null }),
    forgetAll: assign({ file: null, url: null, failure: null }),
  },
}).createMachine({
  id: 'upload',
  context: { file: null, url: null, failure: null },
  initial: 'idle',
  on: {
    'upload.picked': [{ guard: 'isFit', target: '.picked', actions: 'keepFile' }, { actions: 'explain' }],
    'upload.cancelled': { target: '.idle', actions: 'forgetAll' },
  },
  states: {
    idle: {},
    picked: { on: { 'upload.requested': { target: 'uploading', actions: 'forgetFailure' } } },
    uploading: {
      invoke: { src: 'send', id: 'send', input: ({ context }) => context.file! },
      on: {
        // One at a time: another one is picked when this one is through or taken back.
        'upload.picked': {},
        'send.succeeded': { target: 'done', actions: 'keepUrl' },
        'send.failed': { target: 'failed', actions: 'rememberFailure' },
      },
    },
    failed: { on: { 'upload.requested': { target: 'uploading', actions: 'forgetFailure' } } },
    done: {},
  },
})
