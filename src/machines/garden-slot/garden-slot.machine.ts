import { stagedMachine } from '../staged.ts'

/** One slot of the garden: locked, stopped or started (marketplace §4, §7; lc:garden-slots). */
export const gardenSlotMachine = stagedMachine({
  id: 'gardenSlot',
  stages: ['locked', 'stopped', 'started'],
  steps: [
    { on: 'gardenSlot.unlockRequested', from: ['locked'], to: 'stopped' },
    { on: 'gardenSlot.startRequested', from: ['stopped'], to: 'started' },
    { on: 'gardenSlot.stopRequested', from: ['started'], to: 'stopped' },
    { on: 'gardenSlot.pushRequested', from: ['stopped'], to: 'stopped' },
    { on: 'gardenSlot.takeDownRequested', from: ['stopped'], to: 'stopped' },
    { on: 'gardenSlot.addMagicRequested', from: ['stopped', 'started'] },
  ],
})
