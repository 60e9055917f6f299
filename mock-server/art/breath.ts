import { el, type Scene } from './scene.ts'

/** How a part of a picture moves: it brightens and dims, drifts sideways, rises and sinks, or falls and begins again. */
type Breath = 'glow' | 'drift' | 'bob' | 'fall'

/**
 * What moves in the rarer works, by the class that the painting gives it. Steps of about four a second: a picture is painted anew for
 * each, and more are not seen of a light that dims.
 */
const ways: Readonly<Record<Breath, string>> = {
  glow: '2.6s steps(10) infinite alternate',
  drift: '7s steps(28) infinite alternate',
  bob: '3.2s steps(13) infinite alternate',
  fall: '6s steps(24) infinite',
}

const keyframes: Readonly<Record<Breath, string>> = {
  glow: 'from{opacity:.5}',
  drift: 'from{translate:-4px}to{translate:5px}',
  bob: 'to{translate:0 -4px}',
  fall: '0%{translate:3px -16px;opacity:0}20%,80%{opacity:1}to{translate:-5px 18px;opacity:0}',
}

const works: Readonly<Record<string, Readonly<Record<string, Breath>>>> = {
  潇湘夜雨: { gap: 'glow', boat: 'bob' },
  云起庐山: { cloudsea: 'drift' },
  '千里江山 · 终卷': { boat: 'drift' },
  云龙纹扁壶: { cloud: 'drift' },
  釉里红玉壶春: { moss: 'glow' },
  永乐压手杯: { ball: 'glow' },
  四羊方尊: { horn: 'glow' },
  饕餮纹觚: { eye: 'glow' },
  '何尊 · 宅兹中国': { lit: 'glow' },
  奎木狼: { star: 'glow' },
  井木犴: { star: 'glow', reflection: 'drift' },
  '紫微垣 · 北辰': { trail: 'glow' },
  '孙悟空 · 倒栽桃': { plume: 'drift' },
  '钟馗 · 蝠纹': { bat: 'bob' },
  '霸王 · 十字门': { snowflake: 'fall' },
  '黄金 · 逐日': { shards: 'glow', ring: 'bob' },
  '丹顶 · 鹤影': { ring: 'glow', crane: 'drift' },
  跃龙门: { whisker: 'bob' },
  五蝠捧寿: { gold: 'glow' },
  龙灯夜: { lamp: 'glow' },
  十二生肖团花: { leaf: 'glow' },
  青龙卧墨池: { dust: 'glow' },
  魏紫: { gold: 'glow' },
  姚黄: { gold: 'glow', anther: 'glow' },
}

/** The breath of an epic or legendary work shown large, for who has nothing against motion; nothing for all others. */
export function paintBreath({ detail, rank }: Scene, title: string): string {
  const moves = Object.entries(works[title] ?? {})
  if (!detail || rank < 2 || moves.length === 0) return ''
  const rules = moves.map(
    ([name, way]) =>
      `@keyframes ${way}{${keyframes[way]}}.${name}{animation:${way} ${ways[way]}}.${name}:nth-child(3n+1){animation-delay:-1.3s}.${name}:nth-child(3n+2){animation-delay:-3.1s}`,
  )
  return el('style', {}, `@media (prefers-reduced-motion:no-preference){${[...new Set(rules)].join('')}}`)
}
