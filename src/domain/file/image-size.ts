/** Pixels on each side, as the head of a file says. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const sizeOf = (width: number, height: number): ImageSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined

const png = (bytes: Uint8Array): ImageSize | undefined =>
  bytes.length < 24 ? undefined : sizeOf(viewOf(bytes).getUint32(16), viewOf(bytes).getUint32(20))

const gif = (bytes: Uint8Array): ImageSize | undefined =>
  bytes.length < 10 ? undefined : sizeOf(viewOf(bytes).getUint16(6, true), viewOf(bytes).getUint16(8, true))

/** The segment that begins a frame: C0 to CF without the tables C4, C8 and CC. */
const beginsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpeg(bytes: Uint8Array): ImageSize | undefined {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    // Any number of fill bytes may stand before a marker.
    while (bytes[at + 1] === 0xff && at + 10 < bytes.length) at += 1
    if (beginsFrame(bytes[at + 1]!)) return sizeOf(view.getUint16(at + 7), view.getUint16(at + 5))
  }
  return undefined
}

const int24 = (bytes: Uint8Array, at: number): number => bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16)

function webp(bytes: Uint8Array): ImageSize | undefined {
  if (bytes.length < 30) return undefined
  const view = viewOf(bytes)
  switch (String.fromCharCode(...bytes.subarray(12, 16))) {
    case 'VP8X':
      return sizeOf(int24(bytes, 24) + 1, int24(bytes, 27) + 1)
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return sizeOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    case 'VP8 ':
      return sizeOf(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    default:
      return undefined
  }
}

const readers: Readonly<Record<string, (bytes: Uint8Array) => ImageSize | undefined>> = {
  'image/png': png,
  'image/gif': gif,
  'image/jpeg': jpeg,
  'image/webp': webp,
}

/** How large a picture of a known type says it is, before anything is unpacked; undefined where its head does not say. */
export const imageSize = (type: string, bytes: Uint8Array): ImageSize | undefined => readers[type]?.(bytes)
