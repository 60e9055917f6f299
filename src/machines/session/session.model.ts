import { fieldsOf } from '#src/domain/unknown.ts'
import type { FactEntry, MachineModel, MachineView, TraceStep } from '../model.ts'
import type { SessionContext, SessionUser } from './session.machine.ts'

type View = MachineView<SessionContext>
type Step = TraceStep<SessionContext>

const user: SessionUser = { userId: 'u1', nickname: '林深', avatar: '', phone: '13800000000', role: 'user' }
const failure = { reason: 'rejected', message: '验证码错误' }
const offline = { reason: 'network', message: '无网络连接,请检查网络设置...' }
const phone = '13800000000'

/** Everything that must never be seen once its effect has ended. */
const secrets = { code: 'secret-code', password: 'secret-password' }

const answer = (effect: string, classes: FactEntry<SessionContext>['classes']): FactEntry<SessionContext> => ({
  by: 'effect',
  effect,
  classes,
})

const isIn = (view: View, state: string): boolean =>
  view.states.some((active) => active === state || active.startsWith(`${state}.`))
const isRunning = (view: View, id: string): boolean => view.running.some((effect) => effect.id === id)
const relaunches = (step: Step, href?: string): boolean =>
  step.out.some(
    ({ name, with: payload }) =>
      /^navigation\.(relaunchRequested|signInRequired)$/.test(name) &&
      (href === undefined || fieldsOf(payload)['href'] === href),
  )
const login = '/pages/login/login/index'

/** Which effect runs in which state, and in no other. */
const effectOf: Readonly<Record<string, string>> = {
  'signedOut.signingIn': 'signIn',
  'signedOut.registering': 'register',
  'signedOut.resettingPassword': 'resetPassword',
  'signedIn.token.refreshing': 'refresh',
  'signedIn.account.signingOut': 'signOut',
  'signedIn.account.deletingAccount': 'deleteAccount',
  invalidated: 'grace',
}

/** What ends in everything being cleared. */
const leaving = ['signedIn.account.signingOut', 'signedIn.account.deletingAccount', 'invalidated']

