import { expect, it } from 'vitest'
import { readRestFault, readSendFault, sendFault, type SendFault } from '../faults.ts'

const names = ['chat', 6, 'txt']
/** Whether a rule of these kinds, as it is written, meets an upload of these names. */
const meets = (types: unknown): boolean => {
  const rule = readSendFault({ drop: true, ...(types === undefined ? {} : { types }) })
  return sendFault({ rest: [], send: [rule] }, 'bob', names) === rule
}

it('the kinds of a rule are one or several, by name or number, in any spelling', () => {
  for (const types of [undefined, null, 'chat', 6, 'TXT', ['chat'], [6], ['recall', 6], [5, 'txt'], 'single_chat', []])
    expect({ types, meets: meets(types) }).toEqual({ types, meets: true })
  for (const types of ['recall', 5, ['recall', 5]])
    expect({ types, meets: meets(types) }).toEqual({ types, meets: false })
  for (const types of [true, {}, [true], [['chat']], [null]]) expect(() => meets(types)).toThrow('types must be')
})

/** Every field with a value that fits; what does not fit; and with what else it must stand. */
const fields: Readonly<Record<string, readonly [fits: unknown, odd: readonly unknown[]]>> = {
  user: ['bob', [5, true, {}]],
  status: [{ errorCode: 7, reason: '忙' }, ['busy', 7, [], { errorCode: 1000 }, { errorCode: 7, reason: 5 }]],
  types: [
    ['chat', 6],
    [true, {}, [null]],
  ],
  drop: [true, ['yes', 1]],
  silent: [true, ['yes', 1]],
  times: [3, [0, -1, 1.5, '3', 2e9]],
}

it('each field of a rule is taken over as it is, and one that does not fit is refused', () => {
  for (const [field, [fits, odd]] of Object.entries(fields)) {
    const others = field === 'drop' ? { silent: true } : { drop: true }
    expect(readSendFault({ ...others, [field]: fits })).toEqual({ ...others, [field]: fits })
    expect(readSendFault({ ...others, [field]: null })).toEqual(others)
    for (const value of odd)
      expect(() => readSendFault({ ...others, [field]: value })).toThrow(field === 'status' ? /status|reason/ : field)
  }
  expect(() => readSendFault({ user: 'bob' })).toThrow('a status or a drop')
  expect(() => readSendFault({ drop: true, sience: true })).toThrow('sience')
})

it('and so is each of a rule on calls', () => {
  const rows: Readonly<Record<string, readonly [fits: unknown, odd: readonly unknown[]]>> = {
    method: ['GET', [5]],
    status: [503, [199, 600, '503']],
    body: [{ error: 'x' }, []],
    destroy: [true, [1]],
    times: [1, [0]],
  }
  for (const [field, [fits, odd]] of Object.entries(rows)) {
    expect(readRestFault({ path: '/a', [field]: fits })).toEqual({ path: '/a', [field]: fits })
    for (const value of odd) expect(() => readRestFault({ path: '/a', [field]: value })).toThrow(field)
  }
  for (const path of [undefined, 5]) expect(() => readRestFault({ path })).toThrow('path')
  expect(() => readRestFault({ path: '(' })).toThrow('Invalid regular expression')
})

it('a rule is used up by as many as it says, of its own user alone', () => {
  const rules: SendFault[] = [readSendFault({ user: 'bob', drop: true, times: 2 })]
  const hit = (user: string) => sendFault({ rest: [], send: rules }, user, names) !== undefined
  expect([hit('alice'), hit('bob'), hit('bob'), hit('bob')]).toEqual([false, true, true, false])
})
