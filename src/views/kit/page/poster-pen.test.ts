import { afterEach, describe, expect, it, vi } from 'vitest'
import { setPictureBase } from '#src/ui/media/picture-base.ts'
import { loadPicture } from './poster-pen.ts'

/** A browser's picture: what lies at `there` can be had, nothing else. */
function pictures(there: string) {
  class Picture {
    crossOrigin: string | null = null
    src = ''
    async decode() {
      if (this.src !== there) throw new DOMException('not there', 'EncodingError')
    }
  }
  vi.stubGlobal('Image', Picture)
}

afterEach(() => {
  setPictureBase('')
  vi.unstubAllGlobals()
})

describe('the picture of a poster', () => {
  it("comes from the server's origin, in a way that lets the poster be saved", async () => {
    setPictureBase('https://api.example.com')
    pictures('https://api.example.com/art/koi/1.svg')
    expect(await loadPicture('/art/koi/1.svg')).toMatchObject({ crossOrigin: 'anonymous' })
  })

  it('is none where there is none to be had', async () => {
    pictures('/art/koi/1.svg')
    expect(await loadPicture('/art/koi/2.svg')).toBeNull()
    expect(await loadPicture(null)).toBeNull()
  })
})
