import { describe, expect, it } from 'vitest'
import { day, hour, minute } from '#src/domain/time/instant.ts'
import { justSettled, reap, reapedLine } from './hand/harvest.select.ts'
import { lanternLine } from './happy.select.ts'
import { lastPrize, prizeLine } from './lantern-result.select.ts'
import { eggLine } from './pasture.select.ts'
import { harvestLines, slotLine } from './plot.select.ts'
import { airOf, animalScene, nestScene, slotScene } from './scene.select.ts'
import { programmeLine, usageWords, viewSlot } from './slot-details.select.ts'
import type { BuildingRow, EggRow, SlotRow } from './words.ts'

/** Noon in China. */
const now = Date.UTC(2026, 2, 1, 4)
const slot = (change: object = {}): SlotRow =>
  ({
    id: 'rose-2',
    slotType: 'rose',
    place: 2,
    crop: 'rose',
    state: 'started',
    copy: { id: '7', name: '远山初霁', image: '/a.png', rarity: 'rare' },
    programmeId: 'p1',
    progress: 500,
    at: now,
    ripeAt: now + 2 * hour + 5 * minute,
    yield: 3,
    yieldFactors: [{ name: '稀有', percent: 120 }],
    paceFactors: [{ name: '下雨', percent: 150 }],
    ...change,
  }) as never
const ripe = { progress: 1000, ripeAt: now }

const laid = '种下了「远山初霁」，还没有开始'
const halted = '玫瑰 · 长叶 · 50%，已暂停，长势保留'

