import { describe, expect, it } from 'vitest'
import { hour, minute } from '#src/domain/time/instant.ts'
import { storyNow } from '../kit/story/story-app.tsx'
import { airdropLine } from './airdrop.select.ts'
import {
  drawBlock,
  drawOf,
  drawWords,
  justDrawn,
  keptLink,
  keptWords,
  oddsWords,
  pastHref,
  prizeNote,
  raffleLine,
  seekDraw,
  wonLines,
} from './draw.select.ts'
import { apart, placeLine, project } from './earth.select.ts'
import { envelopeLine, envelopeStage, envelopeWords, partLine } from './envelope/envelope.select.ts'
import { bringsWords, bucketShares, inHand, lastLot, lotsWords, lotView } from './lots.select.ts'
import { endingSoon, falling } from './scrimmage.select.ts'
import { knowRoutes } from '#src/routes/table.ts'
import { routes } from '#src/routes/all.ts'
import { sampleDrawn, sampleEnvelope, sampleMay, samplePrizes, sampleRaffle } from './story-draws.ts'
import { gradeWords } from './lots.select.ts'

knowRoutes(routes)

describe('a raffle', () => {
  it('is over from its end on, and says how often one may still draw today', () => {
    const stateAt = (change: object, at = storyNow) => raffleLine({ ...sampleRaffle, left: 4, ...change }, at).state
    expect(stateAt({})).toBe('今天还能抽 4 次')
    expect(stateAt({ left: 0 })).toBe('今天已抽完')
    expect(stateAt({ endsAt: storyNow })).toBe('已结束')
    expect(stateAt({ endsAt: storyNow + 1 })).toBe('今天还能抽 4 次')
    expect(stateAt({ startsAt: storyNow }), 'it has begun').toBe('今天还能抽 4 次')
    expect(stateAt({ startsAt: storyNow + hour })).toBe(
      drawBlock({ ...sampleRaffle, startsAt: storyNow + hour }, 1, storyNow),
    )
    expect(stateAt({ startsAt: storyNow + hour, left: 0 }), 'a raffle that has not begun').toContain('开始')
    expect(raffleLine(sampleRaffle, storyNow).price).toBe(`${sampleRaffle.beans} 微豆`)
  })

  it('says why nobody can draw so many now', () => {
    expect(drawBlock(sampleRaffle, 10, storyNow)).toBe('')
    expect(drawBlock({ ...sampleRaffle, left: 4 }, 10, storyNow)).toBe('今天还能抽 4 次')
    expect(drawBlock({ ...sampleRaffle, left: 4 }, 1, storyNow)).toBe('')
    expect(drawBlock({ ...sampleRaffle, left: 0 }, 1, storyNow)).toBe('今天的次数用完了，明天再来')
    expect(drawBlock({ ...sampleRaffle, endsAt: storyNow }, 1, storyNow)).toBe('活动已结束')
    expect(drawBlock({ ...sampleRaffle, startsAt: storyNow + hour }, 1, storyNow)).toContain('开始')
  })

  it('says before a draw what it costs, what comes of it most often, and that it is not undone', () => {
    const { lines, risks, confirm } = drawWords(sampleRaffle, samplePrizes, 10)
    expect(lines.map(({ detail }) => detail)).toEqual(['180 微豆', '使用 10 次，今天还剩 4 次', '6 微豆，96%'])
    expect(confirm).toBe('确认，花 180 微豆')
    expect(risks).toHaveLength(2)
    expect(drawWords(sampleRaffle, samplePrizes, 1).risks).toHaveLength(1)
  })

  it('gives chances in percent and what is left of a prize', () => {
    expect([60, 9600, 1].map(oddsWords)).toEqual(['0.6%', '96%', '0.01%'])
    expect(prizeNote({ kind: 'copy', left: 0 })).toBe('藏品 · 已抽完')
    expect(prizeNote({ kind: 'weiDou', left: null })).toBe('不限量')
  })

  it('finds the prizes of one draw among all, the last one where none is named, in the order they were drawn', () => {
    const rows = [3, 2, 1, 0].map((at) => ({ ...sampleDrawn(at), drawId: at > 1 ? 'late' : 'early' }))
    expect(drawOf(rows, '').map(({ id }) => id)).toEqual(['2', '3'])
    expect(drawOf(rows, 'early').map(({ id }) => id)).toEqual(['0', '1'])
    expect(drawOf(rows, 'nothing')).toEqual([])
    expect(wonLines(rows)).toHaveLength(2)
  })

  it('names several prizes by the best of them, and says where each kind lies', () => {
    const rows = [sampleDrawn(0), sampleDrawn(7)]
    expect(wonLines(rows)[0]!.title).toBe('寒江独钓等 2 件')
    expect(keptWords(rows)).toBe('藏品在「我的藏品」，微豆已到账')
    expect(keptWords([sampleDrawn(0)])).toBe('微豆已到账')
    expect(keptLink(rows).text).toBe('查看我的藏品')
    expect(keptLink([sampleDrawn(0)])).toEqual({ text: '微豆明细', href: '#/pages/mine/weiBeansLog/weiBeansLog' })
  })
})

