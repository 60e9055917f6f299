import { stagedModel } from '../staged.model.ts'

/** What can happen around it, and what holds whatever happens (GSL-… in garden-slot.rules.md). */
export const gardenSlotModel = stagedModel({
  id: 'gardenSlot',
  stages: ['locked', 'stopped', 'started'],
  calls: {
    'gardenSlot.unlockRequested': { endpoint: 'garden.unlock', request: { slotId: 'magic-1' } },
    'gardenSlot.startRequested': { endpoint: 'garden.start', request: { slotId: 'magic-1', programmeId: 'magic-2h' } },
    'gardenSlot.stopRequested': { endpoint: 'garden.stop', request: { slotId: 'magic-1' } },
    'gardenSlot.pushRequested': { endpoint: 'garden.push', request: { slotId: 'magic-1', copyId: '7' } },
    'gardenSlot.takeDownRequested': { endpoint: 'garden.takeDown', request: { slotId: 'magic-1' } },
    'gardenSlot.addMagicRequested': { endpoint: 'garden.addMagic', request: { slotId: 'magic-1', count: 5 } },
  },
  rules: { stages: 'GSL-1', once: 'GSL-2', until: 'GSL-3', repeated: 'GSL-4', ended: 'GSL-5' },
})
