import { brush, dots, lines, type Point } from '../pen.ts'
import { circle, ellipse, group, mix, part, path, place, type Scene, stroke, use } from '../scene.ts'
import { dash, layers, limb, points } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { cartouche, charted, figure, gold, nightSky } from './star-chart.ts'

/** 奎木狼: the ring of sixteen, the wolf within it, the gate of the White Tiger. */
export function kui(scene: Scene, facts: WorkFacts): string {
  const [night, coat, bone, mirach, line] = tonesOf(facts) as [string, string, string, string, string]
  const at = charted(facts.stars!, [96, 66, 168, 330])
  return (
    nightSky(scene, [night, '#1b2a45', '#4d5c70'], 0.8) +
    moonless(scene) +
    part('gate', ...gate(bone)) +
    part('beast', wolf(scene, coat)) +
    stroke(lines([...at, at[0]!]), night, 4.6, { strokeOpacity: 0.55 }) +
    figure(scene, facts, at, { line: mix(line, '#ffffff', 0.6), star: '#e6eefc', special: { 奎宿九: mirach } }) +
    cartouche(scene, facts.label!, 332, 150)
  )
}

/** Two posts, a lintel, and the White Tiger on its shield. */
function gate(bone: string): string[] {
  const stone = '#0b101c'
  const edge = { fill: stone, stroke: '#51617c', strokeWidth: 1 }
  const tiger = group(
    { transform: place(180, 36) },
    circle(0, 0, 25, { fill: stone, stroke: gold, strokeWidth: 1.6 }),
    path(
      'M-17-12C-20-20-10-21-8-15 -3-18 3-18 8-15 10-21 20-20 17-12 20-2 16 8 10 13 4 19-4 19-10 13-16 8-20-2-17-12z',
      { fill: bone },
    ),
    stroke('M-3-14h6M-4-10h8M0-14V-6M-16-4l7 2M-15 2l6 0M16-4l-7 2M15 2l-6 0', '#15171c', 1.7),
    path('M-9-4l5 2-4 2zM9-4l-5 2 4 2zM-3 6h6l-3 4z', { fill: '#15171c' }),
    stroke('M0 10v3q-4 3-7 0M0 13q4 3 7 0', '#15171c', 1.1),
  )
  return [
    path('M6 70H46V420H0V400H6zM314 70H354V400H360V420H314z', edge),
    path('M-4 54Q20 62 60 56H300Q340 62 364 54V74H-4z', edge),
    path('M-4 26Q60 48 180 48T364 26L360 18Q300 36 180 36T0 18z', edge),
    stroke('M12 78V396M40 78V396M320 78V396M348 78V396M6 120h40M314 120h40M6 360h40M314 360h40', '#34425c', 1),
    tiger,
  ]
}

/** Steps of the gate, and the cold light that lies behind whoever stands on them. */
const moonless = (scene: Scene): string =>
  ellipse(184, 240, 170, 200, {
    fill: scene.radial('cold', [
      [0, '#8fa6c8', 0.42],
      [0.6, '#5d7397', 0.16],
      [1, '#5d7397', 0],
    ]),
  }) +
  layers(
    {},
    '#141a29 M0 412H360V450H0z',
    '#3b465c/#7485a0/1 M96 400H296L306 414H86z',
    '#2a3347/#56647d/1 M78 414H314L326 432H66z',
    '#1d2435/#3d4a62/1 M56 432H336L346 450H46z',
  )

/** One half of a wolf's face, looked into; the other is its mirror. */
const half = (tones: Readonly<Record<string, string>>): string =>
  layers(
    tones,
    'coat/dark/1.2 M12-48C16-76 30-98 45-110 56-92 60-62 52-30z',
    'dark M24-50C27-72 36-86 43-95 49-80 50-60 45-42z',
    'tuft M27-46Q34-70 42-82 40-64 36-44z',
    'coat/dark/1.2 M0-60C18-62 38-54 50-36 58-22 60-8 70 6L58 6 66 20 53 19 57 34 43 30C38 40 24 44 20 54 16 68 8 73 0 73',
    'pale M9-6C22-4 38-2 56 10L48 11 54 22 43 21 46 30 36 27C30 36 20 40 16 48 12 60 7 64-.4 64V30C7 22 9 8 9-6z',
    'bridge M-.4-59C7-50 12-38 10-20 10-4 9 10 14 24 15 32 13 36-.4 38z',
    'pale M13-27C18-36 32-38 39-28 30-31 20-29 13-27z',
    'night M8-9C13-22 30-27 42-21 36-10 22-5 8-9z',
    'eye M14-12C18-20 28-22 35-19 31-12 22-9 14-12z',
    'night M22-20C28-20 30-17 29-13 25-10 21-12 22-20z',
    'white M22-18h3v2.6h-3z',
    'night M-.4 35C9 34 15 37 15 42 13 49 6 54-.4 54z',
    '-/night/1.6 M0 53V60Q8 68 19 57',
    '-/dark/1.3 M20 38h.1M26 33h.1M25 41h.1M44-2l9 5M40-8l10 3M34 8l10 6',
  )

