import { withUnknown, type Examples } from './example.ts'

export const noticeExamples: Examples = {
  '/pages/notice/search/index': [
    { name: '' },
    { name: '有结果', query: { keyword: '开售' } },
    { name: '没有结果', query: { keyword: '量子' } },
  ],
  '/pages/notice/components/noticeDetail/index': withUnknown({ id: '7001' }),
}
