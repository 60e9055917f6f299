import { unprepared, type Examples } from './example.ts'

export const walletExamples: Examples = {
  '/pages/mine/paySet/paySet': [{ name: '' }, unprepared],
  '/pages/mine/myPurse/index': [{ name: '' }, unprepared],
}
