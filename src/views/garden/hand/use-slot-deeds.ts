import type { CallName, RowOf } from '#src/contract/rest/calls.ts'
import type { FollowUp, Follows } from '#src/machines/follow-ups.ts'
import type { FactOf } from '#src/machines/streams.ts'
import { type App, useApp } from '../../kit/app/app.ts'
import { useAskBefore } from '../../kit/intent/ask-before.tsx'
import { useStaged } from '../../kit/intent/use-staged.ts'
import type { SlotRow } from '../words.ts'

type SlotFact = FactOf<`garden-slot/${string}`>
/** A fact that asks for something. */
type SlotDeed = Extract<SlotFact, { readonly endpoint: CallName }>

/** Says a change of a slot; what the page has learned from the server comes first, so that it begins where the slot stands. */
export function saySlot(app: App, slotId: string, state: SlotRow['state'], fact: SlotFact): void {
  app.say(`garden-slot/${slotId}`, { type: 'gardenSlot.shown', stage: state })
  app.say(`garden-slot/${slotId}`, fact)
}

/** Uses a nutrient card on what grows in a slot (lc:nutrient). */
export function saySupplement(app: App, copyId: string, card: RowOf<'garden.cards'>, follows: Follows): void {
  app.say(`garden-nutrient/${copyId}`, { type: 'gardenNutrient.shown', stage: 'hasRoom' })
  app.say(`garden-nutrient/${copyId}`, {
    type: 'gardenNutrient.supplementRequested',
    endpoint: 'garden.supplement',
    request: { cardId: card.id, copyId, nutrient: card.nutrient },
    follows,
  })
}

/** Everything that can be done with a slot (lc:garden-slots, lc:nutrient), and how its last change stands; `renewals` follow each. */
export function useSlotDeeds(slotId: string, row: SlotRow | undefined, renewals: readonly FollowUp[]) {
  const app = useApp()
  const copyId = row?.copy?.copyId ?? 'none'
  const change = useStaged(`garden-slot/${slotId}`)
  const nutrient = useStaged(`garden-nutrient/${copyId}`)
  const follows = { done: renewals, refused: renewals }
  const { before, question } = useAskBefore(`garden-slot/${slotId}`, [slotId, copyId])
  const say = (fact: SlotDeed) => before(fact, () => saySlot(app, slotId, row?.state ?? 'locked', fact))
  const request = { slotId }
  return {
    change,
    nutrient,
    question,
    onUnlock: () => say({ type: 'gardenSlot.unlockRequested', endpoint: 'garden.unlock', request, follows }),
    onPush: (id: string) =>
      say({ type: 'gardenSlot.pushRequested', endpoint: 'garden.push', request: { slotId, copyId: id }, follows }),
    onTakeDown: () => say({ type: 'gardenSlot.takeDownRequested', endpoint: 'garden.takeDown', request, follows }),
    onStart: (programmeId: string) =>
      say({ type: 'gardenSlot.startRequested', endpoint: 'garden.start', request: { slotId, programmeId }, follows }),
    onStop: () => say({ type: 'gardenSlot.stopRequested', endpoint: 'garden.stop', request, follows }),
    onAddMagic: (count: number) =>
      say({ type: 'gardenSlot.addMagicRequested', endpoint: 'garden.addMagic', request: { slotId, count }, follows }),
    onSupplement: (card: RowOf<'garden.cards'>) =>
      before({ endpoint: 'garden.supplement' }, () => saySupplement(app, copyId, card, follows)),
    onCheck: change.check,
    onCheckNutrient: nutrient.check,
  }
}