describe('a slot of a garden (lc:garden-slot)', () => {
  it.each([
    ['locked', { state: 'locked' }, '未解锁', '解锁后即可播种', '未解锁'],
    ['empty', { copy: null }, '空着，可以种一件藏品', '空着：先种下一件藏品或花种', '可以种'],
    ['planted', { programmeId: '' }, laid, '已种下，请选择生长方案', '等待开始'],
    ['ripe', ripe, '玫瑰 · 可以收获 3 朵', '玫瑰成熟了，可以收获 3 朵', '可以收获'],
    ['stopped', { state: 'stopped' }, '玫瑰 · 长叶 50% · 已暂停', halted, '已暂停'],
    ['of unknown pace', { ripeAt: null }, '玫瑰 · 长叶 50% · 已暂停', halted, '已暂停'],
    [
      'growing',
      { progress: 259 },
      '玫瑰 · 发芽 25% · 还要 2 小时 5 分',
      '玫瑰 · 发芽 · 25% · 还需 2 小时 5 分 · 3月1日 14:05 成熟',
      '还要2小时',
    ],
  ])('that is %s says so in the list, on its page and in the scene', (_, change, line, standing, note) => {
    expect(slotLine(slot(change), now).note).toBe(line)
    expect(viewSlot(slot(change), now).standing).toBe(standing)
    expect(slotScene(slot(change), now, false).note).toBe(note)
  })

  it.each([
    [0, '免费解锁'],
    [20, '20 微豆解锁'],
  ])('that is next says that it costs %d', (beans, words) => {
    expect(slotLine(slot({ state: 'locked' }), now, beans).note).toBe(words)
    expect(slotScene(slot({ state: 'locked' }), now, false, beans).note).toBe(words)
    expect(slotLine(slot(), now, beans).note).not.toContain('解锁')
  })

  it.each([
    ['growing', {}, true],
    ['stopped', { state: 'stopped' }, true],
    ['planted', { state: 'stopped', programmeId: '' }, true],
    ['empty', { state: 'stopped', copy: null }, false],
    ['ripe', ripe, false],
    ['ripe and stopped', { ...ripe, state: 'stopped' }, false],
    ['locked', { state: 'locked', copy: null }, false],
    ['of a state that nobody knows', { state: 'unknown' }, false],
  ])('that is %s is offered magic where the server takes it', (_, change, takesMagic) => {
    expect(viewSlot(slot(change), now).takesMagic).toBe(takesMagic)
  })

  it('has a name, an address and a growth', () => {
    expect(slotLine(slot(), now)).toMatchObject({
      id: 'rose-2',
      label: '2 号花架',
      href: '#/pages/home/magicGarden/magicDetails?slot=rose-2',
      state: 'started',
      progress: 500,
      isRipe: false,
    })
    expect(slotLine(slot(), now + 62.5 * minute).progress).toBe(750)
    for (const change of [{ copy: null }, { programmeId: '' }]) expect(slotLine(slot(change), now).progress).toBeNull()
    expect(slotLine(slot(ripe), now).isRipe).toBe(true)
    // What was not begun is not ripe, however much a server says of it.
    expect(slotLine(slot({ ...ripe, programmeId: '' }), now).isRipe).toBe(false)
  })

  it('tells why it gives so much and grows so fast, while it does', () => {
    const view = viewSlot(slot(), now)
    expect(view).toMatchObject({ label: '2 号花架', isGrowing: true, isRipe: false, progress: 500 })
    expect(view.copy).toEqual({ name: '远山初霁', image: '/a.png', rarity: 'rare' })
    expect(view.yields).toEqual({ title: '产量加成 · 收 3 朵', items: [{ term: '稀有', detail: '× 120%' }] })
    expect(view.pace).toEqual({ title: '生长速度加成', items: [{ term: '下雨', detail: '× 150%' }] })
    const stands = (change: object) => {
      const { yields, pace, isGrowing, isRipe } = viewSlot(slot(change), now)
      return [yields !== null, pace !== null, isGrowing, isRipe]
    }
    expect(stands(ripe)).toEqual([true, false, false, true])
    expect(stands({ state: 'stopped' })).toEqual([true, false, false, false])
    expect(stands({ programmeId: '' })).toEqual([false, false, true, false])
    expect(stands({ copy: null }).slice(0, 2)).toEqual([false, false])
    expect(viewSlot(slot({ copy: null }), now).copy).toBeNull()
  })

  it('is drawn as its crop, as far as it is', () => {
    expect(slotScene(slot({ progress: 750 }), now, true)).toMatchObject({
      label: '2 号花架',
      plant: { kind: 'rose', stage: 3, fraction: 0.75 },
      confirming: true,
    })
    for (const change of [{ copy: null }, { programmeId: '' }])
      expect(slotScene(slot(change), now, false)).toMatchObject({ plant: null, confirming: false })
    expect(slotScene(slot({ state: 'unknown' }), now, false)).toMatchObject({ note: '确认中', confirming: true })
    const short = slot({ ripeAt: now + 5 * minute })
    expect(slotScene(short, now, false).note).toBe('还要5分钟')
    expect(slotScene(slot({ ripeAt: now + 3 * day + hour }), now, false).note).toBe('还要3天')
  })

  it('can be grown in by a programme, whose seasons are named', () => {
    const row = { id: 'p', name: '慢慢长', growMs: 2 * hour, yield: 3, crop: 'gourd', seasons: [] as string[] }
    const line = (change: object) => programmeLine({ ...row, ...change } as never)
    expect(line({})).toEqual({ id: 'p', name: '慢慢长', note: '葫芦 · 约 2 小时，收 3 个' })
    expect(line({ seasons: ['spring'] }).note).toBe('葫芦 · 约 2 小时，收 3 个 · 春季加速')
    expect(line({ seasons: ['summer', 'winter'] }).note).toContain(' · 夏、冬季加速')
    expect(usageWords({ used: 2, limit: 5 } as never, '点')).toBe('今日已用 2 点，还可用 3 点')
    expect(usageWords({ used: 6, limit: 5 } as never, '张')).toBe('今日已用 6 张，还可用 0 张')
  })
})

