import { askAgain, endAsking, type Gesture, type Gestures, press, toPageOf, withTheNext } from './gesture.ts'

const perform: Gesture<'synthesis.performRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await press(page, '合成')
  await press(page, /^交出 \d+ 件并合成$/)
}

/** What can be done on the bench. */
export const synthesisGestures = {
  'synthesis.shown': withTheNext,
  'synthesis.performRequested': perform,
  'synthesis.checkRequested': askAgain,
  'synthesis.dismissed': endAsking,
} satisfies Gestures
