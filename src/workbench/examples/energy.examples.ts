import type { Examples } from './example.ts'

export const energyExamples: Examples = {
  '/pages/mine/energy/index': [
    { name: '' },
    { name: '藏品', query: { part: 'copies' } },
    { name: '明细', query: { part: 'log' } },
  ],
}
