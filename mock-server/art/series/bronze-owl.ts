import { group, mix, type Scene } from '../scene.ts'
import { layers, spiral } from '../shapes.ts'
import { tonesOf, type WorkFacts } from '../works/works.ts'
import { type Cast, eye, fine, pit, round } from './bronze-cast.ts'
import { patina } from './bronze-metal.ts'

/** 鸮尊: one owl on two legs and its tail, coiled snakes on the wings, lid and handle behind. */
export function xiao(scene: Scene, facts: WorkFacts): string {
  const tones = tonesOf(facts)
  const [green, brown, dark] = tones as [string, string, string]
  const cast: Cast = { green, brown, dark }
  const lit = (name: string, at: readonly [number, number, number]) =>
    scene.radial(
      name,
      [
        [0, mix(green, '#e4f0d8', 0.66)],
        [0.45, green],
        [0.8, mix(green, brown, 0.5)],
        [1, dark],
      ],
      at,
    )
  const inks = {
    green,
    brown,
    dark,
    light: mix(green, '#e0ecd6', 0.6),
    blue: tones[3]!,
    red: tones[4]!,
    skin: round(scene, cast),
    body: lit('owl', [0.4, 0.36, 0.66]),
    face: lit('face', [0.46, 0.3, 0.66]),
    fine: fine(scene, mix(dark, green, 0.62)),
  }
  const torso = 'M112 204C90 238 82 292 98 334 116 354 152 362 188 358 230 352 254 330 260 296 266 254 252 218 222 196z'
  const head =
    'M90 172C82 144 88 116 112 106 140 96 178 96 206 106 230 116 238 146 228 174 222 198 204 214 186 218H132C112 214 98 196 90 172z'
  const clip = scene.define('skin', (id) => `<clipPath id="${id}"><path d="${torso}"/></clipPath>`)
  const coils = spiral([228, 262], 32, 2.2, 2.2, 0.14) + spiral([100, 264], 14, 1.6, 1, 0.2)
  const brows = 'M152 172C146 136 118 118 92 132M164 172C170 136 200 118 226 132'
  const feathers =
    'M196 300Q222 318 258 306M204 318Q226 334 254 326M216 336Q232 348 250 344M88 300Q100 310 114 300M90 318Q100 326 110 318'
  return (
    pit(scene, '#9a8663') +
    layers(
      inks,
      '.tail skin/dark/1.6 M206 336C238 326 264 314 282 292 304 324 312 366 306 402H236C222 384 212 360 206 336z',
      '-/light/1.5 M236 334Q258 362 258 402M256 322Q282 356 282 402M272 308Q298 346 300 396',
      '.ring brown/dark/1.4 M262 206C296 198 308 226 300 256 294 278 272 282 260 272L264 256C280 260 288 ' +
        '248 288 236 288 222 280 216 264 222z',
      // Lid at the back of the head; on it a bird stands, and a small dragon.
      '.lid skin/dark/1.5 M196 112C224 92 258 116 262 156 262 172 254 186 244 192 240 160 222 130 196 112z',
    ) +
    group(
      { transform: 'translate(40 20)' },
      layers(
        inks,
        '.bird green/dark/1.3 M206 104C200 92 204 82 214 80 220 74 228 76 228 82 234 84 234 88 228 88 230 98 222 106 214 108z',
        '.drake green/dark/1.3 M222 136C232 124 248 130 248 144 248 154 238 158 234 150 240 150 240 142 234 142 228 146 228 154 224 156z',
      ),
    ) +
    layers(
      inks,
      '.leg skin/dark/1.6 M104 330C100 356 104 374 98 398H152C150 376 152 352 160 336z',
      '.leg skin/dark/1.6 M176 342C180 362 184 380 180 398H236C236 372 240 350 238 330z',
      'brown/dark/1.5 M90 404C88 390 104 386 109 396 112 386 126 386 128 396 131 386 144 386 147 396 152 ' +
        '388 162 394 160 404zM172 404C170 390 186 386 191 396 194 386 208 386 210 396 213 386 226 386 229 396 234 388 246 394 244 404z',
      '-/light/1.4 M112 346v40M132 348v38M194 350v36M216 348v38',
      `.owl body/dark/1.8 ${torso}`,
      `fine ${torso}`,
    ) +
    patina(scene, clip, green, [84, 190, 190, 160]) +
    layers(
      inks,
      // Wings folded at the sides; on each a snake lies coiled, feathers below it.
      '.wing face/dark/1.8 M198 210C230 202 258 222 266 256 274 298 264 336 246 362 224 346 202 322 192 ' +
        '292 184 262 186 232 198 210zM110 210C94 222 86 256 86 292 88 320 94 338 102 350 114 334 120 302 ' +
        '120 272 120 246 118 226 110 210z',
      `-/dark/10 ${coils}`,
      `.snake -/light/6.5 ${coils}`,
      `-/dark/1 ${coils}`,
      '.serpent light/dark/1.4 M212 246C198 244 192 232 200 220 206 210 222 212 224 222 226 230 220 234 222 242z',
      'dark M202 226a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0zM213 224a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0z',
      `-/dark/2.6 ${feathers}`,
      `-/light/1 ${feathers}`,
      // The cicada of the chest.
      '-/dark/3 M152 252C132 256 126 282 134 308L152 340 170 308C178 282 172 256 152 252zM134 282Q152 292 ' +
        '170 282M136 300Q152 310 168 300M142 316Q152 322 162 316',
      '-/light/1.1 M152 253C133 257 127 282 135 307L152 338 169 307C177 282 171 257 152 253zM135 283Q152 ' +
        '293 169 283M137 301Q152 311 167 301',
      'light/dark/1.2 M137 262a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM157 262a5 5 0 1 1 10 0 5 5 0 1 1-10 0z',
      'blue M108 316q8-6 16 2 4 8-4 12-10 0-12-14zM262 372q6-6 12 0 0 8-8 8-6-2-4-8z',
      'red M176 322q8-6 15 1-1 9-10 8-6-3-5-9z',
      // Crest: two tall plumes; small ears below them.
      '.crest face/dark/1.7 M102 118C76 100 66 64 84 42 94 30 112 34 113 48 113 58 101 61 98 53 94 66 106 ' +
        '78 122 82 138 87 146 98 146 108zM216 118C242 100 252 64 234 42 224 30 206 34 205 48 205 58 217 61 ' +
        '220 53 224 66 212 78 196 82 180 87 172 98 172 108z',
      '-/dark/1.5 M84 56C78 78 92 100 124 106M90 62C88 80 102 94 134 98M234 56C240 78 226 100 194 106M228 62C230 80 216 94 184 98',
      'green/dark/1.4 M90 156C74 156 66 146 66 132 78 134 88 140 94 148zM228 156C244 156 252 146 252 132 240 134 230 140 224 148z',
      `.head face/dark/1.8 ${head}`,
      `fine ${head}`,
      // Brows that run from the beak up to the crest.
      `-/dark/9 ${brows}`,
      `-/light/5.5 ${brows}`,
    ) +
    eye(122, 162, 24, cast, brown) +
    eye(196, 162, 24, cast, brown) +
    layers(
      inks,
      // The broad hooked beak, with a cicada at its root.
      '.beak face/dark/1.9 M146 166C130 174 126 196 133 214 138 230 150 242 158 258 166 242 178 230 183 ' +
        '214 190 196 186 174 170 166 162 161 154 161 146 166z',
      '-/dark/1.6 M148 168C142 190 146 216 157 240M168 168C174 190 170 216 159 240M132 212q8 4 14-2M184 212q-8 4-14-2',
      '-/light/1.2 M156 170C151 190 152 214 157 232M158 172v60',
    )
  )
}
