import { type Examples, says, type Story } from './example.ts'

/** A lantern that was opened on this device. */
const openedLantern: Story = [
  says('garden-build/rabbit', { type: 'gardenBuild.shown', stage: 'built' }),
  says('garden-build/rabbit', {
    type: 'gardenBuild.openRequested',
    endpoint: 'garden.openBox',
    request: { building: 'rabbit', count: 1, number: 1 },
  }),
]

/** An unlocked slot in which nothing lies. */
const unlocked: Story = [
  says('garden-slot/rose-2', {
    type: 'gardenSlot.unlockRequested',
    endpoint: 'garden.unlock',
    request: { slotId: 'rose-2' },
  }),
]

export const gardenExamples: Examples = {
  '/pages/home/magicGarden/index': [{ name: '' }],
  '/pages/home/magicGarden/roseDetails': [{ name: '' }],
  '/pages/home/magicGarden/magicDetails': [
    { name: '', query: { slot: 'rose-1' } },
    { name: '还没解锁', query: { slot: 'magic-1' } },
    { name: '空着', query: { slot: 'rose-2' }, before: [unlocked] },
    { name: '查不到', query: { slot: 'nowhere-1' } },
  ],
  '/pages/home/magicGarden/components/BlindBoxResult': [
    { name: '', query: { building: 'rabbit' }, before: [openedLantern] },
    { name: '还没开过', query: { building: 'palace' } },
  ],
  '/pages/home/newPattern/particulars': [
    { name: '', query: { animal: 'hen' } },
    { name: '还没有的', query: { animal: 'cow' } },
  ],
}
