import type { VesselShape } from '../lathe.ts'
import type { BandKind } from './porcelain-bands.ts'

export interface Form extends VesselShape {
  /** Height on the canvas, as a fraction. */
  readonly tall: number
  readonly bands: readonly (readonly [BandKind, number, number])[]
  readonly field: readonly [number, number]
}

export const forms: Record<string, Form> = {
  meiping: {
    profile: [
      [0, 0.092],
      [0.03, 0.1],
      [0.07, 0.066],
      [0.11, 0.078],
      [0.2, 0.2],
      [0.31, 0.262],
      [0.48, 0.24],
      [0.72, 0.158],
      [0.9, 0.128],
      [1, 0.14],
    ],
    tall: 0.66,
    bands: [
      ['ruyi', 0.14, 0.27],
      ['hoops', 0.3, 0.32],
      ['hoops', 0.64, 0.66],
      ['panels', 0.7, 0.92],
    ],
    field: [0.32, 0.64],
  },
  yuhuchun: {
    profile: [
      [0, 0.13],
      [0.03, 0.105],
      [0.15, 0.053],
      [0.35, 0.07],
      [0.53, 0.165],
      [0.7, 0.252],
      [0.84, 0.235],
      [0.94, 0.135],
      [1, 0.148],
    ],
    tall: 0.68,
    bands: [
      ['leaves', 0.08, 0.32],
      ['fret', 0.34, 0.385],
      ['ruyi', 0.4, 0.5],
      ['panels', 0.845, 0.94],
    ],
    field: [0.53, 0.83],
  },
  globe: {
    profile: [
      [0, 0.098],
      [0.04, 0.092],
      [0.2, 0.082],
      [0.36, 0.092],
      [0.43, 0.15],
      [0.56, 0.275],
      [0.7, 0.325],
      [0.85, 0.28],
      [0.96, 0.15],
      [1, 0.152],
    ],
    tall: 0.68,
    bands: [
      ['waves', 0.03, 0.08],
      ['leaves', 0.1, 0.34],
      ['ruyi', 0.42, 0.53],
      ['panels', 0.87, 0.96],
    ],
    field: [0.545, 0.86],
  },
  gourd: {
    profile: [
      [0, 0.052],
      [0.05, 0.05],
      [0.13, 0.095],
      [0.26, 0.168],
      [0.37, 0.135],
      [0.435, 0.098],
      [0.5, 0.14],
      [0.68, 0.265],
      [0.85, 0.245],
      [0.96, 0.14],
      [1, 0.145],
    ],
    tall: 0.68,
    bands: [
      ['leaves', 0.02, 0.09],
      ['scroll', 0.16, 0.34],
      ['fret', 0.41, 0.455],
      ['ruyi', 0.49, 0.57],
      ['panels', 0.87, 0.96],
    ],
    field: [0.58, 0.86],
  },
  jar: {
    profile: [
      [0, 0.17],
      [0.06, 0.168],
      [0.1, 0.2],
      [0.28, 0.335],
      [0.46, 0.345],
      [0.7, 0.245],
      [0.92, 0.2],
      [1, 0.21],
    ],
    tall: 0.52,
    bands: [
      ['waves', 0.01, 0.07],
      ['ruyi', 0.13, 0.26],
      ['fret', 0.66, 0.71],
      ['panels', 0.74, 0.94],
    ],
    field: [0.28, 0.65],
  },
  gu: {
    profile: [
      [0, 0.24],
      [0.05, 0.215],
      [0.3, 0.105],
      [0.41, 0.108],
      [0.46, 0.15],
      [0.53, 0.16],
      [0.6, 0.148],
      [0.65, 0.108],
      [0.86, 0.14],
      [1, 0.19],
    ],
    tall: 0.68,
    bands: [
      ['leaves', 0.24, 0.4],
      ['scroll', 0.455, 0.6],
      ['leaves', 0.66, 0.84],
      ['panels', 0.87, 0.97],
    ],
    field: [0.03, 0.22],
  },
}

export interface Glaze {
  readonly body: string
  readonly shade: string
  readonly line: string
  readonly solid: string
  readonly wash: string
  /** Blossoms and other reserved places. */
  readonly reserve: string
}

export const glazes: readonly Glaze[] = [
  { body: '#f6f9fb', shade: '#5b7794', line: '#173a8c', solid: '#2450a8', wash: '#7fa3dc', reserve: '#f6f9fb' },
  { body: '#eff5f6', shade: '#4c6c80', line: '#0f2f74', solid: '#16439c', wash: '#6d97d6', reserve: '#eff5f6' },
  { body: '#f9f4ef', shade: '#8a6a5a', line: '#7d211f', solid: '#a5332c', wash: '#dc9a88', reserve: '#f9f4ef' },
  { body: '#1f3f91', shade: '#081338', line: '#e9f0fb', solid: '#d5e2f6', wash: '#7e9fdd', reserve: '#f2f6ff' },
  { body: '#efc652', shade: '#8a5a10', line: '#1b2f7c', solid: '#22429c', wash: '#7f8d8a', reserve: '#efc652' },
  { body: '#dfe9dd', shade: '#4f6a58', line: '#1f4a5a', solid: '#2c6473', wash: '#8db5b2', reserve: '#dfe9dd' },
]

export const gold = '#c79a45'

export type Place = readonly [centerX: number, foot: number, height: number]
