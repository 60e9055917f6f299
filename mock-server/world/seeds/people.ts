import { day, hour, type Instant } from '#src/domain/time/instant.ts'
import { demoAccount } from '../demo-account.ts'
import { pictures } from '../pictures.ts'
import type { Row } from '../rows.ts'

const nicknames = [
  '林间有鹿',
  '阿宁不吃辣',
  '听雪',
  '半盏',
  '山月不知',
  '铜绿',
  '北窗读易',
  '小满',
  '二进制的猫',
  '鹿鸣呦呦',
  '周末画展',
] as const

/** Who the world begins with besides the demo account. */
export const residentIds: readonly string[] = nicknames.map((_, index) => String(10_002 + index))

const person = (id: string, phone: string, nickname: string, registeredAt: Instant): Row<'users'> => ({
  id,
  phone,
  nickname,
  avatar: pictures.avatar(id),
  password: demoAccount.password,
  role: 'customer',
  guardian: '',
  hidden: false,
  registeredAt,
})

/** The demo account first, then people who own things and appear in lists; they all share the demo password. */
export function seedUsers(now: Instant): Row<'users'>[] {
  const others = nicknames.map((nickname, index) =>
    person(
      residentIds[index]!,
      String(13_800_000_001 + index),
      nickname,
      now - (index + 2) * 11 * day - index * 5 * hour,
    ),
  )
  return [person(demoAccount.userId, demoAccount.phone, demoAccount.nickname, now - 206 * day), ...others]
}
