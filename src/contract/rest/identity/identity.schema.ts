import { Schema } from 'effect'
import { Flag, MaybeMoment, Text, Whole } from '../wire.ts'

/** Name and number come back masked: the whole of them is never sent to a client. */
export const RealName = Schema.Struct({
  verified: Flag,
  name: Text,
  idCard: Text,
  verifiedAt: MaybeMoment,
}).pipe(Schema.encodeKeys({ verified: 'isRealName', name: 'realName', idCard: 'idCardNo', verifiedAt: 'realNameTime' }))
export type RealName = typeof RealName.Type

/** Full name, and 18 digits of which the last may be X. A GET, as written: it must not be logged. */
export const RealNameRequest = Schema.Struct({ name: Schema.String, idCard: Schema.String }).pipe(
  Schema.encodeKeys({ name: 'realName', idCard: 'idCardNo' }),
)

/** The payment password. `lockedUntil` is set while too many wrong tries keep it from being used. */
export const PayPasswordState = Schema.Struct({
  set: Flag,
  passwordFree: Flag,
  /** Up to so many beans need no password, for who chooses so. */
  freeBeansMax: Whole,
  /** How often it may be wrong before it is locked, and how often it still may. */
  triesMax: Whole,
  triesLeft: Whole,
  lockedUntil: MaybeMoment,
}).pipe(
  Schema.encodeKeys({
    set: 'isSetPayPassword',
    passwordFree: 'isPasswordFree',
    freeBeansMax: 'freeBeanNum',
    triesMax: 'maxTimes',
    triesLeft: 'surplusTimes',
    lockedUntil: 'lockTime',
  }),
)
export type PayPasswordState = typeof PayPasswordState.Type

/**
 * Six digits. To change one, the old one or a code by text message is needed. A GET although it changes data; it stands in
 * the address, so it must not be logged.
 */
export const PayPasswordChange = Schema.Struct({
  payPassword: Schema.String,
  oldPayPassword: Schema.optionalKey(Schema.String),
  code: Schema.optionalKey(Schema.String),
})

/** Turns password-free payment of small amounts on or off. */
export const PasswordFreeChange = Schema.Struct({ passwordFree: Flag, payPassword: Schema.String }).pipe(
  Schema.encodeKeys({ passwordFree: 'isPasswordFree' }),
)
