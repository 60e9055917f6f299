import { describe, expect, it } from 'vitest'
import { placeErrors, placeOf } from './place-text.ts'

const draft = { name: ' 浙江美术馆 ', address: '南山路', lat: '３０．２３５６', lng: '120.1536' }

describe('a place written by hand', () => {
  it('is taken with degrees of either width', () => {
    expect(placeOf(draft)).toEqual({ name: '浙江美术馆', address: '南山路', lat: 30.2356, lng: 120.1536 })
    expect(placeErrors(draft)).toEqual({})
  })
  it('says what is wrong, and is none until it is put right', () => {
    const wrong = { name: ' ', address: '', lat: '91', lng: 'abc' }
    expect(Object.keys(placeErrors(wrong))).toEqual(['name', 'lat', 'lng'])
    expect([placeOf(wrong), placeOf({ ...draft, lng: '-181' }), placeOf({ ...draft, lat: '' })]).toEqual([
      null,
      null,
      null,
    ])
  })
})
