import { daysInMonth } from '../time/calendar.ts'

/*
 * The helper validators of marketplace §5 that something asks for, one predicate each. Where the specification names a kind without a
 * pattern, the usual pattern is used; lenient where strictness would turn real people away.
 */

const email = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}$/
const mobile = /^1[0-9]{10}$/
const idCard = /^[0-9]{17}[0-9Xx]$/
const date = /^([0-9]{4})([-/])([0-9]{1,2})\2([0-9]{1,2})$/
const image = /.\.(?:png|jpe?g|gif|webp|bmp|heic)$/i
const video = /.\.(?:mp4|mov|m4v|webm|avi|mkv|3gp)$/i

export const isEmail = (text: string): boolean => email.test(text)

/** 11 digits starting with 1; the second digit is free, as written. */
export const isMobile = (text: string): boolean => mobile.test(text)

/** An http or https address with a host. Whether it may be opened is another question: see safe-url. */
export function isUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text)
}

/** A date that exists, as 2024-01-31 or 2024/01/31. */
export function isDate(text: string): boolean {
  const match = date.exec(text)
  if (!match) return false
  const [year, month, dayOfMonth] = [Number(match[1]), Number(match[3]), Number(match[4])]
  return month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month)
}

export const isDigits = (text: string): boolean => /^[0-9]+$/.test(text)

/** 17 digits and a digit or X, without checksum: Chinese numbers may legally end in X. */
export const isIdCard = (text: string): boolean => idCard.test(text)

/** An amount in yuan with up to two decimals, without sign or separators. */
export const isAmount = (text: string): boolean => /^[0-9]+(?:\.[0-9]{1,2})?$/.test(text)

export const isNumber = (text: string): boolean => /^-?[0-9]+(?:\.[0-9]+)?$/.test(text)

export const isLetters = (text: string): boolean => /^[A-Za-z]+$/.test(text)

/** Letters, digits or both. */
export const isAlnum = (text: string): boolean => /^[A-Za-z0-9]+$/.test(text)

/** A landline number with its area code, with or without the hyphen between them. */
export const isLandline = (text: string): boolean => /^0[0-9]{2,3}-?[0-9]{7,8}$/.test(text)

/** A licence plate: a province, a letter, and five places; six on a car that runs on electricity. */
export const isPlate = (text: string): boolean =>
  /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][A-Z0-9]{5,6}$/.test(text)

export const isChinese = (text: string): boolean => /^\p{Script=Han}+$/u.test(text)

/** The text of a JSON object or array; bare scalars do not count. */
export function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

export const isImageName = (name: string): boolean => image.test(name)

export const isVideoName = (name: string): boolean => video.test(name)
