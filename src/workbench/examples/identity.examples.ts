import { unprepared, type Examples } from './example.ts'

export const identityExamples: Examples = {
  '/pages/mine/verified/index': [{ name: '' }, unprepared],
}
