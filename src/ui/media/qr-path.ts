import { encode } from 'uqr'

export interface QrPath {
  /** Modules on each side, the quiet zone included. */
  readonly size: number
  /** SVG path of the dark modules, one unit each. */
  readonly d: string
}

/** Bytes of UTF-8 that fit into the largest code at high error correction. */
export const QR_BYTES_MAX = 1273

/** The QR code of a text: high error correction (const:qr-ec), a quiet zone of four modules; null when the text is empty or too long. */
export function qrPath(text: string): QrPath | null {
  const bytes = new TextEncoder().encode(text).length
  if (bytes === 0 || bytes > QR_BYTES_MAX) return null
  const { size, data } = encode(text, { ecc: 'H', border: 4 })
  const runs = data.flatMap((row, y) => darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
  return { size, d: runs.join('') }
}

/** Neighbouring dark modules of a row as `[start, length]`: fewer shapes, and no hairlines between them. */
function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (isDark && last && last[0] + last[1] === x) last[1]++
    else if (isDark) runs.push([x, 1])
  })
  return runs
}
