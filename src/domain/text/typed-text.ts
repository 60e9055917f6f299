import { toHalfWidth, typedDigits } from './full-width.ts'

/*
 * What people type and paste, put right before it is judged: full-width digits, the spaces and hyphens of formatted numbers, characters
 * that nobody can see. Nothing that has a meaning is thrown away — a letter, a sign, a digit too many stay, so that the rules can say so
 * instead of another number being sent.
 */

/** Longer than any number that is asked for: what is kept of a number as typed. */
const NUMBER_MAX = 24

const dressed = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*`
/** An emoji as people see it (with its joiners, skin and flag), or one character that is not seen at all. */
const emojiOrHidden = new RegExp(
  String.raw`${dressed}(?:\u200D${dressed})*[\u{E0020}-\u{E007F}]*|\p{Default_Ignorable_Code_Point}|\p{Surrogate}`,
  'gu',
)

/**
 * One line of words: no control characters, nothing invisible (zero-width, direction marks) but what holds an emoji together, no pile of
 * accents, no space around it or doubled within.
 */
export const typedLine = (text: string): string =>
  text
    .replace(emojiOrHidden, (found) => (/^\p{Extended_Pictographic}/u.test(found) ? found : ''))
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()

/** A person's name in Han characters: without spaces, and with one kind of point between its parts. */
export const typedName = (text: string): string =>
  typedLine(text)
    .replace(/ /g, '')
    .replace(/[•・‧∙⋅．]/g, '·')
    .normalize('NFC')

const seen = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/** A number of digits as typed or pasted: half-width, without the spaces and hyphens between them. */
export const typedNumber = (text: string): string => typedDigits(seen(text)).slice(0, NUMBER_MAX)

const withoutCountry = (digits: string): string => digits.replace(/^(?:\+|00)?86(?=1\d{10}$)/, '')

/** A mainland mobile number: half-width digits, without spaces, hyphens, brackets and the country code (marketplace §5). */
export const typedMobile = (text: string): string =>
  withoutCountry(
    typedNumber(text)
      .replace(/[^0-9+]/g, '')
      .replace(/(?!^)\+/g, ''),
  ).replace(/^\+/, '')

/** Who gets something: a mobile number, or the number of a person. */
export const typedReceiver = (text: string): string => withoutCountry(typedNumber(text))

/** An identity number, with a large X. */
export const typedIdCard = (text: string): string => typedNumber(text).toUpperCase()

/** A password: a Chinese keyboard's full-width letters become half-width ones, spaces go. */
export const typedPassword = (text: string): string => toHalfWidth(text).replace(/\s/g, '')

/** An amount: half-width, without spaces, the sign of the yuan and the commas of thousands. */
export const typedAmount = (text: string): string => {
  const plain = toHalfWidth(seen(text))
    .replace(/\s/g, '')
    .replace(/[。．]/g, '.')
    .replace(/[，]/g, ',')
    .replace(/^[¥￥]+|元+$/g, '')
  return /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain
}

/** How a field puts right what is typed into it, by name, so that forms stay data. */
export const typedKinds = {
  line: typedLine,
  name: typedName,
  number: typedNumber,
  mobile: typedMobile,
  receiver: typedReceiver,
  idCard: typedIdCard,
  password: typedPassword,
  amount: typedAmount,
} as const satisfies Record<string, (text: string) => string>

export type TypedKind = keyof typeof typedKinds