describe('a harvest', () => {
  const pile = (change: object = {}) =>
    ({ slotType: 'rose', crop: 'rose', ripe: 0, settled: 0, received: 4, ...change }) as never
  const note = (change: object, slots: readonly SlotRow[] = []) =>
    harvestLines('rose', { piles: [pile(change)] }, slots, now)[0]

  it.each([
    [{}, [], '暂无成熟 · 累计领取 4 朵', false],
    [{ ripe: 1 }, [], '有成熟的可收获 · 累计领取 4 朵', true],
    [{ settled: 2 }, [], '暂无成熟 · 待领取 2 朵 · 累计领取 4 朵', false],
    [{ ripe: 1, settled: 2 }, [], '有成熟的可收获 · 待领取 2 朵 · 累计领取 4 朵', true],
    [{}, [slot(), slot(ripe)], '有成熟的可收获 · 累计领取 4 朵', true],
    [{}, [slot({ ...ripe, crop: 'rice' })], '暂无成熟 · 累计领取 4 朵', false],
    [{}, [slot()], '暂无成熟 · 累计领取 4 朵', false],
  ])('of a pile %o says what is ripe, waits and was received', (change, slots, words, canSettle) => {
    expect(note(change, slots)).toMatchObject({ crop: 'rose', name: '玫瑰', note: words, canSettle })
  })

  it('is of this garden only', () => {
    const piles = [pile(), pile({ slotType: 'farm', crop: 'rice' }), pile({ slotType: 'farm', crop: 'gourd' })]
    expect(harvestLines('farm', { piles }, [], now).map(({ name }) => name)).toEqual(['水稻', '葫芦'])
    expect(harvestLines('magic', { piles }, [], now)).toEqual([])
  })

  it('says what came in, and from where', () => {
    const rows = [
      slot(ripe),
      slot({ ...ripe, id: 'rose-3', place: 3, yield: 5 }),
      slot({ id: 'x' }),
      slot({ ...ripe, crop: 'rice' }),
    ]
    const reaped = reap('rose', 2, rows, now)
    expect(reaped).toEqual({
      before: 2,
      reasons: [
        { id: 'rose-2', label: '2 号花架', value: '3 朵' },
        { id: 'rose-3', label: '3 号花架', value: '5 朵' },
      ],
    })
    expect(reapedLine('rose', { settled: 10 } as never, reaped)).toMatchObject({ kind: 'rose', title: '收获 8 朵玫瑰' })
    expect(reapedLine('rose', { settled: 1 } as never, reaped).title).toBe('收获 0 朵玫瑰')
  })

  it('is known by the answer to the last change, where that was one', () => {
    const context = (change: object) =>
      ({ endpoint: 'garden.settle', leadsTo: null, result: { settled: 1 }, ...change }) as never
    expect(justSettled(context({}))).toEqual({ settled: 1 })
    for (const change of [{ endpoint: 'garden.start' }, { leadsTo: 'ripe' }, { result: null }])
      expect(justSettled(context(change))).toBeNull()
    expect(justSettled(undefined)).toBeNull()
  })
})

describe('the air over a garden', () => {
  it('is a fine spring day until somebody says otherwise, at this minute', () => {
    expect(airOf(undefined, now + 35 * minute)).toEqual({
      weather: 'sun',
      season: 'spring',
      minute: 755,
      isGuess: true,
    })
    expect(airOf({ weather: 'snow', season: 'winter' }, now)).toEqual({
      weather: 'snow',
      season: 'winter',
      minute: 720,
    })
  })
})

