import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { beansEndpoints } from '#src/contract/rest/beans/beans.endpoints.ts'
import { callOnce, doubtOf } from './call-once.ts'
import type { Tools } from './effect.ts'
import type { Ended } from './rest/client.ts'

const minute = 60_000
const given = { receiver: { userId: '10003', nickname: '阿青', avatar: '' }, amount: 5, fee: 0, balance: 95 }
const lost: Ended<unknown> = { kind: 'failed', failure: { reason: 'timeout', message: '网络有点慢' } }
const turnedAway: Ended<unknown> = { kind: 'nothing', code: '1111', message: '余额不足' }
const says = (verdict: string, more: object = {}): Ended<unknown> => ({
  kind: 'data',
  data: { intent: 'gift-0001', verdict, result: '', message: '', ...more },
})
const wire = JSON.stringify(Schema.encodeSync(beansEndpoints.give.response)(given))

/** Gives beans in doubt, with a server that answers so; tells what was asked and what came of it. */
async function give(
  question: Ended<unknown>,
  doubt: Partial<Parameters<typeof doubtOf>[0]> = {},
  answer: Ended<unknown> = lost,
  keys?: Tools['keys'],
) {
  const asked: string[] = []
  const rest = (name: string, _: object, { onlySignedIn = false }: { onlySignedIn?: boolean } = {}) => {
    // What must happen once never leaves while nobody is signed in.
    if (name !== 'system.intent' && !onlySignedIn) throw new Error(`${name} might leave for nobody`)
    asked.push(name)
    return Promise.resolve(name === 'system.intent' ? question : answer)
  }
  const tools = { rest, keys, clock: { now: () => 10 * minute } } as unknown as Tools
  const input = { isRepetition: true, sent: { at: 9 * minute, withPassword: true }, password: '246810', ...doubt }
  const options = { intent: 'gift-0001', doubt: doubtOf(input) }
  const ended = await callOnce(tools, 'beans.give', { receiver: '10003', amount: 5 }, options)
  const verdict = 'data' in ended ? 'done' : ended.isFinal ? 'notDone' : 'unknown'
  return { asked, verdict, message: 'data' in ended ? '' : ended.failure.message }
}

describe('what must happen once', () => {
  it('is sent at first without a question', async () => {
    expect(await give(lost, { isRepetition: false }, turnedAway)).toEqual({
      asked: ['beans.give'],
      verdict: 'notDone',
      message: '余额不足',
    })
  })

  it('is asked about where the effect goes on after a restart', async () => {
    const { asked } = await give(says('neverHeard'), { isRepetition: false, isRestarted: true })
    expect(asked).toEqual(['system.intent', 'beans.give'])
  })

  it.each([
    ['cannot be reached', lost],
    ['does not have the question', turnedAway],
    ['answers with HTTP 404', { kind: 'failed', failure: { reason: 'http', status: 404, message: '' } } as const],
    ['gives another key back', says('neverHeard', { intent: 'gift-0002' })],
    ['gives no key back', says('done', { intent: '', result: wire })],
    ['says what this build does not know', says('unknown')],
    ['says done with what nobody can read', says('done', { result: '{"receiver":7}' })],
    ['says done with half an answer', says('done', { result: '{"rece' })],
  ])('is not sent again to a server that %s, and stays unknown', async (_, question) => {
    expect(await give(question)).toMatchObject({ asked: ['system.intent'], verdict: 'unknown' })
  })

  it('is not done where the server says so, in its words', async () => {
    expect(await give(says('notDone', { message: '对方不存在' }))).toEqual({
      asked: ['system.intent'],
      verdict: 'notDone',
      message: '对方不存在',
    })
  })

  it('is sent again where the server has never heard of it, and a refusal of that is no word on the first', async () => {
    expect(await give(says('neverHeard'), {}, turnedAway)).toMatchObject({
      asked: ['system.intent', 'beans.give'],
      verdict: 'unknown',
    })
  })

  it.each([
    ['unknown while what was sent may be under way', { at: 9 * minute, withPassword: true }, 'unknown'],
    ['not done once it cannot be any more', { at: 7 * minute, withPassword: true }, 'notDone'],
    ['not done where nobody noted when it was meant', null, 'notDone'],
  ])('is never sent again without the password that went with it: %s', async (_, sent, verdict) => {
    expect(await give(says('neverHeard'), { password: null, sent })).toMatchObject({
      asked: ['system.intent'],
      verdict,
    })
  })

  it('needs no password that never was there', async () => {
    const { asked } = await give(says('neverHeard'), { password: null, sent: { at: 0, withPassword: false } })
    expect(asked).toEqual(['system.intent', 'beans.give'])
  })
})

