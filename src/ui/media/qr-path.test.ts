import { describe, expect, it } from 'vitest'
import { QR_BYTES_MAX, qrPath } from './qr-path.ts'

describe('a QR code', () => {
  it('has its three eyes and a quiet zone of four modules', () => {
    const { size, d } = qrPath('https://shucang.example/i/8F3K')!
    const rows = modules(d, size)
    const eye = '1111111'
    expect(rows[4]!.slice(4, 11)).toBe(eye)
    expect(rows[4]!.slice(size - 11, size - 4)).toBe(eye)
    expect(rows[size - 5]!.slice(4, 11)).toBe(eye)
    expect(rows.slice(0, 4).join('')).not.toContain('1')
    expect(rows.every((row) => !row.slice(0, 4).includes('1') && !row.slice(-4).includes('1'))).toBe(true)
  })

  it('[const:qr-ec] says high error correction in its format bits', () => {
    const { size, d } = qrPath('数藏')!
    const row = modules(d, size)[12]!.slice(4, 9)
    // The first two format bits are the level, masked with 10: high is 10, so both are 0.
    expect(row.slice(0, 2)).toBe('00')
  })

  it('refuses what has no code', () => {
    expect(qrPath('')).toBeNull()
    expect(qrPath('藏'.repeat(QR_BYTES_MAX / 3 + 1))).toBeNull()
    expect(qrPath('a'.repeat(QR_BYTES_MAX))).not.toBeNull()
  })
})

function modules(d: string, size: number): string[] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => '0'))
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)/g))
    grid[Number(y)]!.fill('1', Number(x), Number(x) + Number(width))
  return grid.map((row) => row.join(''))
}
