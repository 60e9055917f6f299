import type { End, Journey } from './crash-journeys.ts'
import { type Asked, journeyOf, stepsOf, times, type Wish } from './crash-wish.ts'

const copy = '201102-2719'
const envelope = 'red-envelope/1772330400000'

const pot = 'garden-slot/magic-1'
const unlock: Asked = {
  stream: pot,
  say: 'gardenSlot.unlockRequested',
  endpoint: 'garden.unlock',
  request: { slotId: 'magic-1' },
}
const plant: Asked = {
  stream: pot,
  say: 'gardenSlot.pushRequested',
  endpoint: 'garden.push',
  request: { slotId: 'magic-1', copyId: copy },
}
const start: Asked = {
  stream: pot,
  say: 'gardenSlot.startRequested',
  endpoint: 'garden.start',
  request: { slotId: 'magic-1', programmeId: 'magic-8h' },
}
/** A change of the pot of the other calls. */
const ofPot = (say: string, call: string, more: object = {}): Asked => ({
  stream: pot,
  say: `gardenSlot.${say}Requested`,
  endpoint: `garden.${call}`,
  request: { slotId: 'magic-1', ...more },
})
/** How often it was done to it. */
const acted =
  (act: string) =>
  ({ world }: Pick<End, 'world'>) =>
    world.garden.acts.filter((one) => one.act === act && one.about === 'magic-1').length
const settle: Asked = {
  stream: 'garden-seed/rose-rose',
  say: 'gardenSeed.settleRequested',
  endpoint: 'garden.settle',
  request: { crop: 'rose', slotType: 'rose' },
}
/** Of the roses of the account 80 were settled before; in its first pot there are 48 ripe ones. */
const settled = ({ world }: Pick<End, 'world'>) =>
  (world.garden.piles.find(({ id }) => id === '10001/rose/rose')!.settled - 80) / 48
const rent: Asked = {
  stream: 'lease/201306-154',
  say: 'lease.rentRequested',
  endpoint: 'lease.rent',
  request: { id: '880130', days: 3 },
  stage: 'published',
}

const garden: readonly Wish[] = [
  { name: 'unlock', cites: ['GSL-2', 'lc:garden-slots'], ...unlock, done: times(1, 'pots'), ends: 'stopped' },
  {
    name: 'start growing',
    cites: ['GSL-2', 'lc:garden-slots'],
    ...start,
    before: [unlock, plant].flatMap(stepsOf),
    done: acted('start'),
    ends: 'started',
  },
  {
    name: 'stop growing',
    cites: ['GSL-2', 'lc:garden-slots'],
    ...ofPot('stop', 'stop'),
    before: [unlock, plant, start].flatMap(stepsOf),
    done: acted('stop'),
    ends: 'stopped',
  },
  {
    name: 'take down',
    cites: ['GSL-2', 'lc:garden-slots'],
    ...ofPot('takeDown', 'takeDown'),
    before: [unlock, plant].flatMap(stepsOf),
    done: times(-1, 'planted'),
  },
  {
    name: 'add magic',
    cites: ['GSL-2', 'lc:garden-slots'],
    ...ofPot('addMagic', 'addMagic', { count: 5 }),
    before: [unlock, plant].flatMap(stepsOf),
    done: acted('addMagic'),
  },
  {
    name: 'plant',
    cites: ['GSL-2', 'lc:garden-slots'],
    ...plant,
    before: stepsOf(unlock),
    done: times(1, 'planted'),
  },
  { name: 'settle', cites: ['GSE-1', 'GSE-2', 'lc:seeds'], ...settle, done: settled, ends: 'settled' },
  {
    name: 'harvest',
    cites: ['GSE-2', 'lc:seeds'],
    stream: 'garden-seed/rose-rose',
    say: 'gardenSeed.receiveRequested',
    endpoint: 'garden.receive',
    request: { crop: 'rose', slotType: 'rose', count: 62 },
    before: stepsOf(settle),
    done: times(62, 'splinters'),
    ends: 'received',
  },
  {
    name: 'nutrient',
    cites: ['GNU-2', 'lc:nutrient'],
    stream: `garden-nutrient/${copy}`,
    say: 'gardenNutrient.supplementRequested',
    endpoint: 'garden.supplement',
    request: { cardId: '890010', copyId: copy, nutrient: 'water' },
    before: [unlock, plant, start].flatMap(stepsOf),
    done: times(-1, 'cards'),
    ends: 'supplemented',
  },
  {
    name: 'build',
    cites: ['GBU-2', 'lc:build'],
    stream: 'garden-build/rabbit',
    say: 'gardenBuild.buildRequested',
    endpoint: 'garden.build',
    request: { building: 'rabbit', count: 1, number: 2 },
    done: times(1, 'lanterns'),
    ends: 'built',
  },
  {
    name: 'receive an animal',
    cites: ['GEG-2', 'lc:eggs'],
    stream: 'garden-egg/hen',
    say: 'gardenEgg.receiveRequested',
    endpoint: 'garden.receiveEggs',
    request: { animal: 'hen', count: 1 },
    done: times(1, 'animals'),
    ends: 'received',
  },
  {
    name: 'open a lantern',
    cites: ['GBU-2', 'lc:build'],
    stream: 'garden-build/rabbit',
    say: 'gardenBuild.openRequested',
    endpoint: 'garden.openBox',
    request: { building: 'rabbit', count: 1, number: 1 },
    stage: 'built',
    done: times(-1, 'lanterns'),
    ends: 'boxOpened',
  },
  {
    name: 'exchange an animal',
    cites: ['GEG-2', 'lc:eggs'],
    stream: 'garden-egg/hen',
    say: 'gardenEgg.exchangeRequested',
    endpoint: 'garden.exchangeEggs',
    request: { animal: 'hen', count: 1 },
    stage: 'received',
    done: times(-1, 'animals'),
    ends: 'exchanged',
  },
]

