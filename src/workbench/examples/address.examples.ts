import { nothingSetUp, type Examples } from './example.ts'

export const addressExamples: Examples = {
  '/pages/mine/address/index': [
    { name: '' },
    { name: '还没有', before: [nothingSetUp] },
    { name: '修改', query: { id: '80001' } },
    { name: '新增', query: { id: 'new' } },
  ],
}
