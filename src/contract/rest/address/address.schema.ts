import { Schema } from 'effect'
import { Flag, Id, Text } from '../wire.ts'

/** Where goods are sent to. `regionCode` is the six-digit code of the smallest part that is known of it. */
export const Address = Schema.Struct({
  id: Id,
  name: Schema.String,
  phone: Schema.String,
  regionCode: Schema.String,
  /** Province, city and district as they are shown, with spaces between them. */
  region: Schema.String,
  detail: Text,
  isDefault: Flag,
}).pipe(
  Schema.encodeKeys({
    id: 'addressId',
    name: 'userName',
    phone: 'mobile',
    regionCode: 'areaCode',
    region: 'area',
    detail: 'address',
  }),
)
export type Address = typeof Address.Type
export const AddressBook = Schema.Array(Address)

/** A new address, or with `id` a change of one; with `removed` it is taken out of the book. */
export const AddressChange = Schema.Struct({
  id: Schema.optionalKey(Id),
  removed: Schema.optionalKey(Flag),
  name: Schema.optionalKey(Schema.String),
  phone: Schema.optionalKey(Schema.String),
  regionCode: Schema.optionalKey(Schema.String),
  region: Schema.optionalKey(Schema.String),
  detail: Schema.optionalKey(Schema.String),
  isDefault: Schema.optionalKey(Flag),
}).pipe(
  Schema.encodeKeys({
    id: 'addressId',
    removed: 'isDelete',
    name: 'userName',
    phone: 'mobile',
    regionCode: 'areaCode',
    region: 'area',
    detail: 'address',
  }),
)
