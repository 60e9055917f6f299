import { avatarStatement } from '#src/domain/avatar-statement.ts'
import { day } from '#src/domain/time/instant.ts'
import { refuse } from '../refusals.ts'
import { headPicture } from '../looks.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { saleStateOf } from './sale-rules.ts'

type Copy = Row<'avatarCopies'>

/** How long what came by an exchange cannot be exchanged again. */
const coolingMs = day

const rank: readonly Row<'avatars'>['rarity'][] = ['common', 'rare', 'epic', 'legendary']

interface Getting {
  readonly ownerId: string
  readonly paidFen: number
  /** From now to when it may be exchanged. */
  readonly coolingMs: number
}

/** Makes the edition's next numbered copies. Whoever calls has taken them out of the stock. */
export async function mintAvatars(world: World, avatarId: string, count: number, got: Getting): Promise<Copy[]> {
  const { issued } = world.tables.editions.get(avatarId)!
  const at = world.clock.now()
  const made: Copy[] = []
  for (let number = issued + 1; number <= issued + count; number += 1) {
    const { ownerId, paidFen } = got
    const id = `${avatarId}-${number}`
    const copy = { id, avatarId, number, ownerId, gotAt: at, paidFen, freeAt: at + got.coolingMs, worn: false }
    made.push(await world.tables.avatarCopies.add(copy))
  }
  await world.tables.editions.change(avatarId, (draft) => void (draft.issued += count))
  return made
}

const ownCopy = (world: World, copyId: string, userId: string): Copy => {
  const copy = world.tables.avatarCopies.get(copyId)
  return copy && copy.ownerId === userId ? copy : refuse('notYours', '这个头像不在你的名下')
}

/** What somebody wears is theirs no longer as a picture: they have chosen another one. */
export async function takeOff(world: World, userId: string): Promise<void> {
  for (const { id } of world.tables.avatarCopies.filter((row) => row.ownerId === userId && row.worn)) {
    await world.tables.avatarCopies.change(id, (draft) => void (draft.worn = false))
  }
}

/** Makes a copy the picture of its owner's profile. Refuses with `notYours`. */
export async function wear(world: World, copyId: string, userId: string): Promise<Copy> {
  const { avatarId } = ownCopy(world, copyId, userId)
  await takeOff(world, userId)
  const picture = headPicture(world.tables.avatars.get(avatarId)!)
  const user = await world.tables.users.change(userId, (draft) => void (draft.avatar = picture))
  await world.chat.admin.enrol(user)
  return world.tables.avatarCopies.change(copyId, (draft) => void (draft.worn = true))
}

/** Whether a picture's address is one that only a copy gives the right to. */
export const isHeadPicture = (world: World, address: string): boolean =>
  world.tables.avatars.find((row) => headPicture(row) === address) !== undefined

export interface Exchange {
  readonly copyId: string
  readonly avatarId: string
  readonly userId: string
  /** The edition of the agreement that was agreed to. */
  readonly statement: string
}

/** What may be had for a copy: another avatar of its series that is no rarer. */
export const isExchangeable = (given: Row<'avatars'>, wanted: Row<'avatars'>): boolean =>
  given.id !== wanted.id &&
  given.seriesId === wanted.seriesId &&
  rank.indexOf(wanted.rarity) <= rank.indexOf(given.rarity)

/**
 * Refuses what cannot be exchanged, before anything is changed: `notYours`, `notFound`, `badRequest`, `notVerified`,
 * `statementChanged`, `coolingOff`, `notOnSale`, `soldOut`.
 */
export function requireExchange(world: World, { copyId, avatarId, userId, statement }: Exchange): Copy {
  const copy = ownCopy(world, copyId, userId)
  const wanted = world.tables.avatars.get(avatarId) ?? refuse('notFound')
  if (!isExchangeable(world.tables.avatars.get(copy.avatarId)!, wanted)) {
    refuse('badRequest', '只能置换同一系列里不更稀有的另一款')
  }
  if (!world.tables.realNames.get(userId)) refuse('notVerified')
  if (statement !== avatarStatement) refuse('statementChanged')
  if (copy.freeAt > world.clock.now()) refuse('coolingOff', '刚置换来的头像，24 小时后才能再置换')
  if (saleStateOf(world, wanted) === 'upcoming') refuse('notOnSale')
  if (wanted.state === 'offShelf' || wanted.remaining < 1) refuse('soldOut')
  return copy
}

/**
 * Gives a copy for a new one of another avatar, which is worn at once. The given one is destroyed, its number is never given out again:
 * one goes and one comes. Refuses what `requireExchange` refuses.
 */
export async function exchangeAvatar(world: World, asked: Exchange): Promise<Copy> {
  const given = requireExchange(world, asked)
  const { avatarId, userId, statement } = asked
  const { avatars, avatarCopies, editions, avatarExchanges } = world.tables
  avatarCopies.remove((row) => row.id === given.id)
  await editions.change(given.avatarId, (draft) => void (draft.melted += 1))
  await avatars.change(avatarId, (draft) => void (draft.remaining -= 1))
  const [got] = await mintAvatars(world, avatarId, 1, { ownerId: userId, paidFen: 0, coolingMs })
  const at = world.clock.now()
  await avatarExchanges.add({ id: world.nextId(), userId, givenId: given.id, gotId: got!.id, statement, at })
  return wear(world, got!.id, userId)
}

/** Somebody leaves for good: their copies count as held elsewhere. */
export async function leaveAvatars(world: World, userId: string): Promise<void> {
  for (const { avatarId } of world.tables.avatarCopies.filter((row) => row.ownerId === userId)) {
    await world.tables.editions.change(avatarId, (draft) => void (draft.elsewhere += 1))
  }
  world.tables.avatarCopies.remove((row) => row.ownerId === userId)
}

/** Each person wears at most one, which is the picture of their profile; what was exchanged is gone, once, for one other. */
export function auditAvatars({ tables }: World): string[] {
  const copies = tables.avatarCopies.all()
  const exchanges = tables.avatarExchanges.all()
  const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length
  const wearers = copies.filter((row) => row.worn).map((row) => row.ownerId)
  const melted = Map.groupBy(exchanges, ({ givenId }) => givenId.slice(0, givenId.lastIndexOf('-')))
  return [
    ...(isOnce(wearers) ? [] : ['somebody wears two avatars']),
    ...copies.flatMap(({ id, avatarId, ownerId, worn }) => {
      const owner = tables.users.get(ownerId)
      if (!owner) return [`${id} belongs to nobody`]
      return !worn || owner.avatar === headPicture(tables.avatars.get(avatarId)!) ? [] : [`${id} is worn and not shown`]
    }),
    ...(isOnce(exchanges.map((row) => row.givenId)) ? [] : ['an avatar was given away twice']),
    ...(isOnce(exchanges.map((row) => row.gotId)) ? [] : ['an avatar was got twice']),
    ...exchanges.flatMap(({ givenId }) =>
      tables.avatarCopies.get(givenId) ? [`${givenId} was given and is there`] : [],
    ),
    ...tables.avatars.all().flatMap(({ id, name }) => {
      const gone = tables.editions.get(id)?.melted ?? 0
      return gone === (melted.get(id)?.length ?? 0) ? [] : [`${name}: ${gone} are gone for other exchanges`]
    }),
  ]
}