/** A wolf on guard at the top of the steps: it looks at us, ears up, tail straight down, fur laid along the ring. */
function wolf(scene: Scene, coat: string): string {
  const [dark, pale] = [mix(coat, '#10141f', 0.42), mix(coat, '#ffffff', 0.55)]
  const tones = {
    coat,
    dark,
    pale,
    tuft: mix(coat, pale, 0.5),
    bridge: mix(dark, coat, 0.7),
    night: '#0b0e17',
    eye: '#f6c65a',
    white: '#ffffff',
  }
  const dice = scene.dice.fork('fur')
  const fur = (tone: string, count: number, from: Point, to: Point, spread: number, lean: number) =>
    stroke(
      Array.from({ length: count }, () => {
        const t = dice.next()
        const off = dice.range(-1, 1)
        const [x, y] = [from[0] + (to[0] - from[0]) * t + off * spread, from[1] + (to[1] - from[1]) * t]
        return dash([x, y], dice.range(8, 15), 1.57 - off * lean + dice.range(-0.2, 0.2))
      }).join(''),
      tone,
      1.4,
      { strokeOpacity: 0.9 },
    )
  const some = scene.detail ? 54 : 22
  const face = scene.define('face', (id) => group({ id }, half(tones)))
  const paw = scene.define('paw', (id) =>
    group(
      { id },
      path('M-19 8C-22-6-14-16 0-16S22-6 19 8Z', { fill: mix(coat, pale, 0.7), stroke: dark, strokeWidth: 1.2 }),
      stroke('M-8 7V-2M1 7V-3M10 7V-2', dark, 1.3),
    ),
  )
  return group(
    {},
    path(limb('262 262 292 318 290 392', 20, 8), { fill: dark }),
    path(limb('286 330 292 360 290 394', 12, 3), { fill: mix(coat, dark, 0.5) }),
    path(limb('240 250 264 300 250 340 262 398', 60, 20), { fill: mix(coat, dark, 0.4) }),
    path(limb('130 262 114 310 122 396', 40, 18), { fill: dark }),
    use(paw, { transform: place(264, 396, 0, 0.86) }),
    use(paw, { transform: place(118, 396, 0, 0.8) }),
    path(
      brush(points('188 180 190 240 188 300 186 340'), (t) => 96 + 44 * Math.sin(t * 3) - 22 * t),
      { fill: coat },
    ),
    path(limb('160 290 154 340 152 398', 42, 25) + limb('218 290 224 340 226 398', 42, 25), { fill: coat }),
    stroke('M188 330Q186 350 176 366M190 330Q192 350 202 366', dark, 1.6),
    path(
      'M136 206L126 240 138 238 130 268 146 262 144 292 160 284 162 314 176 302 188 330 200 302 214 314 216 284 232 292 230 262 246 268 238 238 250 240 240 206z',
      { fill: mix(coat, pale, 0.45) },
    ),
    fur(pale, some, [188, 220], [188, 296], 44, 0.5),
    fur(dark, some, [188, 232], [188, 318], 56, 0.5),
    fur(mix(coat, dark, 0.6), some, [190, 300], [190, 380], 44, 0.1),
    use(paw, { transform: place(150, 400) }),
    use(paw, { transform: place(228, 400) }),
    group({ transform: place(188, 172, 0, 1.02) }, use(face), use(face, { transform: 'scale(-1 1)' })),
    stroke(dots(points('180 214 196 214'), 0), dark, 1),
  )
}
