import type { Page } from '@playwright/test'
import { askAgain, endAsking, type Gesture, type Gestures, press, toPageOf } from './gesture.ts'

const crops = { magicFlower: '魔法花', rose: '玫瑰', peento: '蟠桃', rice: '水稻', gourd: '葫芦' } as const
const lanterns = { rabbit: '兔儿灯', lotus: '莲花灯', palace: '宫灯' } as const
const animals = { hen: '芦花鸡', rabbit: '玉兔', sheep: '云羊', cow: '青牛' } as const
const cards = { water: '清泉', dew: '花露', moonlight: '月华' } as const
/** The place of a programme in the list of its garden. */
const programmes: Readonly<Record<string, number>> = {
  'magic-2h': 0,
  'magic-8h': 1,
  'rose-4h': 0,
  'rose-24h': 1,
  'peento-24h': 0,
  'peento-72h': 1,
  'rice-12h': 0,
  'gourd-36h': 1,
}

/** Goes to the page of a slot and presses the button of this name. */
const onSlot =
  (name: RegExp) =>
  async (page: Page, stream: string, fact: Parameters<typeof toPageOf>[2]): Promise<void> => {
    await toPageOf(page, stream, fact)
    await press(page, name)
  }

const push: Gesture<'gardenSlot.pushRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await press(page, '种一件藏品')
  const number = fact.request.copyId.split('-').at(-1)!
  await page.getByRole('button', { name: new RegExp(`#${number}$`) }).click()
}

const start: Gesture<'gardenSlot.startRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await page
    .getByRole('button', { name: /^开始/ })
    .nth(programmes[fact.request.programmeId] ?? 0)
    .click()
}

const addMagic: Gesture<'gardenSlot.addMagicRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await press(page, '加灵力')
  await page.getByRole('spinbutton', { name: '灵力' }).fill(String(fact.request.count))
  await press(page, '确认加灵力')
}

const supplement: Gesture<'gardenNutrient.supplementRequested'> = async (page, _stream, fact) => {
  await press(page, '补营养')
  await page
    .getByRole('button', { name: new RegExp(`^${cards[fact.request.nutrient]}营养卡`) })
    .first()
    .click()
}

const settle: Gesture<'gardenSeed.settleRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await press(page, `收获${crops[fact.request.crop]}`)
}
const receive: Gesture<'gardenSeed.receiveRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await press(page, `领取${crops[fact.request.crop]}`)
}

const build: Gesture<'gardenBuild.buildRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await press(page, `扎一盏${lanterns[fact.request.building]}`)
}
const open: Gesture<'gardenBuild.openRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await press(page, `打开${lanterns[fact.request.building]}`)
}

const receiveEggs: Gesture<'gardenEgg.receiveRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await press(page, new RegExp(`^领回牧场.*，${animals[fact.request.animal]}$`))
}
const exchangeEggs: Gesture<'gardenEgg.exchangeRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await press(page, new RegExp(`用一只${animals[fact.request.animal]}$`))
}

/** What can be done in the garden, on the page where it is done. */
export const gardenGestures = {
  'gardenSlot.unlockRequested': onSlot(/解锁$/),
  'gardenSlot.startRequested': start,
  'gardenSlot.stopRequested': onSlot(/^暂停生长$/),
  'gardenSlot.pushRequested': push,
  'gardenSlot.takeDownRequested': onSlot(/^取下藏品$/),
  'gardenSlot.addMagicRequested': addMagic,
  'gardenSlot.checkRequested': askAgain,
  'gardenSlot.dismissed': endAsking,
  'gardenSeed.settleRequested': settle,
  'gardenSeed.receiveRequested': receive,
  'gardenSeed.checkRequested': askAgain,
  'gardenSeed.dismissed': endAsking,
  'gardenNutrient.supplementRequested': supplement,
  'gardenNutrient.checkRequested': askAgain,
  'gardenNutrient.dismissed': endAsking,
  'gardenBuild.buildRequested': build,
  'gardenBuild.openRequested': open,
  'gardenBuild.checkRequested': askAgain,
  'gardenBuild.dismissed': endAsking,
  'gardenEgg.receiveRequested': receiveEggs,
  'gardenEgg.exchangeRequested': exchangeEggs,
  'gardenEgg.checkRequested': askAgain,
  'gardenEgg.dismissed': endAsking,
} satisfies Gestures
