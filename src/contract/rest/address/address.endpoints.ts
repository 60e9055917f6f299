import { area, endpoint } from '../endpoint.ts'
import { AddressBook, AddressChange } from './address.schema.ts'

/** The address book (marketplace §7). Both calls answer the whole book, the default address first. */
export const addressEndpoints = area('address', {
  list: endpoint({
    method: 'GET',
    path: '/userAddress/getAddressByUserId',
    response: AddressBook,
    summary: '我的收货地址，默认的在最前',
  }),
  save: endpoint({
    method: 'POST',
    path: '/userAddress/insert',
    request: AddressChange,
    response: AddressBook,
    question: { needsNone: 'the book is answered whole and shows what was kept; nothing is taken or given' },
    summary: '新增、修改或删除收货地址',
  }),
})
