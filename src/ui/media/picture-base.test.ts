import { afterEach, describe, expect, it } from 'vitest'
import { pictureUrl, setPictureBase } from './picture-base.ts'

afterEach(() => setPictureBase(''))

describe('where a picture is loaded from', () => {
  it('is the page itself unless a server is named', () => {
    expect(pictureUrl('/art/koi/1.svg')).toBe('/art/koi/1.svg')
  })

  it('is the server for addresses that begin with a slash, and only for those', () => {
    setPictureBase('https://api.example.com')
    expect(pictureUrl('/art/koi/1.svg')).toBe('https://api.example.com/art/koi/1.svg')
    expect(pictureUrl('https://cdn.example.com/a.png')).toBe('https://cdn.example.com/a.png')
    expect(pictureUrl('//elsewhere.example/a.png')).toBe('//elsewhere.example/a.png')
    expect(pictureUrl('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==')
  })
})
