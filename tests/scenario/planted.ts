import { allAnswers } from '#mock/rest/all.answers.ts'
import type { Answer } from '#mock/rest/answers.ts'
import { refuse } from '#mock/world/refusals.ts'

type AnyAnswer = Answer<any>
type Answers = Record<string, Record<string, AnyAnswer>>

/** A defect that is put in on purpose, and taken out by what `plant` gives back. */
export interface Planted {
  readonly name: string
  /** Which files are tried: those whose text has it. */
  readonly about: RegExp
  readonly plant: () => () => void
}

/** Another answer in the place of a call's own. */
const answering =
  (call: string, instead: (own: AnyAnswer) => AnyAnswer): Planted['plant'] =>
  () => {
    const [area = '', key = ''] = call.split('.')
    const answers = (allAnswers as unknown as Answers)[area]!
    const own = answers[key]!
    answers[key] = instead(own)
    return () => void (answers[key] = own)
  }

const refusing = (call: string): Planted['plant'] => answering(call, () => () => refuse('badRequest'))
/** It says that it was done, as if it had been. */
const idle = (call: string): Planted['plant'] => answering(call, () => () => ({ data: null }))
const twice = (call: string): Planted['plant'] =>
  answering(call, (own) => async (world, request, caller) => {
    const first = await own(world, request, caller)
    await Promise.resolve(own(world, request, caller)).catch(() => undefined)
    return first
  })

/** Ten defects of a backend; which file shows one is found, not said. */
export const planted: readonly Planted[] = [
  {
    name: 'signing in by code is refused',
    about: /signInRequested/,
    plant: refusing('session.loginByVerificationCode'),
  },
  { name: 'a token is not renewed', about: /expireTokens/, plant: refusing('session.refreshToken') },
  { name: 'text messages are not sent', about: /"verificationCode\./, plant: refusing('session.sendSms') },
  { name: 'an order that is cancelled stays', about: /order\.cancelRequested/, plant: idle('order.cancel') },
  { name: 'boxes are opened twice', about: /box\.openMany/, plant: twice('box.openMany') },
  { name: 'a gift is refused', about: /transfer\.give/, plant: refusing('transfer.give') },
  { name: 'what is put up is refused', about: /listing\.up"/, plant: refusing('listing.up') },
  { name: 'the list of notices is refused', about: /"notice\.list"/, plant: refusing('notice.list') },
  { name: 'no order is placed', about: /"order\.create"/, plant: refusing('order.create') },
  { name: 'a garden does not begin', about: /"garden\.start"/, plant: refusing('garden.start') },
]
