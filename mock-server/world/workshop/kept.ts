import { boxPiece, productPiece } from '../looks.ts'
import type { Row } from '../rows.ts'
import { houseAccounts, move } from '../trade/ledger.ts'
import type { World } from '../world.ts'
import { refuse } from '../refusals.ts'
import { CHEST_WHOLE, chestRows, physicalRows, propRows, titleAgainBeans, type TitleId, titleRows } from './numbers.ts'

/** What one keeps besides copies: titles, chests, props, real things; how each is got and used. */

type Prize = NonNullable<Row<'chests'>['won']>

/** Gives somebody a title, once; answers whether it is new to them. */
export async function entitle(world: World, userId: string, title: TitleId): Promise<boolean> {
  const id = `${userId}/${title}`
  if (world.tables.titles.get(id)) return false
  await world.tables.titles.add({ id, userId, title, worn: false, gotAt: world.clock.now() })
  return true
}

/** Puts on one of one's own titles and takes off the others; `''` takes off all. Refuses with `notYours`. */
export async function wear(world: World, userId: string, title: string): Promise<void> {
  const wanted = title === '' ? '' : `${userId}/${title}`
  if (wanted !== '' && !world.tables.titles.get(wanted)) refuse('notYours', '还没有获得这个称号')
  for (const row of world.tables.titles.filter((one) => one.userId === userId && one.worn !== (one.id === wanted))) {
    await world.tables.titles.change(row.id, (draft) => void (draft.worn = row.id === wanted))
  }
}

export const addChest = (world: World, userId: string, from: string, about: string): Promise<Row<'chests'>> =>
  world.tables.chests.add({
    id: world.nextId(),
    userId,
    from,
    about,
    gotAt: world.clock.now(),
    openedAt: 0,
    won: null,
  })

export const addProp = (
  world: World,
  userId: string,
  kind: Row<'props'>['kind'],
  from: string,
): Promise<Row<'props'>> =>
  world.tables.props.add({
    id: world.nextId(),
    userId,
    kind,
    from,
    gotAt: world.clock.now(),
    usedAt: 0,
    beans: 0,
    chestId: '',
  })

/** How a real thing looks: like the work it is made after. */
export function physicalImage(world: World, key: string): string {
  const row = physicalRows.find((one) => one.key === key)
  const series = world.tables.series.find((one) => one.key === row?.series)
  const product = world.tables.products.filter((one) => one.seriesId === series?.id)[row?.place ?? 0]
  return product ? productPiece(world, product).image : ''
}

/** How a chest looks: like a box of the first series. */
export const chestImage = (world: World): string => {
  const box = world.tables.blindBoxes.all()[0]
  return box ? boxPiece(world, box).image : ''
}

async function payOut(world: World, userId: string, kind: 'chest' | 'prop', id: string, beans: number): Promise<void> {
  const note = kind === 'chest' ? '宝箱所得' : '使用道具'
  const what = { currency: 'weiDou', amount: beans, from: houseAccounts.issue, to: userId } as const
  await move(world, { ...what, kind, about: `${kind}/${id}`, note })
}

/** Hands over what was in a chest. */
async function handOver(world: World, chest: Row<'chests'>, row: (typeof chestRows)[number]): Promise<Prize> {
  const { userId, id } = chest
  const won = { kind: row.kind, name: row.name, image: '', beans: 0, again: false, madeId: '' }
  if (row.kind === 'prop') {
    const prop = await addProp(world, userId, row.of as Row<'props'>['kind'], '宝箱')
    return { ...won, madeId: prop.id }
  }
  if (row.kind === 'physical') {
    const thing = { id: world.nextId(), userId, key: row.of, from: '宝箱', gotAt: world.clock.now(), orderId: '' }
    await world.tables.physicals.add(thing)
    return { ...won, image: physicalImage(world, row.of), madeId: thing.id }
  }
  const isNew = row.kind === 'title' && (await entitle(world, userId, row.of as TitleId))
  if (isNew) return { ...won, madeId: `${userId}/${row.of}` }
  const beans = row.kind === 'title' ? titleAgainBeans : row.beans
  await payOut(world, userId, 'chest', id, beans)
  return { ...won, beans, again: row.kind === 'title' }
}

/** Opens a chest, once. Refuses with `notYours` and `alreadyOpened`. What is in it is decided here and kept. */
export async function openChest(world: World, userId: string, chestId: string): Promise<Row<'chests'>> {
  const chest = world.tables.chests.get(chestId)
  if (!chest || chest.userId !== userId) return refuse('notYours', '没有找到这个宝箱')
  if (chest.openedAt > 0) refuse('alreadyOpened', '这个宝箱已经打开了')
  let luck = world.random.int(CHEST_WHOLE)
  const row = chestRows.find(({ chance }) => (luck -= chance) < 0)!
  const won = await handOver(world, chest, row)
  return world.tables.chests.change(chestId, (draft) => {
    Object.assign(draft, { openedAt: world.clock.now(), won })
  })
}

/** Uses a prop, once. Refuses with `notYours` and `propUsed`. */
export async function useProp(world: World, userId: string, propId: string): Promise<Row<'props'>> {
  const prop = world.tables.props.get(propId)
  if (!prop || prop.userId !== userId) return refuse('notYours', '没有找到这个道具')
  if (prop.usedAt > 0) refuse('propUsed')
  const { beans } = propRows[prop.kind]
  const chest = prop.kind === 'chestKey' ? await addChest(world, userId, '宝箱钥匙', `prop/${propId}`) : null
  if (beans > 0) await payOut(world, userId, 'prop', propId, beans)
  return world.tables.props.change(propId, (draft) => {
    Object.assign(draft, { usedAt: world.clock.now(), beans, chestId: chest?.id ?? '' })
  })
}

/** Has a real thing sent to one of one's addresses, once. Refuses with `notYours`, `physicalOrdered` and `badAddress`. */
export async function orderPhysical(
  world: World,
  userId: string,
  physicalId: string,
  addressId: string,
): Promise<Row<'physicalOrders'>> {
  const thing = world.tables.physicals.get(physicalId)
  if (!thing || thing.userId !== userId) return refuse('notYours', '没有找到这件实物')
  if (thing.orderId !== '') refuse('physicalOrdered')
  const address = world.tables.addresses.get(addressId)
  if (!address || address.userId !== userId) return refuse('badAddress', '请选择收货地址')
  const { name: receiver, phone, region, detail } = address
  const order = { id: world.nextId(), userId, physicalId, receiver, phone, region, detail, at: world.clock.now() }
  await world.tables.physicals.change(physicalId, (draft) => void (draft.orderId = order.id))
  return world.tables.physicalOrders.add(order)
}

/** Everybody who has a copy is a collector. */
export async function entitleCollector(world: World, userId: string): Promise<void> {
  if (world.tables.copies.find((row) => row.ownerId === userId)) await entitle(world, userId, titleRows[0].id)
}
