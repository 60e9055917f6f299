import type { identityEndpoints } from '#src/contract/rest/identity/identity.endpoints.ts'
import type { PayPasswordState, RealName } from '#src/contract/rest/identity/identity.schema.ts'
import { maskCard, maskName } from '#src/domain/text/mask.ts'
import { payPasswordOf, requirePayPassword, setPayPassword, triesLeft } from '../world/checkout/pay-password.ts'
import { requireVerified, verify } from '../world/checkout/real-name.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { type Answers, signedIn } from './answers.ts'
import { refuse } from '../world/refusals.ts'
import { byCode } from './sms.ts'

const unverified: RealName = { verified: false, name: '', idCard: '', verifiedAt: null }

const realName = (row: Row<'realNames'> | undefined): RealName =>
  row
    ? { verified: true, name: maskName(row.name), idCard: maskCard(row.idCard), verifiedAt: row.verifiedAt }
    : unverified

const stateOf = (world: World, userId: string): PayPasswordState => {
  const row = payPasswordOf(world, userId)
  return {
    set: row.password !== '',
    passwordFree: row.passwordFree,
    freeBeansMax: world.settings.passwordFreeMaxBeans,
    triesMax: world.settings.payPasswordTriesMax,
    triesLeft: triesLeft(world, row),
    lockedUntil: row.lockedUntil > world.clock.now() ? row.lockedUntil : null,
  }
}

export const identityAnswers: Answers<typeof identityEndpoints> = {
  realName: (world, _, caller) => ({ data: realName(world.tables.realNames.get(signedIn(caller).user.id)) }),
  verifyRealName: async (world, { name, idCard }, caller) => {
    const row = await verify(world, signedIn(caller).user.id, name, idCard)
    return { data: realName(row), msg: '实名认证已通过' }
  },
  payPassword: (world, _, caller) => ({ data: stateOf(world, signedIn(caller).user.id) }),
  /** The first one needs a verified person; a change the old one, or a code that was sent to the phone. */
  setPayPassword: async (world, { payPassword, oldPayPassword, code }, caller) => {
    const { user } = signedIn(caller)
    requireVerified(world, user.id)
    const { password: before } = payPasswordOf(world, user.id)
    const set = () => (payPassword === before ? refuse('samePassword') : setPayPassword(world, user.id, payPassword))
    if (before !== '' && code) await byCode(world, { phone: user.phone, purpose: 'payPassword', code }, set)
    else {
      if (before !== '') await requirePayPassword(world, user.id, oldPayPassword ?? '')
      await set()
    }
    return { data: stateOf(world, user.id), msg: '支付密码已设置' }
  },
  passwordFree: async (world, { passwordFree, payPassword }, caller) => {
    const { user } = signedIn(caller)
    await requirePayPassword(world, user.id, payPassword)
    await world.tables.payPasswords.change(user.id, (draft) => {
      draft.passwordFree = passwordFree
    })
    return { data: stateOf(world, user.id), msg: passwordFree ? '已开启小额免密支付' : '已关闭小额免密支付' }
  },
}
