import { assign, emit, setup } from 'xstate'
import { compareVersions, needsReload } from '#src/domain/version.ts'
import { type Failure, port, type Said, said, types } from '../port.ts'
import { places } from '../places.ts'

export interface ServerVersion {
  readonly newer: boolean
  readonly version: string
  readonly forced: boolean
  readonly message: string
  readonly url: string
}

export interface NativeVersion {
  readonly appVersion: string
  readonly isForce: boolean
  readonly updateUrl: string
  readonly wgetUrl: string
  readonly versionNumber: number
  readonly localVersion: string
  readonly localCode: number
}

export type UpdateFact =
  | Said<'update.checkRequested' | 'update.required' | 'update.modalClosed' | 'update.nativeCheckRequested'>
  | Said<'checkServer.succeeded', ServerVersion>
  | Said<'checkNative.succeeded', NativeVersion>
  | Said<'checkServer.failed' | 'checkNative.failed', { failure: Failure }>

export interface UpdateContext {
  /** The modal has been opened in this run; it is opened once. */
  readonly shown: boolean
  /** A code 3304 has triggered its check in this run. */
  readonly requiredOnce: boolean
  /** The modal on screen, or null. */
  readonly modal: Omit<ServerVersion, 'newer'> | null
  readonly native: NativeVersion | null
  /** The server's versionNumber for which this run has already reloaded. */
  readonly reloadedFor: number
}

const compared = (event: UpdateFact) => {
  const { localVersion, appVersion } = said(event, 'checkNative.succeeded')
  return compareVersions(localVersion, appVersion)
}

/**
 * Whether a newer release exists: the server check that opens the update modal once per run, the native comparison that chooses
 * full package or hot update, and the reload check (marketplace §4; lc:update-server, lc:update-native, lc:update-reload).
 */
export const updateMachine = setup({
  types: types<{
    context: UpdateContext
    events: UpdateFact
    emitted: { type: 'navigation.pushRequested'; href: string; at: number }
    input: { reloadedFor?: number } | undefined
  }>(),
  actors: {
    checkServer: port<object>('update.checkServer'),
    checkNative: port<object>('update.checkNative'),
  },
  guards: {
    isFirstRequirement: ({ context }) => !context.requiredOnce,
    opensModal: ({ context, event }) =>
      said(event, 'checkServer.succeeded').newer && !context.shown && context.modal === null,
    mayClose: ({ context }) => context.modal !== null && !context.modal.forced,
    isBehindByMajorOrMinor: ({ event }) => compared(event) === 'full',
    isBehindByPatch: ({ event }) => compared(event) === 'hot',
    isOldBundle: ({ context, event }) => {
      const { versionNumber, localCode } = said(event, 'checkNative.succeeded')
      return needsReload(versionNumber, localCode) && versionNumber > context.reloadedFor
    },
  },
  actions: {
    markRequired: assign({ requiredOnce: true }),
    showModal: assign({
      shown: true,
      modal: ({ event }) => {
        const { version, forced, message, url } = said(event, 'checkServer.succeeded')
        return { version, forced, message, url }
      },
    }),
    closeModal: assign({ modal: null }),
    rememberNative: assign({
      native: ({ event }) => {
        const { type: _type, at: _at, ...native } = said(event, 'checkNative.succeeded')
        return native
      },
    }),
    markReloaded: assign({ reloadedFor: ({ event }) => said(event, 'checkNative.succeeded').versionNumber }),
    /** Reloads the page; the service notes for which version, so that an old bundle never loops. */
    reloadPage: (_, _params: { versionNumber: number }) => undefined,
    tellUpdatePage: emit(
      ({ event }) => ({ type: 'navigation.pushRequested', href: places.update, at: event.at }) as const,
    ),
  },
}).createMachine({
  id: 'update',
  context: ({ input }) => ({
    shown: false,
    requiredOnce: false,
    modal: null,
    native: null,
    reloadedFor: input?.reloadedFor ?? 0,
  }),
  type: 'parallel',
  states: {
    server: {
      initial: 'unchecked',
      states: {
        unchecked: {
          on: {
            'update.checkRequested': { target: 'checking' },
            'update.required': { guard: 'isFirstRequirement', target: 'checking', actions: 'markRequired' },
          },
        },
        checking: {
          invoke: { src: 'checkServer', id: 'checkServer', input: {} },
          on: {
            'checkServer.succeeded': [
              { guard: 'opensModal', target: 'modalShown', actions: 'showModal' },
              { target: 'checked' },
            ],
            'checkServer.failed': { target: 'checked' },
            'update.required': { actions: 'markRequired' },
          },
        },
        modalShown: {
          on: { 'update.modalClosed': { guard: 'mayClose', target: 'checked', actions: 'closeModal' } },
        },
        checked: {
          on: { 'update.required': { guard: 'isFirstRequirement', target: 'checking', actions: 'markRequired' } },
        },
      },
    },
    native: {
      initial: 'unchecked',
      states: {
        unchecked: { on: { 'update.nativeCheckRequested': { target: 'comparing' } } },
        comparing: {
          invoke: { src: 'checkNative', id: 'checkNative', input: {} },
          on: {
            'checkNative.succeeded': [
              { guard: 'isBehindByMajorOrMinor', target: 'fullUpgrade', actions: ['rememberNative', 'tellUpdatePage'] },
              { guard: 'isBehindByPatch', target: 'hotUpdate', actions: ['rememberNative', 'tellUpdatePage'] },
              { target: 'upToDate', actions: 'rememberNative' },
            ],
            'checkNative.failed': { target: 'failed' },
          },
        },
        fullUpgrade: { on: { 'update.nativeCheckRequested': { target: 'comparing' } } },
        hotUpdate: { on: { 'update.nativeCheckRequested': { target: 'comparing' } } },
        upToDate: { on: { 'update.nativeCheckRequested': { target: 'comparing' } } },
        failed: { on: { 'update.nativeCheckRequested': { target: 'comparing' } } },
      },
    },
    reload: {
      initial: 'running',
      states: {
        running: {
          on: {
            'checkNative.succeeded': {
              guard: 'isOldBundle',
              target: 'reloading',
              actions: [
                'markReloaded',
                { type: 'reloadPage', params: ({ event }) => ({ versionNumber: event.versionNumber }) },
              ],
            },
          },
        },
        reloading: {},
      },
    },
  },
})