describe('the bucket of lots', () => {
  it('shows what is left of each grade, which is how likely it is', () => {
    expect(bucketShares(sampleMay)[0]).toMatchObject({ name: '上上签', amount: 4 })
    expect(bringsWords(sampleMay)).toContain('上上签得 88')
    expect(lotsWords(4, 200)).toBe('4 支 · 2%')
    expect(lotsWords(0, 0)).toBe('0 支')
  })
})

describe('an envelope', () => {
  it('is closed as soon as that is said, unless one has taken one’s part', () => {
    expect(envelopeStage(sampleEnvelope, true)).toBe('closed')
    expect(envelopeStage({ state: 'taken' }, true)).toBe('taken')
    expect(envelopeStage({ state: 'unknown' }, true)).toBeNull()
    expect(envelopeWords(sampleEnvelope, false)).toBe('还剩 9 个，一共 24 个')
    expect(envelopeWords({ ...sampleEnvelope, state: 'taken', mine: 31 }, true)).toContain('31 微豆')
    expect(envelopeWords({ ...sampleEnvelope, partsLeft: 0 }, true)).toBe('手慢了，红包已经领完')
    expect(envelopeWords(sampleEnvelope, true), 'its time is up, and some of it was left').toBe('红包已经结束')
  })
})

describe('a draw of the past', () => {
  const row = (id: string, drawId: string) => ({ ...sampleDrawn(0), id, drawId })
  const view = (drawIds: string, change: object = {}) =>
    seekDraw('7', {
      status: 'ready',
      activity: 'none',
      data: undefined,
      items: Array.from(drawIds, (one, at) => row(String(at), one)),
      last: false,
      failure: null,
      ...change,
    })
  it.each([
    ['9977', {}, 'loading', true],
    ['9988', {}, 'loading', true],
    ['9977', { activity: 'loadingMore' }, 'loading', false],
    ['9977', { failure: { reason: 'offline', message: '' } }, 'failed', false],
    ['9977', { last: true }, 'ready', false],
    ['9778', {}, 'ready', false],
    ['', { status: 'loading' }, 'loading', false],
  ])('is whole among %s, %j: it is %s, the next page is asked for: %s', (drawIds, change, status, isSought) => {
    expect(view(drawIds, change)).toEqual({ status, isSought })
  })
})

describe('an airdrop', () => {
  const row = {
    id: '1',
    name: '山河空投',
    blindBoxId: '3011',
    image: '',
    seriesName: '水墨山河',
    needed: 3,
    owned: 1,
    qualified: false,
    opened: false,
    left: 12,
    endsAt: storyNow + hour,
  }
  it('says how far one is, and is opened once', () => {
    expect(airdropLine(row, storyNow)).toMatchObject({ state: 'short', note: '还差 2 件 · 剩 12 个' })
    expect(airdropLine({ ...row, owned: 3, qualified: true }, storyNow).state).toBe('ready')
    expect(airdropLine({ ...row, qualified: true, opened: true }, storyNow).state).toBe('opened')
    expect(airdropLine({ ...row, qualified: true, left: 0 }, storyNow)).toMatchObject({ state: 'over', note: '已领完' })
    expect(airdropLine({ ...row, qualified: true }, storyNow + hour).state).toBe('over')
  })
})

