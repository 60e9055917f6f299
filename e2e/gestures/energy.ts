import { href } from '#src/routes/table.ts'
import {
  askAgain,
  comeToRest,
  confirmDeed,
  endAsking,
  type Gesture,
  type Gestures,
  press,
  pressRow,
  toPageOf,
  withTheNext,
} from './gesture.ts'

const unlock: Gesture<'energyUnlock.unlockRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await comeToRest(page)
  await press(page, /^解锁，需要/)
  await press(page, /能量解锁$/)
}

const appoint: Gesture<'energyUnlock.appointRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await comeToRest(page)
  await press(page, '预约优先购')
  await press(page, '确认预约')
}

const changePower: Gesture<'energyUnlock.changePowerRequested'> = async (page, stream) => {
  await pressRow(page, href('/pages/mine/energy/index', { part: 'copies' }), stream)
  await confirmDeed(page, /^(引出|放回) \d+ 能量$/)
}

/** What energy opens, on the page where it is opened. */
export const energyGestures = {
  'energyUnlock.shown': withTheNext,
  'energyUnlock.unlockRequested': unlock,
  'energyUnlock.appointRequested': appoint,
  'energyUnlock.changePowerRequested': changePower,
  'energyUnlock.checkRequested': askAgain,
  'energyUnlock.dismissed': endAsking,
} satisfies Gestures
