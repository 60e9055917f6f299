import { describe, expect, it } from 'vitest'
import { heardOf, viewUpdateModal } from './update-modal.select.ts'

const view = (text: string) => viewUpdateModal(new URLSearchParams(text))

describe('the update modal as a page', () => {
  it('[A-25] reads type, forced, message and url from the query', () => {
    expect(view('type=update&forced=true&message=修复闪退&url=https%3A%2F%2Fdl.shucang.example%2Fa.apk')).toEqual({
      version: '',
      forced: true,
      message: '修复闪退',
      url: 'https://dl.shucang.example/a.apk',
    })
    expect(view('type=update&forced=1')?.forced).toBe(true)
    expect(view('type=update&forced=false')?.forced).toBe(false)
    expect(view('type=update')).toMatchObject({ forced: false, message: '', url: '' })
  })

  it('believes of a link only what the app has been told itself: anybody can write one', () => {
    const asked = view(
      'type=update&version=1.0.40&forced=true&message=把验证码发到群里&url=https%3A%2F%2Fevil.example%2Fa.apk',
    )!
    expect(heardOf(asked, [])).toEqual({ version: '1.0.40', forced: false, message: '', url: '' })
    expect(heardOf(asked, [{ ...asked, message: '修复闪退' }])?.forced).toBe(false)
    expect(heardOf({ ...asked, version: '请加群' }, [])?.version).toBe('')
    expect(heardOf(asked, [asked])).toEqual(asked)
    expect(heardOf(null, [])).toBeNull()
  })

  it('shows nothing for any other type', () => {
    expect(view('')).toBeNull()
    expect(view('type=advert&forced=true')).toBeNull()
  })
})
