import { group, path, rect, type Scene, stroke, use } from './scene.ts'

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
  const cloud =
    'M20 20c10-2 22 0 24 8 1 6-7 8-9 3-6-6-10-1-9 4 5 2 3 10-3 9-8-2-7-14-3-24zM50 20q3-3 6 0-3 3-6 0zM20 50q-3 3 0 6 3-3 0-6z'
  const corner = scene.define('corner', (id) =>
    rank === 2 ? stroke(bracket, tone, 2.2, { id }) : path(cloud, { id, fill: tone }),
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
