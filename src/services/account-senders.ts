import type { ListFilter } from '#src/contract/rest/shapes.ts'
import { toFen } from '#src/domain/number/fen.ts'
import type { Send } from '#src/machines/submission/submission.machine.ts'
import { call, type Called } from './call.ts'
import type { Outcome, Tools } from './effect.ts'
import type { Senders } from './submission.effects.ts'

export type AccountForm = 'substitution' | 'keptFilter' | 'nickname' | 'avatar'

const failed = ({ failure }: Extract<Called<unknown>, { ok: false }>): Outcome => ({ type: 'send.failed', failure })
const sent: Outcome = { type: 'send.succeeded', result: null }

/** Forms of settings that change more than one endpoint's answer, or that are sent otherwise than they are filled in. */
export function accountSenders(
  tools: Pick<Tools, 'rest' | 'say' | 'durable' | 'heardOf'>,
): Readonly<Record<AccountForm, Senders[string]>> {
  const profile = async (
    { intent, nickname, avatar }: { intent: Send['intent']; nickname?: string; avatar?: string },
    signal: AbortSignal,
  ): Promise<Outcome> => {
    const change = nickname === undefined ? { avatar } : { nickname }
    const called = await call(tools, 'account.updateInfo', change, { signal, intent })
    if (!called.ok) return failed(called)
    const { nickname: name, avatar: picture } = called.data
    tools.say('session', { type: 'session.profileChanged', user: { nickname: name, avatar: picture } })
    return sent
  }

  return {
    // Another phone number takes the place of one's own; who is signed in stays so, with the new one.
    substitution: async ({ values, intent }, signal) => {
      const change = { phone: String(values['phone']), code: String(values['code']) }
      const called = await call(tools, 'account.substitute', change, { signal, intent })
      if (!called.ok) return failed(called)
      tools.say('session', { type: 'session.profileChanged', user: { phone: called.data.phone } })
      return sent
    },
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
      return called.ok ? sent : failed(called)
    },
    nickname: ({ values, ...send }, signal) =>
      profile({ ...send, nickname: String(values['nickname']).trim() }, signal),
    avatar: ({ values, ...send }, signal) => profile({ ...send, avatar: String(values['avatar']) }, signal),
  }
}
