import { expect, it } from 'vitest'
import type { Profile } from '#src/machines/im-people/im-people.machine.ts'
import { attributeOf, birthDays, textProblem, viewProfile } from './profile.ts'

const told: Profile = {
  nickname: '林青',
  avatar: '',
  sign: '慢慢收',
  gender: '2',
  birth: '1995-03-08',
  mail: 'lin@example.com',
  ext: '{"cover":"https://img/c.png"}',
}

it('shows what somebody tells of themselves', () => {
  const shown = {
    sign: '慢慢收',
    gender: '女',
    birth: '1995-03-08',
    mail: 'lin@example.com',
    cover: 'https://img/c.png',
  }
  expect(viewProfile(told)).toEqual(shown)
  expect(viewProfile(null)).toEqual({ sign: '', gender: '', birth: '', mail: '', cover: null })
})

it('[val:000:date] shows no text of others that is no gender, day, mail or picture', () => {
  const odd = { ...told, gender: '女士', birth: '1995-02-30', mail: 'x', ext: '{"cover":"javascript:alert(1)"}' }
  expect(viewProfile(odd)).toMatchObject({ gender: '', birth: '', mail: '', cover: null })
  expect(viewProfile({ ...told, gender: '0', ext: '{' })).toMatchObject({ gender: '', cover: null })
})

it('[val:000:email] takes a mail that is one, or none', () => {
  expect(['', 'a.b@c.cn', 'a.b@c', 'a b@c.cn'].map((text) => textProblem('mail', text) === null)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(textProblem('sign', '不是邮箱')).toBeNull()
})

it('lets nobody be born tomorrow', () => {
  expect(birthDays(Date.parse('2026-03-01T00:30:00+08:00'))).toEqual({ min: '1906-01-01', max: '2026-03-01' })
})

it('puts the cover where the service keeps what is free', () => {
  expect(attributeOf('sign', '早', '')).toEqual({ sign: '早' })
  expect(attributeOf('cover', '/u/1.png', '')).toEqual({ ext: '{"cover":"/u/1.png"}' })
  expect(attributeOf('cover', '/u/2.png', '{"tag":1,"cover":"/u/1.png"}')).toEqual({
    ext: '{"tag":1,"cover":"/u/2.png"}',
  })
})