export const sessionModel: MachineModel<SessionContext> = {
  id: 'session',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    'session.signInRequested': {
      by: 'user',
      classes: {
        code: { method: 'code', phone, code: secrets.code },
        password: { method: 'password', phone, password: secrets.password },
      },
    },
    'session.registerRequested': { by: 'user', classes: { '': { phone, ...secrets } } },
    'session.passwordResetRequested': { by: 'user', classes: { '': { phone, ...secrets } } },
    'session.signOutRequested': { by: 'user', classes: { '': {} } },
    'session.deletionRequested': { by: 'user', classes: { '': { code: secrets.code } } },
    'session.failureDismissed': { by: 'user', classes: { '': {} } },
    'session.tokenRejected': { by: 'server', classes: { '': {} } },
    'session.expired': { by: 'server', classes: { '': {} } },
    'session.invalidated': {
      by: 'server',
      classes: {
        40301: { code: 40301, message: 'login invalid', atLogin: false },
        3302: { code: 3302, message: '您的账号已在其他设备登录', atLogin: false },
        3303: { code: 3303, message: '账号已被停用', atLogin: false },
        silent: { code: 3303, message: '', atLogin: false },
        atLogin: { code: 3302, message: '您的账号已在其他设备登录', atLogin: true },
      },
    },
    'session.profileChanged': { by: 'app', classes: { '': { user: { nickname: '改过的名字' } } } },
    'session.credentialsMissing': { by: 'app', classes: { '': {} } },
    'signIn.succeeded': answer('signIn', { '': { user } }),
    'signIn.failed': answer('signIn', { '': { failure }, offline: { failure: offline } }),
    'register.succeeded': answer('register', { '': { user } }),
    'register.failed': answer('register', { '': { failure } }),
    'resetPassword.succeeded': answer('resetPassword', { '': {} }),
    'resetPassword.failed': answer('resetPassword', { '': { failure } }),
    'refresh.succeeded': answer('refresh', { '': {} }),
    'refresh.unreached': answer('refresh', { '': {} }),
    'refresh.failed': answer('refresh', { '': { failure } }),
    'signOut.succeeded': answer('signOut', { '': {} }),
    'signOut.failed': answer('signOut', { '': { failure: offline } }),
    'deleteAccount.succeeded': answer('deleteAccount', { '': {} }),
    'deleteAccount.failed': answer('deleteAccount', { '': { failure } }),
  },
  waived: {
    'session.signedIn|session.expired|1':
      'a sign-in resets the jump flag, so a signed-in session never carries it (SES-L5)',
  },
  abstract: (context) => ({
    user: context.user?.nickname ?? null,
    jumped: context.jumped,
    failure: context.failure?.reason ?? null,
    request: context.request !== null,
    relaunchAt: context.relaunchAt !== null,
    ended: context.ended,
  }),
  laws: {
    state: [
      {
        id: 'SES-L1',
        says: 'signed in means that the user is known',
        holds: (view) => !isIn(view, 'signedIn') || view.context.user !== null,
      },
      {
        id: 'SES-L2',
        says: 'signed out means that nobody is known',
        holds: (view) => !isIn(view, 'signedOut') || view.context.user === null,
      },
      {
        id: 'SES-L3',
        says: 'an effect runs exactly in its own state: one refresh at a time, none elsewhere',
        holds: (view) => Object.entries(effectOf).every(([state, id]) => isIn(view, state) === isRunning(view, id)),
      },
      {
        id: 'SES-L4',
        says: 'a relaunch is due exactly while the login is invalid, at the instant that is awaited',
        holds: (view) => {
          const { at = null } = fieldsOf(view.running.find((effect) => effect.id === 'grace')?.input)
          return at === view.context.relaunchAt
        },
      },
      {
        id: 'SES-L5',
        says: 'a signed-in session does not carry the jump flag (A-01)',
        holds: (view) => !isIn(view, 'signedIn') || !view.context.jumped,
      },
      {
        id: 'SES-L6',
        says: 'a code or password is kept only while the effect that needs it runs',
        holds: (view) => {
          const text = JSON.stringify(view.context)
          return (
            view.running.some((effect) => effect.id !== 'grace') ||
            !Object.values(secrets).some((secret) => text.includes(secret))
          )
        },
      },
      {
        id: 'SES-L7',
        says: 'nothing is shown as failed while the attempt that replaces it runs',
        holds: (view) =>
          !['signingIn', 'registering', 'resettingPassword'].some((state) => isIn(view, `signedOut.${state}`)) ||
          view.context.failure === null,
      },
      {
        id: 'SES-L9',
        says: 'whose session has ended is known while nobody is signed in, and then only (SES-11)',
        holds: (view) => view.context.ended === null || view.context.user === null,
      },
      {
        id: 'SES-L8',
        says: 'what was asked for is remembered exactly while the effect that does it runs',
        holds: (view) => {
          const asked = view.running.find((effect) =>
            ['signIn', 'register', 'resetPassword', 'deleteAccount'].includes(effect.id),
          )
          return JSON.stringify(asked?.input ?? null) === JSON.stringify(view.context.request)
        },
      },
    ],
    step: [
      {
        id: 'SES-S1',
        says: 'who was leaving and is signed out has left nothing that is stored, however the session has ended (SES-5)',
        holds: ({ before, after, out }) =>
          !leaving.some((state) => isIn(before, state)) ||
          !isIn(after, 'signedOut') ||
          out.some(({ name }) => name === 'clearEverything'),
      },
    ],
    trace: [
      {
        id: 'SES-T1',
        says: 'code 510 leads to the login page at most once between two sign-ins (A-01)',
        holds: (trace) => {
          let jumps = 0
          return trace.every((step) => {
            if (/^(signIn|register)\.succeeded$/.test(step.fact.type)) jumps = 0
            if (step.fact.type === 'session.expired' && relaunches(step)) jumps += 1
            return jumps <= 1
          })
        },
      },
      {
        id: 'SES-T2',
        says: 'the session toast stands exactly one second before everything is cleared (A-09)',
        holds: (trace) =>
          trace.every((step, index) => {
            if (!step.out.some((output) => output.name === 'clearEverything') || !isIn(step.before, 'invalidated'))
              return true
            const toast = trace
              .slice(0, index)
              .findLast((earlier) => earlier.out.some((output) => output.name === 'toast.shown'))
            return toast !== undefined && step.fact.at - toast.fact.at === 1000 && relaunches(step, login)
          }),
      },
      {
        id: 'SES-T3',
        says: 'whoever loses the session is sent to the login page, unless there, and whatever is cleared is gone before that',
        holds: (trace) =>
          trace.every((step) => {
            const names = step.out.map((output) => output.name)
            const sent = names.findIndex((name) => /^navigation\.(relaunchRequested|signInRequired)$/.test(name))
            const cleared = names.findIndex((name) => name === 'clearCredentials' || name === 'clearEverything')
            const isLost = step.before.context.user !== null && step.after.context.user === null
            const isThere = step.fact.type === 'session.invalidated' && step.fact['atLogin'] === true
            const isSent = sent !== -1 || isThere
            return (!isLost || (cleared !== -1 && isSent)) && (cleared === -1 || isThere || cleared < sent)
          }),
      },
      {
        id: 'SES-T4',
        says: 'facts told are stamped with the instant of the fact that caused them',
        holds: (trace) =>
          trace.every((step) =>
            step.out.every(({ kind, with: payload }) => kind !== 'tell' || fieldsOf(payload)['at'] === step.fact.at),
          ),
      },
      {
        id: 'SES-T5',
        says: 'who has signed in is led on only with credentials that are kept (docs/decisions/0033)',
        holds: (trace) =>
          trace.every((step) => {
            const names = step.out.map((output) => output.name)
            const led = names.indexOf('navigation.signedIn')
            return led === -1 || names.slice(0, led).includes('storeCredentials')
          }),
      },
    ],
  },
}
