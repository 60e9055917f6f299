import { withUnknown, type Examples } from './example.ts'

export const productExamples: Examples = {
  '/pages/common/productDetails/productDetails': withUnknown(
    { id: '201107' },
    { name: '传说', query: { id: '201408' } },
    { name: '尚未开售', query: { id: '201108' } },
    { name: '已经售罄', query: { id: '201208' } },
    { name: '限白名单', query: { id: '201508' } },
    { name: '限持有人', query: { id: '201207' } },
    { name: '不可转赠', query: { id: '201706' } },
  ),
}
