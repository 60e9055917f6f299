import type { accountEndpoints } from '#src/contract/rest/account/account.endpoints.ts'
import { isHeadPicture, takeOff } from '../world/trade/avatars.ts'
import { type Answers, signedIn } from './answers.ts'
import { requirePassword } from './passwords.ts'
import { refuse } from '../world/refusals.ts'
import { maskMobile } from '#src/domain/text/mask.ts'
import { nextSubstitutionAt, requireNewPhone, substitute } from '../world/workshop/substitution.ts'
import { byCode, requirePhone, sendCode } from './sms.ts'
import { endOtherSessions } from '../world/tokens.ts'
import { userInfo } from './views/cards.ts'

const nicknameMax = 16
const length = (text: string): number => [...new Intl.Segmenter('zh').segment(text)].length

export const accountAnswers: Answers<typeof accountEndpoints> = {
  getUserInfo: (_, __, caller) => ({ data: userInfo(signedIn(caller).user) }),
  updateInfo: async (world, { nickname, avatar }, caller) => {
    const { user } = signedIn(caller)
    const name = nickname?.trim()
    if (name !== undefined && (name === '' || length(name) > nicknameMax)) refuse('badNickname')
    // Who registers is named by the end of their number, so that two may be called the same: a name that stays is no new one.
    const isNew = name !== undefined && name !== user.nickname
    if (isNew && world.tables.users.find((row) => row.nickname === name)) refuse('nicknameTaken')
    // A digital avatar is worn by who has it (`avatar.replace`), not by who knows its address.
    if (avatar !== undefined && isHeadPicture(world, avatar)) refuse('notYours', '请在「我的头像」里换上数字头像')
    if (avatar !== undefined) await takeOff(world, user.id)
    const changed = await world.tables.users.change(user.id, (draft) => {
      if (name !== undefined) draft.nickname = name
      if (avatar !== undefined) draft.avatar = avatar
    })
    await world.chat.admin.enrol(changed)
    return { data: userInfo(changed), msg: '已保存' }
  },
  /** The login that changes it stays, whatever its token was exchanged for or from; the others end. */
  updatePassword: async (world, { oldPassword, newPassword }, caller) => {
    const { user, token } = signedIn(caller)
    if (user.password !== oldPassword) refuse('wrongOldPassword')
    requirePassword(newPassword)
    if (newPassword === oldPassword) refuse('samePassword')
    await world.tables.users.change(user.id, (draft) => {
      draft.password = newPassword
    })
    await endOtherSessions(world, token, 3302)
    return { data: null, msg: '密码已修改' }
  },
  getHide: (_, __, caller) => ({ data: { hidden: signedIn(caller).user.hidden } }),
  updateHide: async (world, { hidden }, caller) => {
    const { user } = signedIn(caller)
    await world.tables.users.change(user.id, (draft) => {
      draft.hidden = hidden
    })
    return { data: { hidden } }
  },
  substitution: (world, _, caller) => {
    const { user } = signedIn(caller)
    return { data: { phone: maskMobile(user.phone), nextAt: nextSubstitutionAt(world, user.id) } }
  },
  substitutionCode: async (world, { phone }, caller) => {
    requirePhone(phone)
    requireNewPhone(world, signedIn(caller).user, phone)
    const code = await sendCode(world, phone, 'substitution')
    return { data: null, msg: world.settings.revealCodes ? `验证码已发送（演示）：${code}` : '验证码已发送' }
  },
  /** The login stays, and so do the others: who they are has not changed. */
  substitute: async (world, { phone, code }, caller) => {
    const { user } = signedIn(caller)
    requirePhone(phone)
    requireNewPhone(world, user, phone)
    const changed = await byCode(world, { phone, purpose: 'substitution', code }, () => substitute(world, user, phone))
    return { data: userInfo(changed), msg: '手机号已更换' }
  },
}
