import type { RowOf } from '#src/contract/rest/calls.ts'
import { href } from '#src/routes/table.ts'

/** An address as the server answers it. */
export type AddressRow = RowOf<'address.list'>

export interface AddressView {
  readonly id: string
  readonly who: string
  readonly where: string
  readonly isDefault: boolean
  readonly href: string
}

export const addressBook = { endpoint: 'address.list', request: {} } as const

const path = '/pages/mine/address/index'

/** Where one address is changed, and where a new one is written. */
export const editHref = (id: string): string => href(path, { id })
export const newHref = href(path, { id: 'new' })

export const viewAddress = ({ id, name, phone, region, detail, isDefault }: AddressRow): AddressView => ({
  id,
  who: `${name} ${phone}`,
  where: `${region.replaceAll(' ', '')} ${detail}`,
  isDefault,
  href: `#${editHref(id)}`,
})
