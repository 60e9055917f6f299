import { assign, type AnyStateMachine } from 'xstate'
import { imInboxMachine } from '#src/machines/im-inbox/im-inbox.machine.ts'
import { imMessageMachine } from '#src/machines/im-message/im-message.machine.ts'
import { listingMachine } from '#src/machines/listing/listing.machine.ts'
import { navigationMachine } from '#src/machines/navigation/navigation.machine.ts'
import { orderMachine } from '#src/machines/order/order.machine.ts'
import { sessionMachine } from '#src/machines/session/session.machine.ts'
import { updateMachine } from '#src/machines/update/update.machine.ts'
import { verificationCodeMachine } from '#src/machines/verification-code/verification-code.machine.ts'
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

type Guard = (...given: readonly never[]) => boolean

/** A guard of a machine of the app that always answers the same. */
const always =
  ({ implementations }: AnyStateMachine, guard: string, answer: boolean): Planted['plant'] =>
  () => {
    const guards = implementations.guards as Record<string, Guard>
    const own = guards[guard]
    if (!own) throw new Error(`there is no guard ${guard}`)
    guards[guard] = () => answer
    return () => void (guards[guard] = own)
  }

/** What a machine of the app notes is noted otherwise; nothing is where nothing is said. */
const noting =
  ({ implementations }: AnyStateMachine, action: string, instead: Record<string, unknown> = {}): Planted['plant'] =>
  () => {
    const actions = implementations.actions as Record<string, unknown>
    const own = actions[action]
    if (!own) throw new Error(`there is no action ${action}`)
    actions[action] = assign(instead)
    return () => void (actions[action] = own)
  }

/** Ten defects of a backend and ten of the app's machines; which file shows one is found, not said. */
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
  {
    name: 'a message without an answer is waited for no longer',
    about: /imMessage\.sendRequested/,
    plant: always(imMessageMachine, 'hasPending', false),
  },
  {
    name: 'a stale draft waits for the next person',
    about: /draft/,
    plant: noting(imInboxMachine, 'rememberUser', { user: ({ event }: { event: { user: string } }) => event.user }),
  },
  { name: 'whatever the server says, it is paid', about: /"order\./, plant: always(orderMachine, 'isPaid', true) },
  { name: 'a closed order stays open', about: /"order\./, plant: always(orderMachine, 'isClosed', false) },
  {
    name: 'an update that must be made can be put off',
    about: /"update\./,
    plant: always(updateMachine, 'mayClose', true),
  },
  {
    name: 'a new version is not told',
    about: /"update\.|system\.release/,
    plant: always(updateMachine, 'opensModal', false),
  },
  {
    name: 'nobody is remembered who has signed in',
    about: /signInRequested|"signedIn"/,
    plant: noting(sessionMachine, 'rememberUser'),
  },
  { name: 'there is no way back', about: /"navigation\./, plant: always(navigationMachine, 'hasPrevious', false) },
  {
    name: 'a code can be asked for again at once',
    about: /"verificationCode\./,
    plant: noting(verificationCodeMachine, 'startCountdown', { endsAt: 0 }),
  },
  {
    name: 'what was put up counts as taken down',
    about: /"listing\./,
    plant: always(listingMachine, 'leadsToListed', false),
  },
]
