import { el, rect, type Scene } from './scene.ts'

/** The banner of a work: its picture on the right, melting into a wall of the series' tones on the left. */
export function paintBanner(
  scene: Scene,
  { width, height }: { readonly width: number; readonly height: number },
  [light, dark]: readonly [string, string],
  picture: string,
): string {
  const wide = 440
  return (
    rect(0, 0, width, height, { fill: light }) +
    el(
      'svg',
      { x: width - wide, width: wide, height, viewBox: '0 0 360 450', preserveAspectRatio: 'xMidYMid slice' },
      picture,
    ) +
    rect(0, 0, width, height, {
      fill: scene.linear(
        'bannerFade',
        [
          [0, dark],
          [0.388, dark],
          [0.62, dark, 0],
        ],
        [0, 0, 1, 0],
      ),
    })
  )
}
