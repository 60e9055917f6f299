import type { avatarEndpoints } from '#src/contract/rest/avatar/avatar.endpoints.ts'
import type { AvatarCard, AvatarCopy } from '#src/contract/rest/avatar/avatar.schema.ts'
import { avatarStatement } from '#src/domain/avatar-statement.ts'
import { maskName } from '#src/domain/text/mask.ts'
import { requirePayPassword } from '../world/checkout/pay-password.ts'
import { avatarPiece } from '../world/looks.ts'
import type { Row } from '../world/rows.ts'
import { exchangeAvatar, isExchangeable, requireExchange, wear } from '../world/trade/avatars.ts'
import { rulesOf, saleStateOf } from '../world/trade/sale-rules.ts'
import type { World } from '../world/world.ts'
import { type Answers, byId, signedIn } from './answers.ts'
import { refuse } from '../world/refusals.ts'
import { userInfo } from './views/cards.ts'

const seriesOf = (world: World, { seriesId }: Row<'avatars'>): Row<'avatarSeries'> =>
  world.tables.avatarSeries.get(seriesId)!

const ownedBy = (world: World, userId: string): Row<'avatarCopies'>[] =>
  world.tables.avatarCopies.filter((row) => row.ownerId === userId).toSorted((a, b) => b.gotAt - a.gotAt || byId(a, b))

const card =
  (world: World, userId: string) =>
  (row: Row<'avatars'>): AvatarCard => {
    const { id, seriesId: typeId, story, priceFen, editionSize, remaining, onSaleAt, rush } = row
    return {
      id,
      typeId,
      seriesName: seriesOf(world, row).name,
      ...avatarPiece(row),
      story,
      priceFen,
      editionSize,
      remaining,
      state: saleStateOf(world, row),
      onSaleAt,
      limitPerUser: rulesOf(world, row).limitPerUser,
      rush,
      owned: ownedBy(world, userId).filter((copy) => copy.avatarId === id).length,
    }
  }

const copyView =
  (world: World) =>
  (copy: Row<'avatarCopies'>): AvatarCopy => {
    const avatar = world.tables.avatars.get(copy.avatarId)!
    const { id, avatarId, number, gotAt, paidFen, worn, freeAt } = copy
    const { id: typeId, name: seriesName } = seriesOf(world, avatar)
    const of = { avatarId, typeId, seriesName, ...avatarPiece(avatar), editionSize: avatar.editionSize }
    const exchangeableFor = world.tables.avatars.filter((row) => isExchangeable(avatar, row)).map((row) => row.id)
    return { id, ...of, number, gotAt, paidFen, worn, freeAt, exchangeableFor }
  }

export const avatarAnswers: Answers<typeof avatarEndpoints> = {
  series: (world, { avatarId }, caller) => {
    const { user } = signedIn(caller)
    const only = avatarId === undefined ? null : (world.tables.avatars.get(avatarId) ?? refuse('notFound')).seriesId
    const avatars = world.tables.avatars.filter((row) => row.state !== 'offShelf')
    const shown = world.tables.avatarSeries
      .filter((row) => only === null || row.id === only)
      .toSorted((a, b) => a.sort - b.sort)
    return {
      data: shown.map(({ id, name, story }) => {
        return { id, name, story, avatars: avatars.filter((row) => row.seriesId === id).map(card(world, user.id)) }
      }),
    }
  },
  current: (world, _, caller) => {
    const { user } = signedIn(caller)
    const worn = ownedBy(world, user.id).find((row) => row.worn)
    const realName = world.tables.realNames.get(user.id)
    return {
      data: {
        image: user.avatar,
        copy: worn ? copyView(world)(worn) : null,
        statement: avatarStatement,
        verified: realName !== undefined,
        name: realName ? maskName(realName.name) : '',
      },
    }
  },
  owned: (world, _, caller) => ({ data: ownedBy(world, signedIn(caller).user.id).map(copyView(world)) }),
  replace: async (world, { copyId, avatarId, statement = '', payPassword = '' }, caller) => {
    const userId = signedIn(caller).user.id
    const exchange = async (wanted: string) => {
      const asked = { copyId, avatarId: wanted, userId, statement }
      requireExchange(world, asked)
      await requirePayPassword(world, userId, payPassword)
      return exchangeAvatar(world, asked)
    }
    const copy = avatarId === undefined ? await wear(world, copyId, userId) : await exchange(avatarId)
    const user = world.tables.users.get(userId)!
    return { data: { copy: copyView(world)(copy), user: userInfo(user) }, msg: '头像已换上' }
  },
}
