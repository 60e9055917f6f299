import type { ListFilter } from '#src/contract/rest/shapes.ts'
import { toFen } from '#src/domain/number/fen.ts'
import { lazy } from '#src/domain/lazy.ts'
import type { Failure } from '#src/machines/port.ts'
import type { FactOf } from '#src/machines/streams.ts'
import type { Send } from '#src/machines/submission/submission.machine.ts'
import { call } from './call.ts'
import type { Outcome, Tools } from './effect.ts'
import type { Senders } from './submission.effects.ts'
import type { LeavingDevice } from './wallet-opening.ts'

/** Asks the session for something and waits for what comes of it; the actor system answers. */
export interface SessionGateway {
  /** Says `fact` to the session once it can act on it; resolves when the account action it starts has ended. */
  act(fact: FactOf<'session'>, signal: AbortSignal): Promise<Failure | null>
}

/** What the forms of an account hold; a secret that was not kept over a reload is missing. */
type AccountValues = { readonly phone: string } & Readonly<Partial<Record<string, string>>>

/** Leaves the app, so its rules are loaded when they are needed. */
const walletOpening = lazy(() => import('./wallet-opening.ts'))

/** Another phone number takes the place of one's own; who is signed in stays so, with the new one. */
const substitution =
  (tools: Pick<Tools, 'durable' | 'heardOf' | 'rest' | 'say'>): Senders[string] =>
  async ({ values, intent }, signal) => {
    const change = { phone: String(values['phone']), code: String(values['code']) }
    const called = await call(tools, 'account.substitute', change, { signal, intent })
    if (!called.ok) return { type: 'send.failed', failure: called.failure }
    tools.say('session', { type: 'session.profileChanged', user: { phone: called.data.phone } })
    return { type: 'send.succeeded', result: null }
  }

/** Forms that go through the session machine, and forms that change more than one endpoint's answer. */
export function createSenders(
  tools: Pick<Tools, 'rest' | 'say' | 'durable' | 'heardOf'>,
  session: SessionGateway,
  leaving: LeavingDevice,
): Senders {
  const bySession =
    (fact: (values: AccountValues) => FactOf<'session'>): Senders[string] =>
    async ({ values }, signal) => {
      const failure = await session.act(fact(values as AccountValues), signal)
      return failure ? { type: 'send.failed', failure } : { type: 'send.succeeded', result: null }
    }

  const profile = async (
    { intent, nickname, avatar }: { intent: Send['intent']; nickname?: string; avatar?: string },
    signal: AbortSignal,
  ): Promise<Outcome> => {
    const change = nickname === undefined ? { avatar } : { nickname }
    const called = await call(tools, 'account.updateInfo', change, { signal, intent })
    if (!called.ok) return { type: 'send.failed', failure: called.failure }
    const { nickname: name, avatar: picture } = called.data
    tools.say('session', { type: 'session.profileChanged', user: { nickname: name, avatar: picture } })
    return { type: 'send.succeeded', result: null }
  }

  return {
    substitution: substitution(tools),
    'login/code': bySession(({ phone, code }) => ({ type: 'session.signInRequested', method: 'code', phone, code })),
    'login/password': bySession(({ phone, password }) => ({
      type: 'session.signInRequested',
      method: 'password',
      phone,
      password,
    })),
    register: bySession(({ phone, code, password, inviteCode }) => ({
      type: 'session.registerRequested',
      phone,
      code,
      password,
      ...(inviteCode ? { inviteCode } : {}),
    })),
    forgetPassword: bySession(({ phone, code, password }) => ({
      type: 'session.passwordResetRequested',
      phone,
      code,
      password,
    })),
    deleteAccount: bySession(({ code }) => ({ type: 'session.deletionRequested', code })),
    // A place is only named: there is no map service to ask (marketplace §9).
    chooseLocation: () => Promise.resolve({ type: 'send.succeeded', result: null }),
    walletOpening: async (send, signal) => (await walletOpening()).openWallet(tools, leaving)(send, signal),
    signOut: bySession(() => ({ type: 'session.signOutRequested' })),
    // A form holds no lists: series and rarities are words parted by spaces.
    keptFilter: async ({ values, intent }, signal) => {
      const words = (field: string) => String(values[field]).split(' ').filter(Boolean)
      const filter = {
        typeIds: words('typeIds'),
        rarities: words('rarities'),
        onlyOnSale: values['onlyOnSale'] === true,
        lowestFen: toFen(String(values['lowest'])) ?? null,
        highestFen: toFen(String(values['highest'])) ?? null,
      }
      const called = await call(tools, 'product.saveFilter', filter as ListFilter, { signal, intent })
      return called.ok ? { type: 'send.succeeded', result: null } : { type: 'send.failed', failure: called.failure }
    },
    nickname: ({ values, ...send }, signal) =>
      profile({ ...send, nickname: String(values['nickname']).trim() }, signal),
    avatar: ({ values, ...send }, signal) => profile({ ...send, avatar: String(values['avatar']) }, signal),
  }
}
