import type { Examples } from './example.ts'

export const synthesisExamples: Examples = {
  '/pages/common/synthesis/synthesisDetail': [
    { name: '', query: { id: '881001' } },
    { name: '缺材料', query: { id: '881002' } },
    { name: '还没开始', query: { id: '881003' } },
    { name: '查不到', query: { id: '1' } },
  ],
}
