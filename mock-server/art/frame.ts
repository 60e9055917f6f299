import { group, rect, type Scene, stroke, use } from './scene.ts'

const tones = ['', '#eef2f5', '#e9c877', '#f3d58a'] as const

/** The inner edge that tells how rare a piece is: nothing, a silver line, a gold line with corners, a double gold frame with clouds. */
export function paintFrame(scene: Scene): string {
  const { width, height, rank } = scene
  if (rank === 0) return ''
  const tone =
    rank === 1
      ? tones[1]
      : scene.linear(
          'gilt',
          [
            [0, '#fff3c9'],
            [0.5, tones[rank] ?? tones[3]],
            [1, '#a9782a'],
          ],
          [0, 0, 1, 1],
        )
  const line = (inset: number, weight: number, rx: number) =>
    rect(inset, inset, width - inset * 2, height - inset * 2, { rx, fill: 'none', stroke: tone, strokeWidth: weight })
  if (rank === 1) return group({ strokeOpacity: 0.8 }, line(11, 1, 8))
  const bracket = 'M17 44V26q0-9 9-9H44'
  const meander = 'M19 46V19H46M19 38H27V27H38V19M33 38H38V33'
  const corner = scene.define('frameCorner', (id) =>
    stroke(rank === 2 ? bracket : meander, tone, rank === 2 ? 2.2 : 1.6, { id }),
  )
  const corners = [
    '',
    `translate(${width} 0)scale(-1 1)`,
    `translate(0 ${height})scale(1 -1)`,
    `translate(${width} ${height})scale(-1 -1)`,
  ]
    .map((transform) => use(corner, { transform: transform || undefined }))
    .join('')
  return rank === 2 ? line(11, 1, 8) + corners : line(9, 1.8, 9) + line(14, 0.7, 6) + corners
}
