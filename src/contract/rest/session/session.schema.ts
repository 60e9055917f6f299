import { Schema, SchemaTransformation } from 'effect'
import { UserInfo } from '../shapes.ts'
import { Flag, Id, MaybeMoment, oneOf, Text } from '../wire.ts'
import { headerValue } from '#src/domain/text/header-value.ts'

/** What a verification code is for; a code sent for one purpose opens nothing else. */
export const smsPurposes = ['login', 'register', 'forgetPassword', 'logOff', 'payPassword', 'substitution'] as const
export type SmsPurpose = (typeof smsPurposes)[number]

export const SmsRequest = Schema.Struct({ phone: Schema.String, type: oneOf(smsPurposes, 'login') })
export const CodeLogin = Schema.Struct({ phone: Schema.String, code: Schema.String })
export const PasswordLogin = Schema.Struct({ phone: Schema.String, password: Schema.String })
export const Registration = Schema.Struct({
  phone: Schema.String,
  code: Schema.String,
  password: Schema.String,
  inviteCode: Schema.optionalKey(Schema.String),
})
export const PasswordReset = Schema.Struct({ phone: Schema.String, code: Schema.String, password: Schema.String })
export const AccountDeletion = Schema.Struct({ code: Schema.String })

/** Both are sent as headers with every call. */
const Token = Schema.NonEmptyString.check(Schema.isPattern(headerValue))
const HeaderText = Text.check(Schema.isPattern(headerValue))

/**
 * What a successful login or registration answers: the credentials that are kept (`token`, `validate`) and the person.
 * `token` and `validate` are secrets: they go to the vault and nowhere else.
 */
export const SignedIn = Schema.Struct({
  token: Token,
  validate: HeaderText,
  userId: Id,
  /** When the token stops working, if the server says so. */
  expiresAt: MaybeMoment,
  user: UserInfo,
}).pipe(Schema.encodeKeys({ expiresAt: 'expireTime', user: 'userInfo' }))
export type SignedIn = typeof SignedIn.Type

const RefreshedObject = Schema.Struct({ token: Token, validate: HeaderText, expireTime: MaybeMoment })

/** "data holds the new token" (marketplace §7): the token itself, or an object around it. */
export const Refreshed = Schema.Union([Token, RefreshedObject]).pipe(
  Schema.decodeTo(
    Schema.Struct({
      token: Token,
      validate: Schema.String.check(Schema.isPattern(headerValue)),
      expiresAt: Schema.NullOr(Schema.Int),
    }),
    SchemaTransformation.transform({
      decode: (raw: string | typeof RefreshedObject.Type) =>
        typeof raw === 'string'
          ? { token: raw, validate: '', expiresAt: null }
          : { token: raw.token, validate: raw.validate, expiresAt: raw.expireTime },
      encode: (value: {
        readonly token: string
        readonly validate: string
        readonly expiresAt: number | null
      }): string | typeof RefreshedObject.Type => ({
        token: value.token,
        validate: value.validate,
        expireTime: value.expiresAt,
      }),
    }),
  ),
)
export type Refreshed = typeof Refreshed.Type

export const AuthCheckRequest = Schema.Struct({ userId: Id, token: Schema.String })
/** The result flag of the authentication check; body code 444 is a third outcome beside yes and no. */
export const AuthCheck = Schema.Struct({ result: Flag })
