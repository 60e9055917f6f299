import { el, rect, type Scene } from './scene.ts'

/** A blur as a filter reference; only where the piece is shown large, so that cards stay cheap to paint. */
export function blur(scene: Scene, deviation: number): string | undefined {
  if (!scene.detail) return undefined
  const box = { x: -0.3, y: -0.3, width: 1.6, height: 1.6 }
  const id = scene.define('blur', (given) =>
    el('filter', { id: given, ...box }, el('feGaussianBlur', { stdDeviation: deviation })),
  )
  return `url(#${id})`
}

/** The grain of paper over the whole canvas, as noise of `frequency` (`x y`) in a dark tone; nothing on cards. */
export function grain(scene: Scene, frequency: string, opacity: number): string {
  if (!scene.detail) return ''
  const seed = scene.dice.fork('grain').int(1, 99)
  const filter = scene.define('grain', (id) =>
    el(
      'filter',
      { id, x: 0, y: 0, width: 1, height: 1 },
      el('feTurbulence', { type: 'fractalNoise', baseFrequency: frequency, numOctaves: 3, seed }),
      el('feColorMatrix', { values: '0 0 0 0 .36 0 0 0 0 .3 0 0 0 0 .2 0 0 0 .5 -.2' }),
    ),
  )
  return rect(0, 0, scene.width, scene.height, { filter: `url(#${filter})`, opacity })
}
