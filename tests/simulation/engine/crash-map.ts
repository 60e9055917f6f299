import type { Step } from '#scenarios/player/scenario.ts'
import type { PageForm, Values } from '#src/machines/submission/submission.machine.ts'
import { followForm, guildNameForm, joinGuildForm, qqForm, unfollowForm } from '#src/views/guild/guild.form.ts'
import { appointForm, remindForm } from '#src/views/kit/product/product.form.ts'
import { wearForm } from '#src/views/prop/prop.form.ts'
import { substitutionForm } from '#src/views/settings/settings.form.ts'
import type { Journey } from './crash-journeys.ts'
import { type Asked, journeyOf, quiet, stepsOf, times, type Wish } from './crash-wish.ts'

const today = Date.parse('2026-03-01T00:00:00+08:00')
const missed = Date.parse('2026-02-26T00:00:00+08:00')

/** An intent of one call, under the key that its page makes. */
const intent = (key: string, endpoint: string, request: object): Asked => ({
  stream: `transfer/${key}`,
  say: 'transfer.requested',
  endpoint,
  request,
})
const unlockBlock: Asked = {
  stream: 'energy-unlock/1301',
  say: 'energyUnlock.unlockRequested',
  endpoint: 'energy.unlock',
  request: { categoryId: '1301', cost: 15 },
  stage: 'locked',
}
const piece: Asked = {
  stream: 'diy/1101',
  say: 'diy.makeRequested',
  endpoint: 'diy.make',
  request: { inCategoryId: '1101', number: 2 },
  stage: 'idle',
}
const checkIn = intent('check-in-20260301', 'daily.checkIn', { day: today })

const daily: readonly Wish[] = [
  { name: 'check in', cites: ['TRA-2'], ...checkIn, done: times(1, 'days'), ends: 'done' },
  {
    name: 'check in for points',
    cites: ['TRA-2'],
    ...intent('points-of-20260301', 'daily.checkInForPoints', { day: today }),
    done: times(1, 'pointDays'),
    ends: 'done',
  },
  {
    name: 'the task of the day',
    cites: ['TRA-2'],
    ...intent('task-of-20260301', 'daily.checkInForTask', { day: today }),
    before: [...stepsOf(checkIn), { advance: '2s' }],
    done: times(1, 'taskDays'),
    ends: 'done',
  },
  {
    name: 'make a day up',
    cites: ['TRA-2'],
    ...intent('make-up-20260226', 'daily.makeUp', { day: missed }),
    done: times(1, 'days'),
    ends: 'done',
  },
  {
    name: 'exchange points',
    cites: ['TRA-2'],
    ...intent('redeem-0001', 'daily.redeem', { goodsId: '893001', count: 1, expectedPoints: 9.8 }),
    done: times(1, 'redeemed'),
    ends: 'done',
  },
]

const workshop: readonly Wish[] = [
  {
    name: 'synthesize',
    cites: ['SYN-3', 'lc:synthesis'],
    stream: 'synthesis/881001',
    say: 'synthesis.performRequested',
    endpoint: 'synthesis.perform',
    request: { synthesisId: '881001', ids: '201101-2766,201102-2783,201103-612' },
    stage: 'qualified',
    done: times(1, 'merged'),
    ends: 'performed',
  },
  { name: 'put together', cites: ['DIY-2', 'lc:diy'], ...piece, done: times(1, 'pieces'), ends: 'made' },
  {
    name: 'take apart',
    cites: ['DIY-2', 'lc:diy'],
    stream: piece.stream,
    say: 'diy.salvageRequested',
    endpoint: 'diy.salvage',
    request: { productId: '900001' },
    before: [...stepsOf(piece), { advance: '2s' }],
    done: times(-1, 'pieces'),
  },
  {
    name: 'open a chest',
    cites: ['TRA-2'],
    ...intent('chest-0001', 'prop.openChest', { id: '882001' }),
    done: times(-1, 'chests'),
    ends: 'done',
  },
  {
    name: 'use a prop',
    cites: ['TRA-2'],
    ...intent('prop-0001', 'prop.use', { id: '883001' }),
    done: times(-1, 'props'),
    ends: 'done',
  },
  {
    name: 'have a thing sent',
    cites: ['TRA-2'],
    ...intent('parcel-0001', 'physical.order', { physicalId: '884001', addressId: '80001' }),
    done: times(1, 'parcels'),
    ends: 'done',
  },
]

