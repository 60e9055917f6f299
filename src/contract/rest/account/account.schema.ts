import { Schema } from 'effect'
import { Flag, MaybeFlag, MaybeMoment } from '../wire.ts'

export const ProfileChange = Schema.Struct({
  nickname: Schema.optionalKey(Schema.String),
  avatar: Schema.optionalKey(Schema.String),
})
export const PasswordChange = Schema.Struct({ oldPassword: Schema.String, newPassword: Schema.String })

/** Whether other people may see this person's collection. */
export const Visibility = Schema.Struct({ hidden: MaybeFlag }).pipe(Schema.encodeKeys({ hidden: 'hide' }))
export const VisibilityChange = Schema.Struct({ hidden: Flag }).pipe(Schema.encodeKeys({ hidden: 'hide' }))

/** The number that is bound, masked, and from when it may be changed again: null for at once (docs/decisions/0052). */
export const Substitution = Schema.Struct({ phone: Schema.String, nextAt: MaybeMoment }).pipe(
  Schema.encodeKeys({ phone: 'mobile', nextAt: 'nextTime' }),
)
/** The new number; the code goes to it. */
export const SubstitutionCode = Schema.Struct({ phone: Schema.String })
export const SubstitutionChange = Schema.Struct({ phone: Schema.String, code: Schema.String })
