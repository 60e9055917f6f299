import { expect, it } from 'vitest'
import { judge } from './policy.ts'

it('words of the server are shown up to two hundred signs', () => {
  const long = 'a'.repeat(300)
  expect(judge({ code: 9999, msg: long }, 'code')).toEqual({ kind: 'nothing', code: '9999', toast: 'a'.repeat(200) })
  expect(judge({ code: 9999, msg: `a${'🎉'.repeat(200)}` }, 'code')).toMatchObject({ toast: `a${'🎉'.repeat(199)}` })
  expect(judge({ code: 9999, msg: 7 }, 'code')).toMatchObject({ toast: '' })
})

it.each([200, '200', ' 200 ', '200\n'])('the code %j is the same as 200', (code) => {
  expect(judge({ code, data: 7 }, 'code')).toEqual(judge({ code: 200, data: 7 }, 'code'))
})