const trade: readonly Wish[] = [
  {
    name: 'bid',
    cites: ['AUC-2', 'lc:auction'],
    stream: 'auction/880003',
    say: 'auction.bidRequested',
    endpoint: 'auction.bid',
    request: { auctionId: '880003', amountFen: 95_300 },
    done: times(1, 'bids'),
    ends: 'bidding',
  },
  {
    name: 'ask to buy',
    cites: ['ATB-2', 'lc:want-to-buy'],
    stream: 'ask-to-buy/mine-0001',
    say: 'askToBuy.releaseRequested',
    endpoint: 'ask-to-buy.release',
    request: { kind: 'copy', productId: '201103', priceFen: 5000, days: 3 },
    done: times(1, 'asks'),
    ends: 'released',
  },
  {
    name: 'pledge',
    cites: ['PLG-2', 'lc:mortgage'],
    stream: `pledge/${copy}`,
    say: 'pledge.publishRequested',
    endpoint: 'pledge.publish',
    request: { copyId: copy, loanFen: 33_333, rateBasisPoints: 5, days: 7 },
    done: times(1, 'pledged'),
    ends: 'published',
  },
  {
    name: 'rent',
    cites: ['LSE-2', 'lc:lease'],
    ...rent,
    done: times(1, 'rented'),
    ends: 'leased',
  },
  {
    name: 'buy out',
    cites: ['LSE-2', 'lc:lease'],
    stream: rent.stream,
    say: 'lease.buyOutRequested',
    endpoint: 'lease.buyout',
    request: { id: '880130' },
    before: stepsOf(rent),
    done: times(1, 'items'),
    ends: 'boughtOut',
  },
  {
    name: 'draw ten',
    cites: ['LDR-2', 'lc:lucky-draw'],
    stream: 'lucky-draw/871002',
    say: 'luckyDraw.drawManyRequested',
    endpoint: 'draw.many',
    request: { activityId: '871002', count: 10 },
    done: times(10, 'drawn'),
    ends: 'result',
  },
  {
    name: 'red envelope',
    cites: ['RED-2', 'lc:red-envelope'],
    stream: envelope,
    say: 'redEnvelope.openRequested',
    endpoint: 'draw.openEnvelope',
    request: { id: '1772330400000' },
    done: times(1, 'parts'),
    ends: 'taken',
  },
  {
    name: 'airdrop',
    cites: ['BOX-2', 'lc:blindbox-open'],
    stream: 'blind-box/airdrop-1',
    say: 'blindBox.requested',
    endpoint: 'draw.openAirdrop',
    request: { id: '872001' },
    done: times(1, 'items'),
    ends: 'done',
  },
]

/** Of the garden and the trading floor: each changes something once, by one call. */
export const floorJourneys: readonly Journey[] = [...garden, ...trade].map(journeyOf)
