import { askAgain, endAsking, comeToRest, type Gesture, type Gestures, press, toPageOf } from './gesture.ts'

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

/** What energy opens, on the page where it is opened. */
export const energyGestures = {
  'energyUnlock.unlockRequested': unlock,
  'energyUnlock.appointRequested': appoint,
  'energyUnlock.checkRequested': askAgain,
  'energyUnlock.dismissed': endAsking,
} satisfies Gestures
