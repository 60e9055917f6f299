import { describe, expect, it } from 'vitest'
import { hour } from '#src/domain/time/instant.ts'
import { storyNow } from '../kit/story/story-app.tsx'
import { confirmHref, isAgreed, stepsOf } from './avatar-copies.ts'
import { viewReplacement } from './avatar-replacement.select.ts'
import { viewMyAvatars } from './my-avatars.select.ts'
import { sampleAvatarCopy, sampleCopies, sampleSeries } from './story-avatars.ts'

const view = (give: string, get = '', now = storyNow, owned = sampleCopies) =>
  viewReplacement(owned, sampleSeries, { give, get }, now)

describe('an exchange', () => {
  it('is for what the server names, of which there is some', () => {
    expect(view('505103-88').gets.map(({ id }) => id)).toEqual(['505101', '505102'])
    expect(view('505101-318').gets.map(({ id }) => id)).toEqual(['505102'])
    expect(view('505101-318', '', storyNow, [sampleAvatarCopy({ exchangeableFor: [] })]).gets).toEqual([])
  })

  it('takes from the address only what may be exchanged', () => {
    expect(view('505103-88', '505102')).toMatchObject({ give: { called: '读书 · 夜鸮 #88' }, get: { id: '505102' } })
    expect(view('505101-318', '505103').get).toBeNull()
    expect(view('1', '505102')).toMatchObject({ give: null, gets: [], get: null })
  })

  it('waits for what came by an exchange just now', () => {
    expect(view('505102-7')).toMatchObject({ give: null, resting: '有 1 份刚置换来，3月2日 04:00 后可以置换' })
    expect(view('505102-7', '', storyNow + 20 * hour)).toMatchObject({ give: { id: '505102-7' }, resting: '' })
  })

  it('goes from step to step by its address', () => {
    const steps = { give: 'a-1', get: 'b', agreed: '2026-03-01', intent: 'key' }
    expect(stepsOf(new URLSearchParams(confirmHref(steps).split('?')[1]))).toEqual(steps)
    expect(stepsOf(new URLSearchParams())).toEqual({ give: '', get: '', agreed: '', intent: '' })
  })
})

it('is agreed to in the edition that there is now, on the way from the agreement', () => {
  const steps = { give: 'a-1', get: 'b', agreed: '2026-03-01', intent: 'key' }
  expect(isAgreed(steps, '2026-03-01')).toBe(true)
  expect(isAgreed(steps, '2026-04-01')).toBe(false)
  expect(isAgreed({ ...steps, intent: '' }, '2026-03-01')).toBe(false)
})

describe('what one wears', () => {
  const current = { image: '/art/avatar/1.svg', copy: null, statement: '', verified: true, name: '' }

  it('is an avatar, a picture of one’s own, or nothing', () => {
    expect(viewMyAvatars({ ...current, copy: sampleCopies[0]! }, [], storyNow).wearing).toBe('竹影 · 熊猫 #318')
    expect(viewMyAvatars(current, [], storyNow)).toMatchObject({ wearing: '自定义图片', image: current.image })
    expect(viewMyAvatars({ ...current, image: 'javascript:alert(1)' }, [], storyNow).image).toBeNull()
    expect(viewMyAvatars({ ...current, image: '' }, [], storyNow).wearing).toBe('未设置头像')
  })

  it('can be exchanged, or says from when', () => {
    const [worn, , resting] = viewMyAvatars(current, sampleCopies, storyNow).owned
    expect(worn).toMatchObject({
      worn: true,
      rest: '',
      exchangeHref: '#/pages/home/replacement/replacement?give=505101-318',
    })
    expect(resting!.rest).toBe('3月2日 04:00 后可以置换')
  })
})