describe('an answer of the call itself', () => {
  it('is taken as done from the question too, read by its own schema', async () => {
    const result = JSON.stringify(Schema.encodeSync(beansEndpoints.give.response)(given))
    const { verdict } = await give(says('done', { result }))
    expect(verdict).toBe('done')
  })
})

describe('what nobody knows of a sending', () => {
  const questions: Readonly<Record<string, Ended<unknown>>> = {
    done: says('done', { result: wire }),
    notDone: says('notDone', { message: '余额不足' }),
    neverHeard: says('neverHeard'),
    'unknown, because it is lost': lost,
    'unknown, because there is none': turnedAway,
    'unknown, because another key comes back': says('done', { intent: 'gift-0002', result: wire }),
  }
  const answers: Readonly<Record<string, Ended<unknown>>> = {
    done: { kind: 'data', data: given },
    'notDone, because it was never put into words': { kind: 'failed', failure: { reason: 'request', message: '' } },
    'unknown, because it is lost': lost,
    // After a sending without an answer every refusal may be because it has been taken already.
    'unknown, because it is refused': turnedAway,
    'unknown, because it is refused so': { kind: 'failed', failure: { reason: 'http', status: 403, message: '' } },
  }
  const sent = [null, ...[120_000, 120_001].map((ago) => ({ at: 10 * minute - ago, withPassword: true }))]
  const [with2, without] = [
    { at: 9 * minute, withPassword: true },
    { at: 9 * minute, withPassword: false },
  ]

  /** As docs/decisions/0025 has it: the question first, and what it does not decide. */
  function shouldBe(question: string, answer: string, keys: Tools['keys'], lacks: boolean, isOver: boolean) {
    const asked = keys === 'ignored' ? [] : ['system.intent']
    const became = keys === 'ignored' ? 'unknown' : question.split(',')[0]!
    const again = { asked: [...asked, 'beans.give'], verdict: answer.split(',')[0]! }
    if (became === 'done' || became === 'notDone') return { asked, verdict: became }
    if (became === 'unknown') return keys === 'known' && !lacks ? again : { asked, verdict: 'unknown' }
    if (!lacks) return again
    return { asked, verdict: isOver ? 'notDone' : 'unknown' }
  }

  it.each(['unknown', 'known', 'ignored'] as const)('is found out as decided, where keys are %s', async (keys) => {
    for (const [question, asks] of Object.entries(questions))
      for (const [answer, answered] of Object.entries(answers)) {
        const about = async (doubt: Parameters<typeof give>[1]) => {
          const { asked, verdict } = await give(asks, doubt, answered, keys)
          return { asked, verdict }
        }
        for (const one of sent) {
          const isOver = one === null || one.at < 8 * minute
          const want = shouldBe(question, answer, keys, true, isOver)
          expect([question, answer, one, await about({ sent: one, password: null })]).toEqual([
            question,
            answer,
            one,
            want,
          ])
        }
        const whole = shouldBe(question, answer, keys, false, false)
        for (const doubt of [{ sent: with2 }, { sent: without, password: null }])
          expect([question, answer, doubt, await about(doubt)]).toEqual([question, answer, doubt, whole])
      }
  })
})
