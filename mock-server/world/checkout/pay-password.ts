import { isPayPassword } from '#src/domain/form/pay-password.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'

type PayPassword = Row<'payPasswords'>

const fresh = (id: string): PayPassword => ({ id, password: '', wrongTries: 0, lockedUntil: 0, passwordFree: false })

export const payPasswordOf = (world: World, userId: string): PayPassword =>
  world.tables.payPasswords.get(userId) ?? fresh(userId)

const isLocked = (world: World, row: PayPassword): boolean => row.lockedUntil > world.clock.now()

/** How often it may still be wrong before it is locked. */
export function triesLeft(world: World, row: PayPassword): number {
  if (isLocked(world, row)) return 0
  return world.settings.payPasswordTriesMax - (row.lockedUntil > 0 ? 0 : row.wrongTries)
}

/**
 * Refuses a wrong payment password and counts it: too many lock it for a while. A right one forgets the wrong ones. None at all is no
 * try: a call that is repeated after a restart has none, and only asks whether it was done. Refuses with `noPayPassword`,
 * `payPasswordLocked`, `wrongPayPassword`.
 */
export async function requirePayPassword(world: World, userId: string, typed: string): Promise<void> {
  const row = payPasswordOf(world, userId)
  if (row.password === '') refuse('noPayPassword')
  if (isLocked(world, row)) refuse('payPasswordLocked')
  if (typed === '') refuse('wrongPayPassword', '请输入支付密码')
  const tries = row.lockedUntil > 0 ? 0 : row.wrongTries
  const right = row.password === typed
  const wrongTries = right ? 0 : tries + 1
  const locks = wrongTries >= world.settings.payPasswordTriesMax
  const lockedUntil = locks ? world.clock.now() + world.settings.payPasswordLockMs : 0
  await world.tables.payPasswords.put({ ...row, wrongTries, lockedUntil })
  if (locks) refuse('payPasswordLocked')
  if (!right)
    refuse('wrongPayPassword', `支付密码不正确，还可以再试 ${world.settings.payPasswordTriesMax - wrongTries} 次`)
}

/** Confirms a payment: by password, or by nothing where the person chose so and the amount is small. */
export async function confirmPayment(world: World, userId: string, small: boolean, typed: string): Promise<void> {
  const row = payPasswordOf(world, userId)
  if (small && row.passwordFree && typed === '' && !isLocked(world, row)) return
  await requirePayPassword(world, userId, typed)
}

/** Six digits that are not the first ones anybody tries. Forgets wrong tries and the lock. */
export async function setPayPassword(world: World, userId: string, password: string): Promise<PayPassword> {
  if (!isPayPassword(password)) refuse('weakPayPassword')
  const row = payPasswordOf(world, userId)
  return world.tables.payPasswords.put({ ...row, password, wrongTries: 0, lockedUntil: 0 })
}
