import type { Examples } from './example.ts'

export const dailyExamples: Examples = {
  '/pages/home/pointsRecord/index': [{ name: '' }, { name: '还没有用过', query: { type: 'out' } }],
  '/pages/home/taskCenter/starBeanList': [{ name: '' }, { name: '还没有', world: 'empty' }],
}
