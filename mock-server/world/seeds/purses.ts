import { day, hour, type Instant } from '#src/domain/time/instant.ts'
import { assetKinds } from '#src/contract/rest/money-shapes.ts'
import { demoAccount } from '../demo-account.ts'
import type { WorldRandom } from '../random.ts'
import type { Row } from '../rows.ts'
import { beansForFriend, inviteSteps } from '../trade/inviting.ts'
import { houseAccounts } from '../trade/ledger.ts'
import type { Asset } from '../trade/rows.ts'

type User = Row<'users'>
type Moved = Omit<Row<'moves'>, 'id'>

/** 积分 and 星豆 begin with the days and tasks that bring them (`daily.ts`). */
const assets = ['fen', ...assetKinds] as const
/** What the demo account has in the end; other people have more. */
const balances: Readonly<Record<(typeof assets)[number], number>> = {
  fen: 268_000,
  weiDou: 1280,
  yuanDou: 36,
  beanSprouts: 320,
  gold: 168,
  platinum: 12,
  diamond: 3,
}

/** Who came through whom, by the place in the list of people. */
const cameThrough: readonly (readonly [invitee: number, inviter: number])[] = [
  [4, 1],
  [5, 1],
  [6, 1],
  [8, 2],
  [9, 0],
  [11, 0],
]

const { issue } = houseAccounts

function invitations(users: readonly User[]): { rows: Row<'invitations'>[]; moves: Moved[] } {
  const rows: Row<'invitations'>[] = cameThrough.flatMap(([invitee, inviter]) => {
    const [who, by] = [users[invitee], users[inviter]]
    return who && by ? [{ id: who.id, inviterId: by.id, at: who.registeredAt, beans: beansForFriend }] : []
  })
  const moves = rows.map(({ id: about, inviterId: to, at }): Moved => {
    const note = '邀请好友奖励'
    return { kind: 'invite', currency: 'weiDou', amount: beansForFriend, from: issue, to, about, note, at }
  })
  const steps = [...new Set(rows.map((row) => row.inviterId))].flatMap((to) => {
    const friends = rows.filter((row) => row.inviterId === to).toSorted((a, b) => a.at - b.at)
    return inviteSteps.flatMap(({ people, sprouts }): Moved[] => {
      const last = friends[people - 1]
      const about = `${to}/${people}`
      const more = { about, note: `邀请满 ${people} 位好友` }
      return last
        ? [{ kind: 'inviteStep', currency: 'beanSprouts', amount: sprouts, from: issue, to, ...more, at: last.at }]
        : []
    })
  })
  return { rows, moves: [...moves, ...steps] }
}

/** A few gifts between the demo account and its friends. */
function gifts([me, deer, , snow]: readonly User[], now: Instant): Moved[] {
  if (!me || !deer || !snow) return []
  const gift = (currency: Asset, amount: number, from: User, to: User, at: Instant): Moved => ({
    kind: 'gift',
    currency,
    amount,
    from: from.id,
    to: to.id,
    about: `${from.id}/${to.id}`,
    note: `${from.nickname} 转给 ${to.nickname}`,
    at,
  })
  return [
    gift('gold', 20, deer, me, now - 5 * day),
    gift('beanSprouts', 30, me, snow, now - 3 * day - 2 * hour),
    gift('platinum', 2, snow, me, now - 2 * day),
  ]
}

const net = (moves: readonly Moved[], currency: Asset, owner: string): number =>
  moves
    .filter((row) => row.currency === currency && (row.to === owner || row.from === owner))
    .reduce((sum, row) => sum + (row.to === owner ? row.amount : 0 - row.amount), 0)

/** What everybody has, and every movement that made it: openings, invitations, gifts. All of it comes out of one account. */
export function seedPurses(users: readonly User[], now: Instant, random: WorldRandom, nextId: () => string) {
  const invited = invitations(users)
  const later = [...invited.moves, ...gifts(users, now)]
  const opening = (to: string, currency: Asset, amount: number): Moved => {
    const at = now - 30 * day
    return { kind: 'opening', currency, amount, from: issue, to, about: to, note: '期初余额', at }
  }
  const openings = users.flatMap(({ id }) =>
    assets.map((currency, index) => {
      const usual = balances[currency]
      if (id === demoAccount.userId) return opening(id, currency, usual - net(later, currency, id))
      // What can be bought with has been drawn from the world's luck since there is a world.
      return opening(id, currency, Math.ceil(usual * (index < 3 ? 2 + random.next() * 20 : 4)))
    }),
  )
  const moves = [...openings, ...later].toSorted((a, b) => a.at - b.at)
  const accounts = [...users.map((row) => row.id), issue].flatMap((owner) =>
    assets.map((currency) => ({ id: `${currency}/${owner}`, currency, owner, balance: net(moves, currency, owner) })),
  )
  return { accounts, moves: moves.map((row) => ({ id: nextId(), ...row })), invitations: invited.rows }
}
