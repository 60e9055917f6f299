import { describe, expect, it } from 'vitest'
import { sniffImage } from './image-file.ts'

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('the type of a picture', () => {
  it.each([
    ['image/png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)],
    ['image/jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
    ['image/gif', ascii('GIF89a')],
    ['image/webp', ascii('RIFF1234WEBP')],
  ])('%s is known by its first bytes', (type, bytes) => {
    expect(sniffImage(bytes)).toBe(type)
  })

  it.each(['', '<svg onload="x"/>', 'RIFF1234AVI ', 'RIFF', '%PDF-1.7'])('"%s" is none', (text) => {
    expect(sniffImage(ascii(text))).toBeUndefined()
  })
})
