import { describe, expect, it } from 'vitest'
import { actNames } from '../../scripts/rig/acts.ts'
import { builds, disks, faults, hasLeader, trialOf, turns } from '../../scripts/rig/plan.ts'
import { untrue } from '#scenarios/sayings.ts'
import { readSources, wordsIn } from './lib/source.ts'

const nothing = { times: 0, orders: 0, charges: 0, closed: 0, wallet: 1, planted: 0, bids: 0, asks: 0 }
const paid = { ...nothing, times: 1, orders: 1, charges: 1 }

describe('the rig', () => {
  it('holds what stands on the screen against the books', () => {
    expect([untrue('购买成功', paid), untrue('购买成功', nothing)]).toEqual([[], ['「购买成功」 is untrue']])
    expect(untrue('支付失败\n没有扣款，可以再付一次。', nothing)).toEqual([])
    expect(untrue('没有扣款，可以再付一次。', paid)).toHaveLength(1)
    expect(untrue('开盒失败', { ...nothing, times: 1 })).toHaveLength(1)
    expect(untrue('也还没有下单', { ...nothing, orders: 1 })).toHaveLength(1)
  })

  it.each([
    ['订单已关闭', { ...nothing, closed: 1 }],
    ['订单已取消。没有扣款', { ...nothing, closed: 1 }],
    ['升级成功', paid],
    ['换到一个盲盒', paid],
    ['合成成功', paid],
    ['得到了一张营养卡', paid],
    ['余额支付 未开通', { ...nothing, wallet: 0 }],
    ['未开通', { ...nothing, wallet: 0 }],
    ['种下了「远山初霁」，还没有开始', { ...nothing, planted: 1 }],
  ])('knows when it is true that 「%s」', (text, standing) => {
    expect([untrue(text, standing), untrue(text, { ...nothing, wallet: standing.wallet === 0 ? 1 : 0 })]).toEqual([
      [],
      expect.arrayContaining([expect.stringContaining('is untrue')]),
    ])
  })

  it('takes what nobody knows for true at any time, and a sentence about money without a condition for none', () => {
    const asked = '还没有收到付款结果，我们会一直替你查。\n兑换确认中：还不知道结果'
    expect([untrue(asked, nothing), untrue(asked, paid)]).toEqual([[], []])
    expect(untrue('现在再下单，可能会做两次、扣两次。', paid)).toEqual([])
    expect(untrue('已从余额扣款', paid)).toEqual(['「已从余额扣款」 has no condition'])
    expect(untrue('远山初霁\n支付 ¥19.90', nothing)).toEqual([])
  })

  it('looks for no word that nobody says', () => {
    const said = (patterns: string[]) => readSources(patterns).filter(({ path }) => !path.includes('.story.'))
    const app = said(['src/**/*.{ts,tsx}', 'scripts/rig/door.ts']).map(({ text }) => text)
    const person = said(['scripts/rig/{acts,person,trial}.ts']).flatMap(wordsIn)
    expect(person.length).toBeGreaterThan(40)
    expect(person.filter((word) => !app.some((text) => text.includes(word)))).toEqual([])
  })

  it('makes one trial of a seed, and in some hundred seeds all that it knows', () => {
    expect(trialOf(7)).toEqual(trialOf(7))
    const trials = Array.from({ length: 400 }, (_, seed) => trialOf(seed))
    expect(new Set(trials.map(({ act }) => act)).size).toBe(actNames.length)
    expect(new Set(trials.map(({ fault }) => fault)).size).toBe(faults.length)
    expect(new Set(trials.map(({ turn }) => turn)).size).toBe(turns.length)
    expect(new Set(trials.map(({ disk }) => disk)).size).toBe(disks.length)
    expect(trials.filter(({ disk, turn }) => disk === 'full' && turn !== 'none')).toEqual([])
    expect(new Set(trials.map(({ builds: met }) => met))).toEqual(new Set(['one']))
    // A network that says everything twice does it twice where keys mean nothing.
    expect(trials.filter(({ fault, keys }) => fault === 'repeated' && keys === 'ignored')).toEqual([])
  })

  it('has an older build lead, or come back, where there is one', () => {
    const trials = Array.from({ length: 400 }, (_, seed) => trialOf(seed, true))
    const meet = (met: string) => trials.filter((trial) => trial.builds === met)
    expect(builds.map((met) => meet(met).length > 50)).toEqual([true, true, true])
    expect(meet('olderLeads').filter((trial) => !hasLeader(trial))).toEqual([])
    expect(meet('takenBack').filter(({ turn }) => !['reload', 'close', 'kill'].includes(turn))).toEqual([])
    // With one build, a seed is the trial that it was.
    expect(trials.flatMap((trial) => (trial.builds === 'one' ? [trialOf(trial.seed)] : []))).toEqual(meet('one'))
  })
})
