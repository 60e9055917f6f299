import { TEXT_AREA_MAX } from '#src/domain/text/text-limits.ts'
import type { addressEndpoints } from '#src/contract/rest/address/address.endpoints.ts'
import type { Address } from '#src/contract/rest/address/address.schema.ts'
import { isMobile } from '#src/domain/form/validators.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { type Answers, byId, signedIn } from './answers.ts'
import { refuse } from '../world/refusals.ts'

const addressesMax = 20
const nameMax = 20
const detailMax = TEXT_AREA_MAX

const length = (text: string): number => [...new Intl.Segmenter('zh').segment(text)].length

const isText = (text: string, max: number): boolean => text.trim() !== '' && length(text) <= max

const booked = (world: World, userId: string): Row<'addresses'>[] =>
  world.tables.addresses
    .filter((row) => row.userId === userId)
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || b.changedAt - a.changedAt || byId(a, b))

const book = (world: World, userId: string): Address[] =>
  booked(world, userId).map(({ id, name, phone, regionCode, region, detail, isDefault }) => ({
    id,
    name,
    phone,
    regionCode,
    region,
    detail,
    isDefault,
  }))

function requireAddress(row: Row<'addresses'>): void {
  if (!isText(row.name, nameMax)) refuse('badAddress', `收货人为 1 到 ${nameMax} 个字`)
  if (!isMobile(row.phone)) refuse('badPhone')
  if (!/^\d{6}$/.test(row.regionCode) || !isText(row.region, 60)) refuse('badAddress', '请选择所在地区')
  if (!isText(row.detail, detailMax)) refuse('badAddress', `详细地址为 1 到 ${detailMax} 个字`)
}

/** There is one default as long as there is any address: the chosen one, or else the one changed last. */
async function keepDefault(world: World, userId: string, chosen: string | null): Promise<void> {
  const rows = booked(world, userId)
  const id = chosen ?? rows[0]?.id
  for (const row of rows) {
    if (row.isDefault !== (row.id === id)) {
      await world.tables.addresses.change(row.id, (draft) => void (draft.isDefault = row.id === id))
    }
  }
}

export const addressAnswers: Answers<typeof addressEndpoints> = {
  list: (world, _, caller) => ({ data: book(world, signedIn(caller).user.id) }),
  save: async (world, { id, removed = false, ...change }, caller) => {
    const { user } = signedIn(caller)
    const known = id === undefined ? undefined : world.tables.addresses.get(id)
    if (id !== undefined && known?.userId !== user.id) refuse('notFound')
    if (removed) {
      world.tables.addresses.remove((row) => row.id === id && row.userId === user.id)
      await keepDefault(world, user.id, null)
      return { data: book(world, user.id), msg: '地址已删除' }
    }
    if (!known && booked(world, user.id).length >= addressesMax) refuse('addressBookFull')
    const empty = { name: '', phone: '', regionCode: '', region: '', detail: '', isDefault: false }
    const row = { ...empty, ...known, ...change, id: known?.id ?? '-', userId: user.id, changedAt: world.clock.now() }
    requireAddress(row)
    const saved = await world.tables.addresses.put({ ...row, id: known?.id ?? world.nextId() })
    await keepDefault(world, user.id, saved.isDefault ? saved.id : null)
    return { data: book(world, user.id), msg: '地址已保存' }
  },
}
