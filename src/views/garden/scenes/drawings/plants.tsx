import { memo } from 'react'
import { gourdStages, peentoStages, riceStages } from './plant-crops.tsx'
import { magicStages, roseStages } from './plant-flowers.tsx'
import type { Stages } from './plant-parts.tsx'
import type { GrowthStage, PlantKind } from '../types.ts'

/*
 * Each plant at each of its five stages, once, as symbols that pots refer to: outlined and washed as in a gongbi album. The foot of a
 * plant is at (60, 128) of a field of 120 × 190, the soil of the pot below it.
 */

const drawings: Record<PlantKind, Stages> = {
  rose: roseStages,
  magicFlower: magicStages,
  peento: peentoStages,
  rice: riceStages,
  gourd: gourdStages,
}

const stops = (id: string, from: string, to: string, middle?: string) => (
  <linearGradient id={id} x1="0" y1="1" x2="0" y2="0">
    <stop offset="0" stopColor={from} />
    {middle ? <stop offset="0.5" stopColor={middle} /> : null}
    <stop offset="1" stopColor={to} />
  </linearGradient>
)
const glows = (id: string, inner: string, outer: string, opacity = 1) => (
  <radialGradient id={id}>
    <stop offset="0" stopColor={inner} />
    <stop offset="1" stopColor={outer} stopOpacity={opacity} />
  </radialGradient>
)

/** Colours of leaves and petals. */
const Washes = () => (
  <defs>
    {stops('sc-leaf', '#3f7a4c', '#a8c777')}
    {stops('sc-moonleaf', '#2f6b70', '#9fcdbb')}
    {glows('sc-rose-far', '#d84a68', '#f4a3ae')}
    {glows('sc-rose', '#c22a4c', '#ef8396')}
    {stops('sc-magic', '#3c3a9c', '#b69cf0', '#6a5fd0')}
    {glows('sc-gold', '#fff3c4', '#e0a82e')}
    {glows('sc-aura', 'rgb(196 170 255 / 0.75)', '#c4aaff', 0)}
    {stops('sc-peach', '#f7d98c', '#e2604c', '#f5a27a')}
    {glows('sc-blossom', '#e8739a', '#fde3ea')}
    {stops('sc-gourd', '#d99b2f', '#f3dc8c')}
  </defs>
)

const stagesAll: readonly GrowthStage[] = [0, 1, 2, 3, 4]

/**
 * The drawings that a scene refers to: those of the kinds that grow in it, whose list is the same as long as they are. Once in each scene,
 * before the first plant.
 */
export const PlantDrawings = memo(function PlantDrawings({
  kinds,
  stages = stagesAll,
}: {
  kinds: readonly PlantKind[]
  stages?: readonly GrowthStage[]
}) {
  return (
    <svg width="0" height="0" aria-hidden="true" className="sc-drawings">
      <Washes />
      {[...new Set(kinds)].flatMap((kind) =>
        stages.map((stage) => (
          <symbol key={`${kind}${stage}`} id={`sc-${kind}-${stage}`} viewBox="0 0 120 190" overflow="visible">
            {drawings[kind][stage]}
          </symbol>
        )),
      )}
    </svg>
  )
})

export const plantWords: Record<PlantKind, string> = {
  rose: '玫瑰',
  magicFlower: '魔法花',
  peento: '蟠桃',
  rice: '稻',
  gourd: '葫芦',
}

const flowering = ['种子', '发芽', '长叶', '含苞', '盛开'] as const
const stageWords: Record<PlantKind, readonly [string, string, string, string, string]> = {
  rose: flowering,
  magicFlower: flowering,
  peento: ['桃核', '发芽', '长叶', '开花', '结果'],
  rice: ['谷种', '出苗', '分蘖', '抽穗', '成熟'],
  gourd: ['种子', '发芽', '爬藤', '开花', '结果'],
}
/** What a stage is called: a peach bears fruit where a rose blooms. */
export const stageWord = ({ kind, stage }: { kind: PlantKind; stage: GrowthStage }): string => stageWords[kind][stage]

/** One plant, inside an SVG whose field is 120 × 190. */
export const Plant = ({ kind, stage }: { kind: PlantKind; stage: GrowthStage }) => (
  <use href={`#sc-${kind}-${stage}`} width="120" height="190" />
)
