import type { propEndpoints } from '#src/contract/rest/prop/prop.endpoints.ts'
import type { Chest, Prop, Title } from '#src/contract/rest/prop/prop.schema.ts'
import type { Row } from '../../world/rows.ts'
import { chestImage, entitleCollector, openChest, useProp, wear } from '../../world/workshop/kept.ts'
import { chestRows, propRows, titleRows } from '../../world/workshop/numbers.ts'
import type { World } from '../../world/world.ts'
import { type Answers, type Caller, pageOf, signedIn } from '../answers.ts'

const userOf = (caller: Caller): string => signedIn(caller).user.id

const propView = ({ id, kind, from, gotAt, usedAt, beans, chestId }: Row<'props'>): Prop => {
  const { name, story } = propRows[kind]
  return { id, kind, name, story, from, gotAt, usedAt: usedAt || null, beans, chestId }
}

const chestView =
  (world: World) =>
  ({ id, from, gotAt, openedAt, won }: Row<'chests'>): Chest => {
    const rarity = { weiDou: 'common', prop: 'rare', title: 'epic', physical: 'legendary' } as const
    const prize = won && {
      kind: won.kind,
      name: won.name,
      image: won.image || (won.kind === 'prop' ? chestImage(world) : ''),
      rarity: rarity[won.kind],
      beans: won.beans,
      again: won.again,
    }
    return { id, name: '藏珍宝箱', from, gotAt, openedAt: openedAt || null, won: prize }
  }

function titlesOf(world: World, userId: string): Title[] {
  return titleRows.map(({ id, name, story }) => {
    const own = world.tables.titles.get(`${userId}/${id}`)
    return { id, name, story, owned: own !== undefined, worn: own?.worn ?? false, gotAt: own?.gotAt ?? null }
  })
}

const newest = <Item extends { readonly gotAt: number; readonly id: string }>(rows: readonly Item[]): Item[] =>
  rows.toSorted((a, b) => b.gotAt - a.gotAt || (a.id < b.id ? 1 : -1))

/** What props, titles and chests answer (marketplace §7; docs/decisions/0052). */
export const propAnswers: Answers<typeof propEndpoints> = {
  mine: (world, { isUsed, ...page }, caller) => {
    const userId = userOf(caller)
    const own = world.tables.props.filter(
      (row) => row.userId === userId && (isUsed === undefined || row.usedAt > 0 === isUsed),
    )
    const inOrder = isUsed === true ? own.toSorted((a, b) => b.usedAt - a.usedAt) : newest(own)
    return { data: pageOf(inOrder, page, propView) }
  },
  titles: async (world, _, caller) => {
    await entitleCollector(world, userOf(caller))
    return { data: titlesOf(world, userOf(caller)) }
  },
  chests: (world, _, caller) => {
    const userId = userOf(caller)
    const own = newest(world.tables.chests.filter((row) => row.userId === userId))
    const inOrder = [...own.filter((row) => row.openedAt === 0), ...own.filter((row) => row.openedAt > 0)]
    const chances = chestRows.map(({ kind, name, chance }) => ({ kind, name, chance }))
    return { data: { chests: inOrder.map(chestView(world)), chances } }
  },
  openChest: async (world, { id }, caller) => ({ data: chestView(world)(await openChest(world, userOf(caller), id)) }),
  use: async (world, { id }, caller) => ({ data: propView(await useProp(world, userOf(caller), id)) }),
  wear: async (world, { id }, caller) => {
    await wear(world, userOf(caller), id)
    return { data: titlesOf(world, userOf(caller)), msg: id === '' ? '已取下称号' : '已佩戴称号' }
  },
}
