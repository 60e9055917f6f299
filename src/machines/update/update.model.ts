import type { MachineModel, MachineView } from '../model.ts'
import type { UpdateContext } from './update.machine.ts'

type View = MachineView<UpdateContext>

const failure = { reason: 'network', message: '无网络连接,请检查网络设置...' }
const release = { version: '1.1.0', message: '新增拍卖', url: 'https://example.com/app.apk' }

/** What the native check answers: versions to compare (lc:update-native) and bundle numbers (lc:update-reload). */
const answered = (localVersion: string, appVersion: string, versionNumber = 1039) => ({
  appVersion,
  isForce: false,
  updateUrl: 'https://example.com/full.apk',
  wgetUrl: 'https://example.com/hot.wgt',
  versionNumber,
  localVersion,
  localCode: 1039,
})

const isIn = (view: View, state: string): boolean => view.states.includes(state)
const isRunning = (view: View, id: string): boolean => view.running.some((effect) => effect.id === id)

export const updateModel: MachineModel<UpdateContext> = {
  id: 'update',
  start: Date.UTC(2026, 2, 1),
  inputs: { fresh: { reloadedFor: 0 }, reloaded: { reloadedFor: 1040 } },
  alphabet: {
    'update.checkRequested': { by: 'app', classes: { '': {} } },
    'update.required': { by: 'server', classes: { '': {} } },
    'update.modalClosed': { by: 'user', classes: { '': {} } },
    'update.nativeCheckRequested': { by: 'user', classes: { '': {} } },
    'checkServer.succeeded': {
      by: 'effect',
      effect: 'checkServer',
      classes: {
        newer: { ...release, newer: true, forced: false },
        forced: { ...release, newer: true, forced: true },
        same: { ...release, newer: false, forced: false },
      },
    },
    'checkServer.failed': { by: 'effect', effect: 'checkServer', classes: { '': { failure } } },
    'checkNative.succeeded': {
      by: 'effect',
      effect: 'checkNative',
      classes: {
        minorLower: answered('1.0.39', '1.1'),
        majorLower: answered('1.0.39', '2.0.0'),
        patchLower: answered('1.0.9', '1.0.10'),
        equal: answered('1.0', '1.0.0'),
        higher: answered('2.0.0', '1.9.40'),
        oldBundle: answered('1.0.39', '1.0.39', 1040),
        oldBundleAndPatch: answered('1.0.39', '1.0.40', 1041),
        newBundle: answered('1.0.39', '1.0.39', 1038),
      },
    },
    'checkNative.failed': { by: 'effect', effect: 'checkNative', classes: { '': { failure } } },
  },
  abstract: (context) => ({
    shown: context.shown,
    requiredOnce: context.requiredOnce,
    modal: context.modal?.forced ?? null,
    reloadedFor: context.reloadedFor,
  }),
  laws: {
    state: [
      {
        id: 'UPD-L1',
        says: 'the modal is on screen exactly in modalShown',
        holds: (view) => isIn(view, 'server.modalShown') === (view.context.modal !== null),
      },
      {
        id: 'UPD-L2',
        says: 'what is on screen has been opened in this run',
        holds: (view) => view.context.modal === null || view.context.shown,
      },
      {
        id: 'UPD-L3',
        says: 'a server check runs exactly while checking',
        holds: (view) => isIn(view, 'server.checking') === isRunning(view, 'checkServer'),
      },
      {
        id: 'UPD-L4',
        says: 'a native check runs exactly while comparing',
        holds: (view) => isIn(view, 'native.comparing') === isRunning(view, 'checkNative'),
      },
      {
        id: 'UPD-L5',
        says: 'an upgrade knows where its package is',
        holds: (view) =>
          !(isIn(view, 'native.fullUpgrade') || isIn(view, 'native.hotUpdate')) || view.context.native !== null,
      },
    ],
    trace: [
      {
        id: 'UPD-T1',
        says: 'the modal opens at most once in a run (A-08)',
        holds: (trace) =>
          trace.filter((step) => step.before.context.modal === null && step.after.context.modal !== null).length <= 1,
      },
      {
        id: 'UPD-T2',
        says: 'code 3304 triggers at most one check in a run (A-08)',
        holds: (trace) =>
          trace.filter(
            (step) => step.fact.type === 'update.required' && step.out.some((output) => output.name === 'checkServer'),
          ).length <= 1,
      },
      {
        id: 'UPD-T3',
        says: 'the page reloads at most once in a run, and only for a greater versionNumber',
        holds: (trace) => {
          const reloads = trace.filter((step) => step.out.some((output) => output.name === 'reloadPage'))
          return (
            reloads.length <= 1 &&
            reloads.every(({ fact }) => Number(fact['versionNumber']) > Number(fact['localCode']))
          )
        },
      },
      {
        id: 'UPD-T4',
        says: 'a forced modal stays',
        holds: (trace) =>
          trace.every((step) => step.before.context.modal?.forced !== true || step.after.context.modal !== null),
      },
    ],
  },
}
