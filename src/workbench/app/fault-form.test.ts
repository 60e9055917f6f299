import { describe, expect, it } from 'vitest'
import { faultKinds } from '#mock/world/faults.ts'
import { misfits } from '#scenarios/player/misfits.ts'
import { faultFields, fieldsFor, readFault } from './fault-form.ts'
import { readObject } from '../json-text.ts'
import { RestFault } from '../fault-words.ts'

/** Something that each field takes, by how it is read. */
const typed = { whole: '3', share: '0.5', text: 'x', flag: 'true', code: '3301', json: '{"a":1}' } as const

describe('the form of a fault', () => {
  it('has every field that a rule has', () => {
    expect(['kind', ...faultFields.map(({ name }) => name)].toSorted()).toEqual(
      Object.keys(RestFault.fields).toSorted(),
    )
  })

  it.each(faultKinds)('asks for a rule that the world takes, with all fields of its kind: %s', (kind) => {
    const fields = fieldsFor(kind)
    const { rule } = readFault(kind, Object.fromEntries(fields.map(({ name, reads }) => [name, typed[reads]])))
    expect(Object.keys(rule!).toSorted()).toEqual(['kind', ...fields.map(({ name }) => name)].toSorted())
    expect(misfits(RestFault as never, rule)).toEqual([])
  })

  it('leaves out what is not typed, and says what is typed wrongly', () => {
    expect(readFault('drop', { times: ' ', applied: '' })).toEqual({ rule: { kind: 'drop' }, wrong: null })
    expect(readFault('code', { code: '000000' }).rule).toEqual({ kind: 'code', code: '000000' })
    const wrong = { times: 'two', skip: '-1', chance: '1.5', path: '(', data: '{' }
    expect(readFault('code', wrong).wrong).toHaveLength(5)
  })

  it('takes objects as JSON', () => {
    expect(['', '{"a":1}', '[]', '{', '7'].map(readObject)).toEqual([{}, { a: 1 }, null, null, null])
  })
})
