import type { ReactNode } from 'react'
import { type Blade, leaves, ribs } from './brush.ts'

/* What all plants are drawn of: leaves, stems, seeds in their furrow, buds. */

export const line = {
  stroke: 'var(--sc-line)',
  strokeWidth: 0.9,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const

interface Leafage {
  readonly of: readonly Blade[]
  readonly fill?: string
}
export const Leaves = ({ of, fill = 'url(#sc-leaf)' }: Leafage) => (
  <>
    <path d={leaves(of)} fill={fill} {...line} />
    <path d={ribs(of)} fill="none" {...line} strokeWidth={0.6} opacity={0.6} />
  </>
)
export const Stem = ({ d, width = 2.6, colour = '#55733d' }: { d: string; width?: number; colour?: string }) => (
  <>
    <path d={d} fill="none" stroke="var(--sc-line)" strokeWidth={width + 1.2} strokeLinecap="round" />
    <path d={d} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" />
  </>
)

/** A seed in its furrow: what it will be is seen by its colour and form. */
export const Seed = ({ children }: { children: ReactNode }) => (
  <>
    <path d="M36 129Q60 108 84 129Z" fill="#7b5b3f" {...line} />
    <path d="M46 124q4-5 8-6M66 118q6 2 9 6" fill="none" stroke="#a98360" strokeWidth={1} strokeLinecap="round" />
    {children}
  </>
)

export const sprout = (fill: string, spread: number, long: number, half: number) => (
  <>
    <path d="M40 129Q60 117 80 129Z" fill="#7b5b3f" {...line} />
    <Stem d="M60 126Q58 114 60 104" width={2.2} colour="#8fb35a" />
    <Leaves
      of={[
        [60, 106, -spread, long, half],
        [60, 106, spread, long, half],
        [60, 106, 4, long * 0.6, half * 0.6],
      ]}
      fill={fill}
    />
  </>
)

export const Bud = ({
  x,
  y,
  turn = 0,
  fill,
  size = 1,
}: {
  x: number
  y: number
  turn?: number
  fill: string
  size?: number
}) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    <path d="M0 2C-10 -2 -9 -16 0 -24 9 -16 10 -2 0 2Z" fill={fill} {...line} />
    <path d="M0 2C-2 -6 -3 -14 0 -24M-4 -2Q1 -10 4 -16" fill="none" {...line} strokeWidth={0.7} opacity={0.7} />
    <path d="M0 4C-9 3 -10 -5 -8 -10 -5 -5 -2 -4 0 -3 2 -4 5 -5 8 -10 10 -5 9 3 0 4Z" fill="#6f9a52" {...line} />
  </g>
)

export type Stages = readonly [ReactNode, ReactNode, ReactNode, ReactNode, ReactNode]
