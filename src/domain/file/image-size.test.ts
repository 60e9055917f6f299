import { expect, it } from 'vitest'
import { imageSize } from './image-size.ts'

/** A head of a picture of 321 by 123, and where its size stands: each number as its bits, the lowest first, by their place in the file. */
interface Head {
  readonly type: string
  readonly bytes: readonly number[]
  readonly width: readonly number[]
  readonly height: readonly number[]
  /** What is taken off the number that stands there. */
  readonly less?: 1
}

const text = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0))
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)
const run = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at)
/** The bits of some bytes, the lowest first; `order` are the places of the bytes, the lowest first. */
const bitsOf = (...order: readonly number[]): number[] => order.flatMap((byte) => run(byte * 8, 8))

const webp = (kind: string, head: readonly number[]): number[] => [
  ...text('RIFF'),
  ...zeros(4),
  ...text(`WEBP${kind}`),
  ...zeros(4),
  ...head,
  ...zeros(12),
]

const heads: Readonly<Record<string, Head>> = {
  png: {
    type: 'image/png',
    bytes: [0x89, ...text('PNG\r\n'), 0x1a, 10, 0, 0, 0, 13, ...text('IHDR'), ...zeros(14)],
    width: bitsOf(19, 18, 17, 16),
    height: bitsOf(23, 22, 21, 20),
  },
  gif: { type: 'image/gif', bytes: [...text('GIF89a'), ...zeros(7)], width: bitsOf(6, 7), height: bitsOf(8, 9) },
  jpeg: {
    type: 'image/jpeg',
    bytes: [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, ...zeros(8)],
    width: bitsOf(10, 9),
    height: bitsOf(8, 7),
  },
  'webp with a head': {
    type: 'image/webp',
    bytes: webp('VP8X', zeros(10)),
    width: bitsOf(24, 25, 26),
    height: bitsOf(27, 28, 29),
    less: 1,
  },
  'webp without loss': {
    type: 'image/webp',
    bytes: webp('VP8L', [0x2f, ...zeros(4)]),
    width: run(21 * 8, 14),
    height: run(21 * 8 + 14, 14),
    less: 1,
  },
  // The two highest bits of each say how it is to be stretched.
  'webp with loss': {
    type: 'image/webp',
    bytes: webp('VP8 ', zeros(10)),
    width: run(26 * 8, 14),
    height: run(28 * 8, 14),
  },
}

const flip = (bytes: number[], bit: number): void => void (bytes[bit >> 3]! ^= 1 << (bit & 7))
function written({ bytes, width, height, less }: Head): number[] {
  const made = [...bytes]
  for (const [bits, number] of [
    [width, 321 - (less ?? 0)],
    [height, 123 - (less ?? 0)],
  ] as const)
    bits.forEach((bit, at) => at < 14 && (number >> at) & 1 && flip(made, bit))
  return made
}

it.each(Object.entries(heads))('%s: each side is told by its own bits and by no other', (_, head) => {
  const size = { width: 321, height: 123 }
  const made = written(head)
  expect(imageSize(head.type, Uint8Array.from(made))).toEqual(size)
  const wrong: unknown[] = []
  for (let bit = 0; bit < made.length * 8; bit++) {
    const other = [...made]
    flip(other, bit)
    const told = imageSize(head.type, Uint8Array.from(other))
    const own = (bits: readonly number[], side: number) => {
      const at = bits.indexOf(bit)
      if (at < 0) return side
      const number = side - (head.less ?? 0)
      return (at === 31 ? (number ^ (1 << at)) >>> 0 : number ^ (1 << at)) + (head.less ?? 0)
    }
    // What is no such picture any more has no size; it never has another one.
    const expected = { width: own(head.width, size.width), height: own(head.height, size.height) }
    if (told !== undefined && JSON.stringify(told) !== JSON.stringify(expected)) wrong.push({ bit, told, expected })
    const isOfSize = head.width.includes(bit) || head.height.includes(bit)
    if (told === undefined && isOfSize) wrong.push({ bit, told })
  }
  expect(wrong).toEqual([])
})
