import { expect, it } from 'vitest'
import { hooked } from '../../../tests/pages/hooked.ts'
import { useLeaseDeeds } from './use-lease-deeds.ts'

const renewal = { type: 'resource.refreshRequested', key: 'lease.market?' } as const
const row = { id: '9', copyId: '7', rentFen: 100, rentDueFen: 50, heldFen: 300, buyoutFen: 900, name: '', number: 1 }
const wanted = { copyId: '7', called: '', rentFen: 100, daysMax: 9, buyoutFen: null }

type Deeds = ReturnType<typeof useLeaseDeeds>
interface Fact {
  readonly type: string
  readonly endpoint: string
  readonly request: unknown
  readonly stage?: string
  readonly follows: { readonly done: readonly { readonly key?: string; readonly href?: string }[] }
}

/** What is said once a deed is confirmed: the stage that was seen, and what is asked for. */
function confirmed(deed: (of: Deeds) => void): readonly Fact[] {
  const said: Fact[] = []
  const nothing = () => undefined
  const user = { context: { user: { userId: '1' } }, matches: () => true }
  const around = {
    clock: { now: () => 0, setTimeout: () => 0, clearTimeout: nothing },
    trade: { intents: () => [], meetsNewer: () => false, remembers: () => true },
    subscribe: () => nothing,
    snapshot: (stream: string) => (stream === 'session' ? user : undefined),
    say: (stream: string, fact: Fact) => void (stream === 'lease/7' && said.push(fact)),
  }
  const page = hooked(() => useLeaseDeeds([renewal]), around)
  deed(page.shown())
  expect(said).toEqual([])
  page.shown().shown.onConfirm()
  page.leave()
  return said
}

it.each([
  ['withdraw', 'published', { id: '9' }, (of: Deeds) => of.onWithdraw(row as never)],
  ['end', 'leased', { id: '9' }, (of: Deeds) => of.onEnd(row as never)],
  ['buyout', 'leased', { id: '9' }, (of: Deeds) => of.onBuyOut(row as never)],
] as const)(
  '%s: after it was confirmed, from the stage that was seen, and the lists are asked anew',
  (verb, stage, request, deed) => {
    const [shown, asked] = confirmed(deed)
    expect(shown!.stage).toBe(stage)
    expect(asked).toMatchObject({
      endpoint: `lease.${verb}`,
      request,
      follows: { done: [renewal], refused: [renewal] },
    })
  },
)

it('what is offered leads to what one lets, which is asked anew', () => {
  const [shown, asked] = confirmed((of) => of.onPublish(wanted as never, '/pages/lease/addLease'))
  expect(shown!.stage).toBe('owned')
  const { copyId, rentFen, daysMax, buyoutFen } = wanted
  expect(asked).toMatchObject({ endpoint: 'lease.publish', request: { copyId, rentFen, daysMax, buyoutFen } })
  const { done } = asked!.follows
  expect(done.map(({ key }) => key)).toEqual([renewal.key, expect.stringContaining('lease.let'), 'lease/7', undefined])
  expect(done.at(-1)!.href).toBe('/pages/lease/lease0rder?part=let')
})

it('what was rented leads to what one has rented', () => {
  const [, asked] = confirmed((of) => of.onRent(row as never, 3, '/pages/lease/index?category=1'))
  expect(asked).toMatchObject({
    endpoint: 'lease.rent',
    request: { id: '9', days: 3 },
    follows: { refused: [renewal] },
  })
  expect(asked!.follows.done).toEqual([
    renewal,
    {
      type: 'navigation.replaceRequested',
      href: '/pages/lease/lease0rder?part=rented',
      from: ['/pages/lease/index?category=1'],
    },
  ])
})
