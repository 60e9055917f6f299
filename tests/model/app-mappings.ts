import { demoAccount } from '#mock/world/demo-account.ts'
import { appRelease } from '#src/domain/version.ts'
import type { Payload } from '#src/machines/model.ts'
import type { AppMapping, RunState, Spoiled } from './app-runner.ts'
import type { PathStep } from './tester/paths.ts'

type Outcomes = Readonly<Record<string, (run: RunState) => Spoiled | undefined>>

const answered = (data: unknown): Spoiled => ({ kind: 'code', code: 200, data })
const refused = (reason: string) => (): Spoiled => ({ kind: 'rejected', reason })
const offline = (): Spoiled => ({ kind: 'offline' })
const broken = (): Spoiled => ({ kind: 'status', status: 500 })

/** The world answers truly. */
const truly = (): undefined => undefined
/** The world answers truly when it knows the credentials; credentials that we made up get an answer that we made up. */
const trulyOr =
  (data: unknown) =>
  (run: RunState): Spoiled | undefined =>
    run.genuine ? undefined : answered(data)

const from =
  (outcomes: Outcomes): AppMapping['outcome'] =>
  (symbol, run) => {
    const bring = outcomes[symbol]
    if (!bring) throw new Error(`no way to bring about ${symbol}`)
    return bring(run)
  }

/** A registration cannot be true more than once for a phone number, so its answer is made up. */
const madeUpEntry = {
  token: 'made-up-token',
  validate: 'made-up',
  userId: '20001',
  expireTime: null,
  userInfo: {
    userId: '20001',
    phone: demoAccount.phone,
    nickname: '新藏友',
    avatar: '',
    role: 'customer',
    guardian: '',
    isSetPassword: true,
    hide: false,
    createTime: null,
  },
}

const entryEndpoints: Readonly<Record<string, string>> = {
  register: 'session.registerByVerificationCode',
  resetPassword: 'session.forgetPassword',
  refresh: 'session.refreshToken',
  signOut: 'session.userLogout',
  deleteAccount: 'session.logOff',
}

/** Said with the demonstration account's own secrets, which the world accepts. */
function withTrueSecrets({ type: _type, at: _at, ...payload }: PathStep['fact']): Payload {
  return {
    ...payload,
    ...('code' in payload ? { code: demoAccount.code } : {}),
    ...('password' in payload ? { password: demoAccount.password } : {}),
  }
}

const codes: Readonly<Record<string, number>> = { 'session.tokenRejected': 3301, 'session.expired': 510 }

export const sessionInApp: AppMapping = {
  stream: 'session',
  prelude: [],
  endpoint: (effect, cause) => {
    if (effect !== 'signIn') return entryEndpoints[effect] ?? effect
    return cause['method'] === 'code' ? 'session.loginByVerificationCode' : 'session.loginByPassword'
  },
  outcome: from({
    'signIn.succeeded': (run) => {
      run.genuine = true
      return undefined
    },
    'signIn.failed': refused('wrongCode'),
    'signIn.failed/offline': offline,
    'register.succeeded': (run) => {
      run.genuine = false
      return answered(madeUpEntry)
    },
    'register.failed': refused('alreadyRegistered'),
    'resetPassword.succeeded': truly,
    'resetPassword.failed': refused('wrongCode'),
    'refresh.succeeded': trulyOr('made-up-token-after-refresh'),
    'refresh.unreached': offline,
    'refresh.failed': refused('wrongCode'),
    // Done at once, it would end the token that a refresh in between still needs.
    'signOut.succeeded': () => answered(null),
    'signOut.failed': broken,
    // The demonstration account has to survive: the next path needs it.
    'deleteAccount.succeeded': () => answered(null),
    'deleteAccount.failed': refused('wrongCode'),
  }),
  said: withTrueSecrets,
  provoked: (fact) => {
    const code = fact['code'] ?? codes[fact.type]
    return { kind: 'code', code, ...(fact['message'] ? { msg: fact['message'] } : {}) }
  },
}

const release = (version: string, forced: boolean): Spoiled =>
  answered({ version, packageUrl: 'https://example.com/app.apk', updates: '新增拍卖', forced })

const native = (appVersion: string, versionNumber: number = appRelease.code): Spoiled =>
  answered({
    appVersion,
    isForce: false,
    updateUrl: 'https://example.com/full.apk',
    wgetUrl: 'https://example.com/hot.wgt',
    versionNumber,
  })

/** The app asks for both checks as soon as it runs, so its runs begin behind them. The local version is the release's. */
export const updateInApp: AppMapping = {
  stream: 'update',
  prelude: ['update.checkRequested', 'update.nativeCheckRequested'],
  endpoint: (effect) => (effect === 'checkServer' ? 'system.customerVersion' : 'system.latest'),
  outcome: from({
    'checkServer.succeeded/newer': () => release('9.0.0', false),
    'checkServer.succeeded/forced': () => release('9.0.0', true),
    'checkServer.succeeded/same': () => release(appRelease.version, false),
    'checkServer.failed': broken,
    'checkNative.succeeded/minorLower': () => native('1.1'),
    'checkNative.succeeded/majorLower': () => native('2.0.0'),
    'checkNative.succeeded/patchLower': () => native('1.0.40'),
    'checkNative.succeeded/equal': () => native(appRelease.version),
    'checkNative.succeeded/higher': () => native('1.0.38'),
    'checkNative.succeeded/oldBundle': () => native(appRelease.version, 1040),
    'checkNative.succeeded/oldBundleAndPatch': () => native('1.0.40', 1041),
    'checkNative.succeeded/newBundle': () => native(appRelease.version, 1038),
    'checkNative.failed': broken,
  }),
  said: () => ({}),
  provoked: () => ({ kind: 'code', code: 3304 }),
}

export const verificationCodeInApp: AppMapping = {
  stream: 'verification-code/login',
  prelude: [],
  endpoint: () => 'session.sendSms',
  outcome: from({ 'sendCode.succeeded': truly, 'sendCode.failed': refused('codeTooOften') }),
  said: ({ phone }) => ({ phone }),
  provoked: () => ({ kind: 'code', code: 510 }),
}

/** The mapping of each machine, by id. */
export const mappings: Readonly<Record<string, AppMapping>> = {
  session: sessionInApp,
  update: updateInApp,
  'verification-code': verificationCodeInApp,
}