describe('the globe', () => {
  const facing = { latitude: 0, longitude: 110 }
  it('shows the side that faces one', () => {
    expect(project(0, 110, facing)).toMatchObject({ x: 0, isSeen: true })
    expect(project(0, 290, facing).isSeen).toBe(false)
    expect(project(30, 110, facing).y).toBeLessThan(0)
    expect(project(0, 130, facing).x).toBeGreaterThan(0)
  })

  it('moves numbers apart that would lie on each other', () => {
    const moved = apart(
      [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
        { x: 3, y: 1 },
        { x: 200, y: 0 },
      ],
      20,
    )
    for (const [at, a] of moved.entries())
      for (const b of moved.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(19)
    expect(moved[3]).toEqual({ x: 200, y: 0 })
  })

  it('leads from a place to what is on there', () => {
    const place = {
      id: '1',
      name: '广州',
      story: '',
      kind: 'envelope',
      aboutId: '',
      latitude: 1,
      longitude: 1,
    } as const
    expect(placeLine({ ...place, endsAt: storyNow }, storyNow)).toMatchObject({ isOver: true, until: '已结束' })
    expect(placeLine({ ...place, endsAt: null }, storyNow).href).toBe('#/pages/common/scrimmage/scrimmage?envelope=now')
    expect(placeLine({ ...place, kind: 'raffle', aboutId: '7', endsAt: null }, storyNow).href).toContain('id=7')
  })
})

describe('what is on', () => {
  it('names the open auctions that end first', () => {
    const row = { name: '', image: '', priceFen: 1, bids: 0, state: 'bidding', startsAt: storyNow - hour } as never
    const rows = [9, 2, 5, 7, -1].map((at) => ({ ...(row as object), id: String(at), endsAt: storyNow + at * minute }))
    expect(endingSoon(rows as never, storyNow).map(({ id }) => id)).toEqual(['2', '5', '7'])
  })

  it('say what a carved copy costs now, and how low it can fall', () => {
    const lot = {
      id: '1',
      name: '潇湘夜雨',
      image: '',
      words: '行到水穷处',
      state: 'falling',
      startFen: 60_000,
      floorFen: 20_000,
      dropFen: 1500,
      dropMs: 30_000,
      startsAt: storyNow - 65_000,
      endsAt: storyNow + 60_000,
    }
    const [line] = falling([lot as never], storyNow)
    expect([line?.price, line?.note]).toEqual(['¥570.00', '潇湘夜雨 · 最低降到 ¥200.00'])
  })
})

describe('lots', () => {
  it('have five grades, from the best to the last', () => {
    expect(Object.entries(gradeWords)).toEqual([
      ['best', '上上签'],
      ['great', '上吉签'],
      ['good', '中吉签'],
      ['small', '小吉签'],
      ['last', '末吉签'],
    ])
  })
})

describe('the result of a draw', () => {
  it('is the last answer of a draw, once it is there, and of nothing else', () => {
    const result = [sampleDrawn(0)]
    const context = { endpoint: 'draw.one', leadsTo: null, result }
    const of = (change: object) => justDrawn({ ...context, ...change } as never)
    expect(of({})).toBe(result)
    expect(of({ endpoint: 'draw.many' })).toBe(result)
    expect([
      of({ endpoint: 'draw.lot' }),
      of({ leadsTo: 'drawn' }),
      of({ result: null }),
      justDrawn(undefined),
    ]).toEqual([null, null, null, null])
  })

  it('of the past stands at the page of one or of many', () => {
    const row = { ...sampleDrawn(0), activityId: '7', drawId: 'd1' }
    const [one, many] = [pastHref(row, 1), pastHref(row, 10)]
    expect(one).not.toBe(many)
    for (const link of [one, many]) expect(link).toMatch(/raffle=7&draw=d1$/)
    expect([one, many].map((link) => link.split('?')[0])).toEqual([
      '#/pages/home/luckyDraw/prizeResult/index',
      '#/pages/home/luckyDraw/prizeResultS/prizeResultS',
    ])
  })
})

describe('what lies in the hand', () => {
  const lot = { id: '5', grade: 'great', verse: '云开', meaning: '顺', beans: 8, at: storyNow } as const

  it('is the lot that this device took last, and nothing where something else was done or nothing came of it', () => {
    const shown = {
      id: '5',
      grade: '上吉签',
      verse: '云开',
      meaning: '顺',
      beans: 8,
      when: '2026年3月1日 08:00',
      at: lot.at,
    }
    expect(lotView(lot as never)).toEqual(shown)
    const taken = { endpoint: 'draw.openLot', leadsTo: null, result: lot }
    const last = (change: object) => lastLot({ ...taken, ...change } as never)?.id ?? null
    expect([last({}), last({ endpoint: 'draw.one' }), last({ result: null }), last({ leadsTo: 'x' })]).toEqual([
      '5',
      null,
      null,
      null,
    ])
    expect(lastLot(undefined)).toBeNull()
  })

  it('is there until another one may be taken', () => {
    const taken = lotView(lot as never)
    const may = { qualified: false, resetAt: taken.at + hour }
    expect(inHand(taken, [], may)).toBe(taken)
    expect(inHand(taken, [], undefined)).toBe(taken)
    expect(inHand(taken, [], { ...may, qualified: true })).toBeNull()
    expect(inHand(null, [taken], may), 'taken on another device').toBe(taken)
    const nextDay = { ...may, resetAt: taken.at + 25 * hour }
    expect(inHand(taken, [taken], nextDay), 'of another day: the bucket of today is empty').toBeNull()
  })

  it('is a part of an envelope, by whom and when, and the line that leads there says how it stands', () => {
    const person = { userId: '1', nickname: '阿宁', avatar: '/a.png' }
    const at = Date.parse('2026-03-01T20:01:02+08:00')
    expect(partLine({ id: '1', person, beans: 7, at, isBest: true } as never)).toEqual({
      id: '1',
      name: '阿宁',
      avatar: '/a.png',
      note: '20:01:02',
      beans: '7 微豆',
      isBest: true,
    })
    const odd = { ...person, avatar: 'http://a.example/1.png' }
    expect(partLine({ id: '1', person: odd, beans: 7, at, isBest: true } as never).avatar).toBeNull()
    const envelope = { ...sampleEnvelope, state: 'open', endsAt: storyNow + hour, partsLeft: 2, parts: 5 }
    const nextAt = Date.parse('2026-03-01T20:30:00+08:00')
    const line = (change: object, now = storyNow, next: number | null = nextAt) =>
      envelopeLine({ envelope: { ...envelope, ...change }, nextAt: next } as never, now).note
    expect(line({})).toBe('还剩 2 个，一共 5 个')
    expect(line({}, storyNow + hour)).toBe('红包已经结束，下一个红包 20:30 开始')
    expect(line({}, storyNow + hour - 1)).toBe('还剩 2 个，一共 5 个')
    expect(line({ partsLeft: 0 })).toContain('手慢了')
    expect(line({ state: 'unknown' })).toBe('状态确认中')
    expect(line({ state: 'taken', mine: 9 })).toBe('你拆到 9 微豆，已到账')
    expect(envelopeLine({ envelope: null, nextAt: null } as never, storyNow)).toEqual({ title: '红包', note: '' })
    expect(envelopeLine({ envelope: null, nextAt } as never, storyNow).note).toBe('下一个红包 20:30 开始')
    expect(envelopeLine(undefined, storyNow)).toEqual({ title: '红包', note: '' })
  })
})
