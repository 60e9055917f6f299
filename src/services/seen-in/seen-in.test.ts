import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#src/contract/rest/all.ts'
import type { CallName } from '#src/contract/rest/calls.ts'
import { leavesOf, withLeaf } from '#src/workbench/explain/leaves.ts'
import type { Begun, Tools } from '../effect.ts'
import { rivalsOf, seenIn } from './seen-in.ts'
import type { Wanted } from './parts.ts'

const at = 1_772_323_200_000
const minute = 60_000
const meant = (endpoint: Wanted['endpoint'], request: object = { id: '0' }): Wanted => ({
  intent: 'gift-0001',
  endpoint,
  request,
  sent: { at, withPassword: true },
})

/** Looks with a server that answers these lists; tells what was read and what is known. */
async function look(wanted: Wanted, lists: Readonly<Record<string, unknown>>, others: readonly Begun[] = []) {
  const read: string[] = []
  const rest = (name: string) => {
    read.push(name)
    const data = lists[name]
    return Promise.resolve(data === undefined ? { kind: 'nothing', code: '9999', message: '' } : { kind: 'data', data })
  }
  const tools = { rest, intents: () => others } as unknown as Tools
  const seen = await seenIn(tools, wanted, new AbortController().signal)
  return { read, verdict: seen.verdict, says: seen.verdict === 'done' ? '' : seen.failure.message }
}

const list = (...rows: readonly object[]) => ({ list: rows, total: rows.length, pageNo: 1, pageSize: 50 })
const step = (change: object) => list({ copyId: '7', productId: '9', kind: 'transfer', at: at + 500, ...change })

const boxes = (state: string) => ({ 'box.mine': list({ id: '3011' }), 'box.mineOf': list({ id: '7', state }) })