const guild: readonly Wish[] = [
  {
    name: 'unlock a block',
    cites: ['ENU-2', 'lc:energy-unlock'],
    ...unlockBlock,
    done: times(1, 'blocks'),
    ends: 'unlocked',
  },
  {
    name: 'appoint to a block',
    cites: ['ENU-2', 'lc:energy-unlock'],
    ...unlockBlock,
    say: 'energyUnlock.appointRequested',
    endpoint: 'energy.appoint',
    request: { categoryId: '1301' },
    done: times(1, 'appointed'),
    ends: 'appointed',
  },
  {
    name: 'draw power out',
    cites: ['ENU-3', 'lc:energy-unlock'],
    stream: 'energy-unlock/copy-201101-2766',
    say: 'energyUnlock.changePowerRequested',
    endpoint: 'energy.change',
    request: { copyId: '201101-2766', amount: 10 },
    done: times(10, 'power'),
  },
  {
    name: 'give out of the warehouse',
    cites: ['TRA-4', 'const:roles-guild-admin'],
    ...intent('give-0001', 'guild.give', { copyId: '201202-108', userId: '10003' }),
    done: times(1, 'givenOut'),
    ends: 'done',
  },
]

/** What is said again without harm, and by whom; `before` it nothing is killed. */
interface FormWish {
  readonly name: string
  readonly form: PageForm
  readonly values: Values
  readonly done: ReturnType<typeof times>
  /** Whose books are looked at; left out for the demo account, which is signed in. */
  readonly who?: string
  readonly before?: readonly Step[]
}

/** As a page that has been opened fills it in and sends it. */
export const sending = ({ form, values }: FormWish): readonly Step[] => {
  const to = `submission/${form.form}`
  const say = (type: string, fields: Readonly<Record<string, unknown>> = {}): Step => {
    return { say: `submission.${type}`, to, with: fields }
  }
  return [
    say('opened', { form }),
    say('reset'),
    ...Object.entries(values).map(([field, value]) => say('changed', { field, value })),
    say('submitRequested'),
    ...(form.confirm ? [say('confirmed')] : []),
    { advance: '5s' },
  ]
}

const signIn = (phone: string): readonly Step[] => [
  { say: 'session.signInRequested', with: { method: 'password', phone, password: 'shucang2026' } },
  { advance: '3s' },
]
/** Who is in no guild and follows nobody. */
const loner = { who: '10011', before: signIn('13800000010') }
const phone = '13900000077'

/** Nobody has to ask after these. */
export const formWishes: readonly FormWish[] = [
  { name: 'join a guild', form: joinGuildForm, values: { guildId: '890003' }, done: times(1, 'guild'), ...loner },
  { name: 'rename a guild', form: guildNameForm, values: { name: '青云长卷' }, done: times(1, 'renamed') },
  { name: 'follow a lord', form: followForm, values: { lordUserId: '10007' }, done: times(1, 'lord'), ...loner },
  { name: 'leave a lord', form: unfollowForm, values: {}, done: times(-1, 'lord') },
  { name: 'say how one is reached', form: qqForm, values: { qqNumber: '7714520' }, done: times(1, 'reachable') },
  { name: 'wear a title', form: wearForm, values: { id: 'collector' }, done: times(1, 'titles') },
  {
    name: 'be reminded',
    form: remindForm,
    values: { id: '201108', booked: true, at: today, title: '开售了' },
    done: times(1, 'reminders'),
  },
  {
    name: 'appoint to a sale',
    form: appointForm,
    values: { categoryId: '1108', at: today, title: '' },
    done: times(1, 'places'),
  },
  {
    name: 'bind another number',
    form: substitutionForm,
    values: { phone, code: '246135' },
    done: times(1, 'numbers'),
    before: [
      { say: 'verificationCode.sendRequested', to: 'verification-code/substitution', with: { phone } },
      { advance: '2s' },
      { world: 'sms.code', with: { phone, purpose: 'substitution', code: '246135' } },
    ],
  },
]

const formJourney = ({ name, before = [], done, who, ...wish }: FormWish): Journey => ({
  name,
  cites: ['SUB-1'],
  scenario: { signedIn: who === undefined, clock: '2026-03-01T10:00:00+08:00' },
  before: [quiet, ...before],
  steps: () => sending({ name, done, ...wish }),
  done,
  ...(who === undefined ? {} : { who }),
})

/** Of daily things, the workshop, guilds, lords and energy. */
export const mapJourneys: readonly Journey[] = [
  ...[...daily, ...workshop, ...guild].map(journeyOf),
  ...formWishes.map(formJourney),
]
