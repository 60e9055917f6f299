import { isDate } from './validators.ts'

/** Whether the birthday in an identity number (its places 7 to 14) exists; ours: the specification asks for 18 places only. */
export const hasBirthday = (idNumber: string): boolean =>
  isDate(`${idNumber.slice(6, 10)}-${idNumber.slice(10, 12)}-${idNumber.slice(12, 14)}`)