describe('what a person has, of an intent that nobody answers for', () => {
  const asked = allEndpoints.filter(({ question }) => question && 'seenIn' in question)
  it.each(
    asked.flatMap(({ name, question }) =>
      /^(avatar|beans|box\.open|collection\.upgrade|garden|ask-to-buy|pledge|lease|transfer)/.test(name) &&
      question &&
      'seenIn' in question
        ? [[name, question.seenIn] as const]
        : [],
    ),
  )('%s is looked for in %s, as its record says', async (name, list) => {
    const { read, verdict } = await look(meant(name as CallName), {})
    expect(read).toEqual([list])
    expect(verdict).toBe('unknown')
  })

  it('is not looked for where a sign-out has left nothing but the key: nobody knows of which goods', async () => {
    const { read, verdict, says } = await look(meant('transfer.give', {}), { 'transfer.ofUser': step({}) })
    expect([read, verdict]).toEqual([[], 'unknown'])
    expect(says).toContain('退出登录时')
  })

  const known = [
    ['a copy that went since', 'transfer.give', { ids: ['7'] }, { 'transfer.ofUser': step({}) }, 'done'],
    ['one of two copies', 'transfer.give', { ids: ['7', '8'] }, { 'transfer.ofUser': step({}) }, 'unknown'],
    [
      'a copy that went before',
      'transfer.give',
      { ids: ['7'] },
      { 'transfer.ofUser': step({ at: at - 5000 }) },
      'unknown',
    ],
    [
      'one that went when nothing was under way any more',
      'transfer.give',
      { ids: ['7'] },
      { 'transfer.ofUser': step({ at: at + 3 * minute }) },
      'unknown',
    ],
    [
      'a copy that came for beans',
      'beans.exchange',
      { productId: '9' },
      { 'transfer.ofUser': step({ kind: 'redeem' }) },
      'done',
    ],
    ['another one', 'beans.exchange', { productId: '8' }, { 'transfer.ofUser': step({ kind: 'redeem' }) }, 'unknown'],
    ['beans that went once', 'beans.give', { amount: 5 }, { 'beans.log': list({ amount: -5, at }) }, 'done'],
    [
      'beans that went twice',
      'beans.give',
      { amount: 5 },
      { 'beans.log': list({ amount: -5, at }, { amount: -5, at }) },
      'unknown',
    ],
    ['beans that came', 'beans.give', { amount: 5 }, { 'beans.log': list({ amount: 5, at }) }, 'unknown'],
    ['a copy that was melted', 'beans.cast', { id: '7' }, { 'beans.melted': list({ copyId: '7' }) }, 'done'],
    [
      'what was opened',
      'box.openMany',
      { count: 1 },
      { 'transfer.ofUser': step({ kind: 'box' }), 'collection.list': list({ id: '7' }) },
      'done',
    ],
    [
      'two that were opened',
      'box.openMany',
      { count: 2 },
      {
        'transfer.ofUser': list(...step({ kind: 'box' }).list, ...step({ kind: 'box', copyId: '8' }).list),
        'collection.list': list({ id: '7' }, { id: '8' }),
      },
      'done',
    ],
    [
      'fewer than were to be opened',
      'box.openMany',
      { count: 2 },
      { 'transfer.ofUser': step({ kind: 'box' }) },
      'unknown',
    ],
    ['a box that is offered', 'listing.boxUp', { ids: ['7'] }, boxes('listed'), 'done'],
    ['a box that is being paid for', 'listing.boxUp', { ids: ['7'] }, boxes('trading'), 'done'],
    ['boxes of which nobody can read which there are', 'listing.boxUp', { ids: ['7'] }, {}, 'unknown'],
    ['offers that nobody can read', 'listing.up', { id: '7' }, {}, 'unknown'],
    [
      'some of what is offered no more',
      'listing.downMany',
      { ids: ['7', '8'] },
      { 'collection.list': list({ id: '8' }) },
      'asBefore',
    ],
    ['a box that is as it was', 'listing.boxUp', { ids: ['7'] }, boxes('coolingOff'), 'asBefore'],
    ['a box that is offered no more', 'listing.boxDown', { ids: ['7'] }, boxes('free'), 'done'],
    ['a box in a state nobody knows', 'listing.boxDown', { ids: ['7'] }, boxes('unknown'), 'unknown'],
    ['a box that is not there', 'listing.boxDown', { ids: ['8'] }, boxes('free'), 'unknown'],
    ['boxes that nobody can read', 'listing.boxUp', { ids: ['7'] }, { 'box.mine': list({ id: '3011' }) }, 'unknown'],
    ['what is offered', 'listing.up', { id: '7' }, { 'collection.list': list({ id: '7' }) }, 'done'],
    ['what is not offered', 'listing.up', { id: '7' }, { 'collection.list': list() }, 'asBefore'],
    ['what is offered still', 'listing.down', { id: '7' }, { 'collection.list': list({ id: '7' }) }, 'asBefore'],
    [
      'what may be offered on another page',
      'listing.down',
      { id: '7' },
      { 'collection.list': { ...list(), total: 9 } },
      'unknown',
    ],
    [
      'what was done in the garden since',
      'garden.start',
      { slotId: 'rose-1' },
      { 'garden.log': list({ act: 'start', about: 'rose-1', at }) },
      'done',
    ],
    [
      'what was done to another slot',
      'garden.start',
      { slotId: 'rose-1' },
      { 'garden.log': list({ act: 'start', about: 'rose-2', at }) },
      'unknown',
    ],
    [
      'what was settled twice',
      'garden.settle',
      { slotType: 'rose', crop: 'rose' },
      { 'garden.log': list({ act: 'settle', about: 'rose/rose', at }, { act: 'settle', about: 'rose/rose', at }) },
      'unknown',
    ],
    [
      'a card that was used',
      'garden.supplement',
      { cardId: '5' },
      { 'garden.log': list({ act: 'supplement', about: 'rose-1', note: '5', at }) },
      'done',
    ],
    [
      'what came out of boxes of a size, which does not say how many they are',
      'box.openBatch',
      { sysConfigureId: '3', count: 1 },
      { 'transfer.ofUser': step({ kind: 'box' }), 'collection.list': list({ id: '7' }) },
      'unknown',
    ],
    [
      'what was opened, where nobody can read the copies',
      'box.openMany',
      { count: 1 },
      { 'transfer.ofUser': step({ kind: 'box' }) },
      'unknown',
    ],
    [
      'an avatar that another one was exchanged for',
      'avatar.replace',
      { copyId: '7', avatarId: '3' },
      { 'avatar.owned': [{ id: '9', avatarId: '3', worn: true, gotAt: at }] },
      'done',
    ],
    ['what is worn', 'avatar.replace', { copyId: '7' }, { 'avatar.owned': [{ id: '7', worn: true }] }, 'done'],
    [
      'an avatar that is still there',
      'avatar.replace',
      { copyId: '7', avatarId: '3' },
      { 'avatar.owned': [{ id: '7', avatarId: '3', worn: true, gotAt: at }] },
      'unknown',
    ],
  ] as const
  it.each(known)('%s', async (_, endpoint, request, lists, verdict) => {
    expect((await look(meant(endpoint, request), lists)).verdict).toBe(verdict)
  })

  /** What else is in the rows, and tells nothing of the intent. */
  const besides: Readonly<Record<string, readonly string[]>> = {
    'a copy that went since': ['transfer.ofUser.list.0.productId'],
    'a copy that came for beans': ['transfer.ofUser.list.0.copyId'],
    'what was opened': ['transfer.ofUser.list.0.productId'],
    'two that were opened': ['transfer.ofUser.list.0.productId', 'transfer.ofUser.list.1.productId'],
    'a box that is offered': ['box.mine.list.0.id'],
    'a box that is being paid for': ['box.mine.list.0.id'],
    'an avatar that another one was exchanged for': ['avatar.owned.0.id'],
    'a box that is offered no more': ['box.mine.list.0.id'],
    // A card is used up by whatever it was used for.
    'a card that was used': ['garden.log.list.0.about', 'garden.log.list.0.at'],
  }
  const done = known.filter(([, , , , verdict]) => verdict === 'done')
  it.each(done)('%s: is known by each value that says so, and by no less', async (title, endpoint, request, lists) => {
    const decides = Object.entries<object>(lists).flatMap(([name, all]) =>
      leavesOf(all)
        .filter(({ path, value }) => !Array.isArray(value) && !/^(total|pageNo|pageSize)$/.test(path))
        .map(({ path, value }) => {
          const other =
            typeof value === 'number' ? -value - 1 : typeof value === 'boolean' ? !value : `${String(value)}0`
          return [`${name}.${path}`, { ...lists, [name]: withLeaf(all, path, other) }] as const
        }),
    )
    const verdicts = await Promise.all(
      decides.map(async ([at, changed]) => [at, (await look(meant(endpoint, request), changed)).verdict]),
    )
    const still = verdicts.flatMap(([at, verdict]) => (verdict === 'done' ? [at] : []))
    expect(still).toEqual(besides[title] ?? [])
  })

  it('is not told apart from another intent that may have done it', async () => {
    const wanted = meant('beans.give', { amount: 5 })
    const lists = { 'beans.log': list({ amount: -5, at }) }
    const other = (change: object, state = 'done'): Begun => ({
      stream: 'transfer/gift-0002',
      state,
      context: { endpoint: 'beans.give', request: { amount: 5 }, sent: { at: at + 1000 }, ...change },
    })
    const verdictWith = async (one: Begun) => (await look(wanted, lists, [one])).verdict
    expect(await verdictWith(other({}))).toBe('unknown')
    expect(await verdictWith(other({}, 'refused'))).toBe('done')
    expect(await verdictWith(other({ request: { amount: 6 } }))).toBe('done')
    expect(await verdictWith(other({ sent: { at: at - 10 * minute } }))).toBe('done')
    expect(await verdictWith({ ...other({}), stream: 'transfer/gift-0001' })).toBe('done')
    expect(await verdictWith(other({ intent: 'gift-0001' }))).toBe('done')
  })

  it.each([
    'productId',
    'blindBoxId',
    'typeId',
    'listingId',
    'avatarId',
    'amount',
    'slotId',
    'copyId',
    'crop',
    'building',
    'animal',
    'auctionId',
    'categoryId',
    'activityId',
    'inCategoryId',
    'synthesisId',
    'physicalId',
  ])('is about the same as another intent with the same %s', (field) => {
    const other = (value: string): Begun => ({
      stream: 'transfer/gift-0002',
      state: 'done',
      context: { endpoint: 'transfer.give', request: { [field]: value }, sent: { at } },
    })
    const wanted = meant('collection.changeBox', { [field]: 'a' })
    expect(rivalsOf(wanted, [other('a'), other('b')])).toEqual([other('a')])
  })

  it('is one of those that are told by how many came, of whatever', () => {
    const other = (endpoint: string, when = at): Begun => ({
      stream: 'blind-box/open-0002',
      state: 'opened',
      context: { endpoint, request: {}, sent: { at: when } },
    })
    const counted = ['box.open', 'box.openBatch', 'box.openMany', 'collection.upgrade', 'draw.openAirdrop']
    const all = [...counted, 'transfer.give'].map((endpoint) => other(endpoint))
    for (const endpoint of counted)
      expect(rivalsOf(meant(endpoint as CallName), all)).toEqual(all.slice(0, counted.length))
    expect(rivalsOf(meant('transfer.give'), all)).toEqual([])
    expect(rivalsOf({ ...meant('box.open'), sent: null }, all)).toEqual([])
    const near = [at - 2 * minute, at + 2 * minute].map((when) => other('box.open', when))
    const far = [at - 2 * minute - 1, at + 2 * minute + 1].map((when) => other('box.open', when))
    expect(rivalsOf(meant('box.open'), [...near, ...far])).toEqual(near)
  })

  it('is said in words where it does not decide', async () => {
    expect((await look(meant('beans.give', { amount: 5 }), { 'beans.log': list() })).says).toContain('没有看到它')
    const twice = { 'beans.log': list({ amount: -5, at }, { amount: -5, at }) }
    expect((await look(meant('beans.give', { amount: 5 }), twice)).says).toContain('2 笔')
    expect((await look(meant('collection.changeBox'), {})).says).toContain('联系客服')
  })
})
