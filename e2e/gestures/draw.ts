import { askAgain, endAsking, type Gesture, type Gestures, press, toPageOf, withTheNext } from './gesture.ts'

const once: Gesture<'luckyDraw.drawRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await press(page, '抽一次')
  await press(page, /^确认，花 /)
}

const many: Gesture<'luckyDraw.drawManyRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await press(page, `连抽 ${fact.request.count} 次`)
  await press(page, /^确认，花 /)
}

const lot: Gesture<'luckyDraw.openLotRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await press(page, '抽一支签')
}

const envelope: Gesture<'redEnvelope.openRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await press(page, '拆红包')
}

/** What can be drawn, on the page where it is drawn. */
export const drawGestures = {
  'luckyDraw.shown': withTheNext,
  'luckyDraw.drawRequested': once,
  'luckyDraw.drawManyRequested': many,
  'luckyDraw.openLotRequested': lot,
  'luckyDraw.checkRequested': askAgain,
  'luckyDraw.dismissed': endAsking,
  'redEnvelope.openRequested': envelope,
  'redEnvelope.checkRequested': askAgain,
  'redEnvelope.dismissed': endAsking,
} satisfies Gestures