describe('eggs', () => {
  const egg = (change: object = {}): EggRow =>
    ({
      animal: 'hen',
      name: '花斑蛋',
      hatched: 0,
      waiting: 2,
      received: 0,
      beans: 5,
      nextAt: now + hour,
      hatchMs: 4 * hour,
      ...change,
    }) as never

  it.each([
    [{}, '2 枚孵化中，最快还需 1 小时', 0, 0.75],
    [{ nextAt: now + 1 }, '2 枚孵化中，最快还需 1 分钟', 0, 1 - 1 / (4 * hour)],
    [{ nextAt: now }, '1 枚孵化中；1 只已出壳', 1, null],
    [{ nextAt: now - hour, waiting: 1 }, '暂无孵化；1 只已出壳', 1, null],
    [{ nextAt: null, waiting: 0 }, '暂无孵化', 0, null],
    [{ nextAt: null, waiting: 0, hatched: 3 }, '暂无孵化；3 只已出壳', 3, null],
    [{ nextAt: now + 9 * hour }, '2 枚孵化中，最快还需 9 小时', 0, 0],
  ])('as %o say how far they are', (change, note, hatched, hatching) => {
    expect(eggLine(egg(change), now)).toMatchObject({
      egg: '花斑蛋',
      name: '芦花鸡',
      note,
      hatched,
      hatching,
      beans: 5,
    })
  })

  it('say how many live in the pasture', () => {
    expect(eggLine(egg(), now)).toMatchObject({ living: '牧场里暂无', received: 0 })
    expect(eggLine(egg({ received: 1 }), now).living).toBe('牧场里有 1 只')
  })

  it.each<[Partial<ReturnType<typeof eggLine>>, string, number | undefined, string]>([
    [{ hatched: 2, hatching: null }, 'started', 4, '2 只已出壳'],
    [{ hatched: 0, hatching: null }, 'stopped', undefined, '空着'],
    ...(
      [
        [0, 0],
        [0.25, 0],
        [0.26, 1],
        [0.6, 1],
        [0.61, 2],
        [0.9, 2],
        [0.91, 3],
      ] as const
    ).map(([hatching, crack]): [object, string, number, string] => [
      { hatched: 0, hatching },
      'started',
      crack,
      `孵化 ${Math.floor(hatching * 100)}%`,
    ]),
  ])('are drawn with their cracks: %o', (change, state, crack, note) => {
    const nest = nestScene({ ...eggLine(egg(), now), ...change })
    expect([nest.state, nest.egg?.crack, nest.note]).toEqual([state, crack, note])
    expect(nest).toMatchObject({ id: 'hen', label: '花斑蛋', href: '#/pages/home/newPattern/particulars?animal=hen' })
  })

  it('hatch into animals, one drawn for all', () => {
    const named = (received: number) => animalScene(eggLine(egg({ received }), now))
    expect(named(1)).toMatchObject({ id: 'hen', name: '芦花鸡', kind: 'hen' })
    expect(named(2).name).toBe('芦花鸡 ×2')
  })
})

describe('lanterns', () => {
  const row = (change: object = {}): BuildingRow =>
    ({
      building: 'lotus',
      name: '莲花灯',
      splinters: 5,
      built: 2,
      closed: [],
      prizes: [
        { name: '奖', chance: 105 },
        { name: '空', chance: 895 },
      ],
      ...change,
    }) as never

  it('are built of splinters', () => {
    expect(lanternLine(row(), 5)).toEqual({
      building: 'lotus',
      name: '莲花灯',
      note: '每盏 5 枚碎片，已扎 2 盏',
      odds: '奖 10.5% · 空 89.5%',
      canBuild: true,
      lacks: null,
      next: 3,
      closed: null,
      closedCount: 0,
    })
    expect(lanternLine(row(), 4)).toMatchObject({ canBuild: false, lacks: '还差 1 枚碎片' })
    expect(lanternLine(row({ closed: [1, 2] }), 9)).toMatchObject({ closed: 1, closedCount: 2, canBuild: true })
  })

  it.each([
    ['rabbit', 'common', '兔儿灯', '普通'],
    ['lotus', 'rare', '莲花灯', '稀有'],
    ['palace', 'epic', '宫灯', '史诗'],
    ['palace', 'legendary', '宫灯', '传说'],
  ])('%s with what is %s in it', (building, rarity, lantern, words) => {
    const prize = { id: '1', name: '奖', rarity, building, number: 3, openedAt: now } as never
    expect(prizeLine(prize)).toEqual({
      id: '1',
      name: '奖',
      rarity: words,
      note: `第 3 盏${lantern} · 3月1日 12:00`,
      animal: null,
    })
    expect(prizeLine({ ...(prize as object), openedAt: null } as never).note).toBe(`第 3 盏${lantern}`)
    const context = { endpoint: 'garden.openBox', leadsTo: null, result: [prize] }
    expect(lastPrize(context as never)?.rarity).toBe(words)
    for (const change of [{ endpoint: 'garden.build' }, { leadsTo: 'open' }, { result: null }, { result: [] }])
      expect(lastPrize({ ...context, ...change } as never)).toBeNull()
    expect(lastPrize(undefined)).toBeNull()
  })
})
