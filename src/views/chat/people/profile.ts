import { formatInstant, toCivil } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { isDate, isEmail, isJson } from '#src/domain/form/validators.ts'
import { type Fields, fieldsOf, textOf } from '#src/domain/unknown.ts'
import type { Profile } from '#src/machines/im-people/im-people.machine.ts'
import { safePicture } from '../../kit/app/links.ts'

/** What a person tells others of themselves, as it is shown and edited (chat §3, user info attributes). */
export interface ProfileView {
  readonly sign: string
  /** 「女」; '' where nothing is told. */
  readonly gender: string
  /** 「1995-03-08」; '' where nothing is told, or what is told is no day. */
  readonly birth: string
  readonly mail: string
  /** An address that may be loaded. */
  readonly cover: string | null
}

/** A text of one's own that can be changed. */
export type ProfileText = 'sign' | 'mail'
/** What is changed in a sheet. */
export type EditedPart = ProfileText | 'birth' | 'cover'

/** Genders as the service spells them (chat §3 gives no values; those of its reference client), and in words. */
export const genders = [
  { value: '1', text: '男' },
  { value: '2', text: '女' },
  { value: '0', text: '不展示' },
] as const

/** The fields of a free attribute; of a text that is no object none. */
const readExt = (ext: string): Fields => (isJson(ext) ? fieldsOf(JSON.parse(ext)) : {})

const empty: ProfileView = { sign: '', gender: '', birth: '', mail: '', cover: null }

/** Pure: a profile as it is shown; texts of others that are no gender, day or address say nothing. */
export function viewProfile(profile: Profile | null | undefined): ProfileView {
  if (!profile) return empty
  const { sign, gender, birth, mail, ext } = profile
  const known = genders.find(({ value }) => value !== '0' && value === gender)
  return {
    sign,
    gender: known?.text ?? '',
    birth: isDate(birth) ? birth : '',
    mail: isEmail(mail) ? mail : '',
    cover: safePicture(textOf(readExt(ext)['cover'])),
  }
}

/** What of a text is wrong before it is sent; null when nothing is. */
export const textProblem = (part: ProfileText, text: string): string | null =>
  part === 'mail' && text !== '' && !isEmail(text) ? '请输入正确的邮箱，例如 name@example.com' : null

/** Nobody is older than this, or born after today. */
export const birthDays = (now: Instant): { readonly min: string; readonly max: string } => ({
  min: `${toCivil(now).year - 120}-01-01`,
  max: formatInstant(now, 'YYYY-MM-DD'),
})

/** Pure: the attribute that a part is (chat §3); the cover lies in `ext`, beside what others keep there. */
export const attributeOf = (part: EditedPart, value: string, ext: string): Readonly<Record<string, string>> =>
  part === 'cover' ? { ext: JSON.stringify({ ...readExt(ext), cover: value }) } : { [part]: value }
