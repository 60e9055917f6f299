import type { Step } from '#scenarios/player/scenario.ts'
import type { Chance } from './chance.ts'
import { act, change, harmed, type Kind } from './kinds.ts'

/** What can be planted; the shop and the trading floor offer, give, pledge and let out the same ones, so that they meet at the locks. */
const copies = ['201102-2719', '201102-2783'] as const
const pots = ['magic-1', 'magic-2', 'rose-2'] as const
const harvests = [
  ['magicFlower', 'magic', 5],
  ['rose', 'rose', 62],
] as const

const calls = [
  'garden.unlock',
  'garden.push',
  'garden.start',
  'garden.stop',
  'garden.takeDown',
  'garden.addMagic',
  'garden.supplement',
  'garden.settle',
  'garden.receive',
  'garden.build',
  'garden.openBox',
  'garden.receiveEggs',
  'garden.exchangeEggs',
] as const

type Pot = (typeof pots)[number]

/** What a page has seen of a pot, and the change it asks for. */
const inPot = (slotId: Pot, stage: string, name: string, more: object = {}) =>
  change(`garden-slot/${slotId}`, ['gardenSlot', stage], name, `garden.${name}`, { slotId, ...more })
const onPot = (chance: Chance, stage: string, name: string, more: object = {}) =>
  inPot(chance.pick(pots), stage, name, more)

const cards = [
  ['890010', 'water'],
  ['890011', 'water'],
  ['890012', 'dew'],
] as const

const supplement = (chance: Chance, copyId: string) => {
  const [cardId, nutrient] = chance.pick(cards)
  const request = { cardId, copyId, nutrient }
  const to = `garden-nutrient/${copyId}`
  return { say: 'gardenNutrient.supplementRequested', to, with: { endpoint: 'garden.supplement', request } }
}

/** Everything that somebody does who wants something to grow. */
const garden = (chance: Chance): readonly Step[] => {
  const [slotId, copyId] = [chance.pick(pots), chance.pick(copies)]
  const programmeId = slotId.startsWith('rose') ? 'rose-4h' : chance.pick(['magic-2h', 'magic-8h'])
  const soon = { advance: '2s' }
  return [
    ...inPot(slotId, 'locked', 'unlock'),
    soon,
    ...inPot(slotId, 'stopped', 'push', { copyId }),
    soon,
    ...inPot(slotId, 'stopped', 'start', { programmeId }),
    soon,
    ...(chance.is(0.5) ? [supplement(chance, copyId), soon] : []),
    ...(chance.is(0.3) ? [...inPot(slotId, 'started', 'stop'), soon, ...inPot(slotId, 'stopped', 'takeDown')] : []),
  ]
}

/** Of the garden: its laws are of their own (`tests/laws/garden-laws.ts`), beside the world's audit. */
export const gardenKinds: readonly Kind[] = [
  act('garden', 2, garden),
  act('unlock a pot', 3, (chance) => onPot(chance, 'locked', 'unlock')),
  act('plant', 3, (chance) => onPot(chance, 'stopped', 'push', { copyId: chance.pick(copies) })),
  act('start growing', 3, (chance) =>
    onPot(chance, 'stopped', 'start', { programmeId: chance.pick(['magic-2h', 'magic-8h', 'rose-4h']) }),
  ),
  act('stop growing', 1, (chance) => onPot(chance, 'started', 'stop')),
  act('take down', 1.5, (chance) => onPot(chance, 'stopped', 'takeDown')),
  act('add magic', 1, (chance) => onPot(chance, 'started', 'addMagic', { count: chance.between(1, 20) })),
  act('nutrient', 1, (chance) => [supplement(chance, chance.pick(copies))]),
  act('settle', 2, (chance) => {
    const [crop, slotType] = chance.pick(harvests)
    const to = `garden-seed/${slotType}-${crop}`
    return [{ say: 'gardenSeed.settleRequested', to, with: { endpoint: 'garden.settle', request: { crop, slotType } } }]
  }),
  act('receive', 2, (chance) => {
    const [crop, slotType, count] = chance.pick(harvests)
    const request = { crop, slotType, count }
    return change(`garden-seed/${slotType}-${crop}`, ['gardenSeed', 'settled'], 'receive', 'garden.receive', request)
  }),
  act('build a lantern', 1, (chance) => {
    const request = { building: 'rabbit', count: 1, number: chance.pick([2, 3]) }
    const to = 'garden-build/rabbit'
    return [{ say: 'gardenBuild.buildRequested', to, with: { endpoint: 'garden.build', request } }]
  }),
  act('open a lantern', 1, () => {
    const request = { building: 'rabbit', count: 1, number: 1 }
    return change('garden-build/rabbit', ['gardenBuild', 'built'], 'open', 'garden.openBox', request)
  }),
  act('an animal comes or goes', 1, (chance) => {
    const isComing = chance.is(0.6)
    const endpoint = isComing ? 'garden.receiveEggs' : 'garden.exchangeEggs'
    const say = isComing ? 'gardenEgg.receiveRequested' : 'gardenEgg.exchangeRequested'
    return [{ say, to: 'garden-egg/hen', with: { endpoint, request: { animal: 'hen', count: 1 } } }]
  }),
  act('it grows', 1.5, (chance) => [{ advance: chance.pick(['30m', '3h', '1d']) }]),
  harmed('calls of the garden', 4, calls),
]
