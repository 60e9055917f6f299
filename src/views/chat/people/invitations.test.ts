import { describe, expect, it } from 'vitest'
import { emptyGroup } from '#src/machines/group/groups.ts'
import type { NoticeLine } from '#src/machines/im-inbox/im-inbox.facts.ts'
import { noContactsKnown } from '../../kit/chat/directory.ts'
import {
  answerName,
  answerOf,
  friendQuestions,
  openQuestions,
  questionsIn,
  settledBy,
  viewQuestion,
} from './invitations.ts'
import { namesFrom } from '../../kit/chat/names.ts'

const names = namesFrom({}, null)
const invited = (user: string, at = 1): NoticeLine => ({
  notice: { contact: { event: 'invited', user, reason: '你好', at } },
  at,
  isRead: false,
})
const inGroup = (operation: string, from: string): NoticeLine => ({
  notice: { group: { operation, kind: 'group', id: '7', name: '藏友群', from, to: [], reason: '', at: 1 } },
  at: 1,
  isRead: false,
})

describe('questions in notices', () => {
  it('are invitations and requests; a repeated one counts once', () => {
    const lines = [
      invited('bob', 2),
      inGroup('invite', 'carol'),
      inGroup('apply', 'dave'),
      inGroup('kick', 'erin'),
      invited('bob'),
    ]
    expect(questionsIn(lines).map(({ key, at }) => [key, at])).toEqual([
      ['friend bob', 2],
      ['into 7', 1],
      ['applies 7 dave', 1],
    ])
  })

  it('are answered in another way by becoming friends, and heard without a notice too', () => {
    const contacts = {
      ...noContactsKnown,
      contacts: ['bob'],
      received: [{ user: 'erin', reason: '', at: 3 }],
    }
    const questions = friendQuestions([invited('bob'), { ...invited('carol'), answer: 'declined' }], contacts)
    expect(questions.map(({ user, answer }) => [user, answer])).toEqual([
      ['erin', null],
      ['bob', 'accepted'],
      ['carol', 'declined'],
    ])
    expect(openQuestions(questions)).toBe(1)
  })

  it('ask nothing any more of who is in already, by whatever way', () => {
    const questions = questionsIn([
      invited('bob'),
      inGroup('invite', 'carol'),
      inGroup('apply', 'dave'),
      { ...inGroup('apply', 'erin'), answer: 'declined' },
    ])
    const answers = (contacts: string[], membership: 'outside' | 'member', members: string[]) => {
      const group = { ...emptyGroup('7', 'group', ''), membership, members }
      return questions.map(settledBy({ contacts }, { 7: group })).map(({ answer }) => answer)
    }
    expect(answers([], 'outside', [])).toEqual([null, null, null, 'declined'])
    expect(answers(['bob'], 'outside', [])).toEqual(['accepted', null, null, 'declined'])
    expect(answers([], 'member', ['dave', 'erin'])).toEqual([null, 'accepted', 'accepted', 'declined'])
  })

  it('are answered by the operation that belongs to them', () => {
    const [friend, into, applies] = questionsIn([invited('bob'), inGroup('invite', 'carol'), inGroup('apply', 'dave')])
    expect([answerOf(friend!, true), answerOf(into!, false), answerOf(applies!, true)]).toEqual([
      { stream: 'contact', operation: 'accept', input: { user: 'bob' } },
      { stream: 'group', operation: 'rejectInvite', input: { id: '7', kind: 'group' } },
      { stream: 'group', operation: 'acceptRequest', input: { id: '7', kind: 'group', user: 'dave' } },
    ])
  })

  it('lead to the conversation that comes of a yes', () => {
    const asked = questionsIn([invited('bob'), inGroup('invite', 'carol'), inGroup('apply', 'dave')])
    const leads = asked.map((one) => viewQuestion(one, { contact: {}, group: {} }, names, 1).talkHref)
    expect(leads).toEqual(['#/pages/chat/myChat?id=chat%3Abob', '#/pages/chat/myChat?id=group%3A7', null])
  })

  it('show how far an answer has come, and why it failed', () => {
    const [friend] = questionsIn([invited('bob')])
    const shown = (state: 'sending' | 'done' | 'failed', accept: boolean) => {
      const failure = state === 'failed' ? { reason: 'x', message: '断了' } : null
      const contact = { [answerName(friend!, accept)]: { state, result: null, failure } }
      return viewQuestion(friend!, { contact, group: {} }, names, 1)
    }
    expect([shown('sending', true).state, shown('sending', false).state]).toEqual(['accepting', 'declining'])
    expect(shown('done', true).state).toBe('accepted')
    const [once] = questionsIn([{ ...invited('bob'), answer: 'declined' }])
    const [again] = questionsIn([invited('bob', 2), { ...invited('bob'), answer: 'declined' }])
    const contact = { [answerName(once!, false)]: { state: 'done' as const, result: null, failure: null } }
    expect(viewQuestion(again!, { contact, group: {} }, names, 2).state, 'who asks once more').toBe('open')
    expect(shown('failed', false)).toMatchObject({ state: 'open', failure: '断了', about: '请求添加你为好友' })
  })
})
