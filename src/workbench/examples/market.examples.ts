import type { Examples } from './example.ts'

export const marketExamples: Examples = {
  '/pages/home/search/search': [
    { name: '' },
    { name: '有结果', query: { keyword: '锦鲤' } },
    { name: '没有结果', query: { keyword: '量子' } },
  ],
  '/pages/sales/list/list': [{ name: '' }, { name: '一个系列', query: { typeId: '16', order: 'floorDown' } }],
  '/pages/sales/list/inscriptionList': [{ name: '' }, { name: '一个藏品', query: { categoryId: '1107' } }],
}
