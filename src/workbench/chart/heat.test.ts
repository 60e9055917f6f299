import { describe, expect, it } from 'vitest'
import { makeDiagnosis } from '#src/domain/diagnosis.ts'
import { allStreamKinds } from '#src/machines/registry.ts'
import { type Heat, merged } from './heat.ts'
import { readHeat } from '../app/heat-files.ts'

const kinds = new Map((await allStreamKinds()).map((kind) => [kind.kind, kind]))
const at = Date.parse('2026-03-01T08:00:00+08:00')
const times = (heat: Heat, id: string) => Object.values(heat[id] ?? {}).reduce((sum, one) => sum + one, 0)
const layersIn = (text: string) => {
  const read = readHeat('x.json', text, kinds)
  if (read.kind === 'wrong') throw new Error(read.message.en)
  return read.layers
}

describe('what was taken, from a file', () => {
  it('is what the tests have taken, by paths and in the whole app, under the name of the machine', () => {
    const name = 'gardenSlot.idle|gardenSlot.laid|0'
    const file = [{ id: 'garden-slot', counts: { transitions: { [name]: { paths: 3, app: 0 } } } }]
    const [paths, app] = layersIn(JSON.stringify(file))
    expect([paths!.heat, app!.heat]).toEqual([{ gardenSlot: { [name]: 3 } }, { gardenSlot: { [name]: 0 } }])
  })

  it('is what the facts of an exported journal take, and says which streams it cannot count', () => {
    const v = kinds.get('session')!.upcasts.length
    const fact = { type: 'session.signInRequested', at, method: 'code', phone: '13800000000' }
    const facts = [{ seq: 1, stream: 'session', v, fact }]
    const head = { app: { version: '1.0.0', code: 1 }, at, device: { agent: '', online: true, stores: true } }
    const file = makeDiagnosis({ facts, states: [], kinds: {} }, head)
    const [layer] = layersIn(JSON.stringify(file))
    expect([times(layer!.heat, 'session') > 0, layer!.gap]).toEqual([true, null])
    const cut = { ...file, states: [{ stream: 'session', seq: 0, v, state: {} }] }
    const [unknown] = layersIn(JSON.stringify(cut))
    expect([unknown!.heat, unknown!.gap?.en]).toEqual([{}, expect.stringContaining('session')])
  })

  it.each(['', '{', '[]', '{"a":1}', '[{"id":"x","counts":{"transitions":{"a":1}}}]'])(
    'says of %s what it is not',
    (text) => {
      const said = expect.stringContaining('x.json')
      expect(readHeat('x.json', text, kinds)).toEqual({ kind: 'wrong', message: { en: said, zh: said } })
    },
  )

  it('is added up', () => {
    expect(merged([{ a: { x: 1 } }, { a: { x: 2, y: 1 }, b: { z: 4 } }])).toEqual({ a: { x: 3, y: 1 }, b: { z: 4 } })
  })
})
