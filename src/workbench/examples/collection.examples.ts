import { withUnknown, type Examples, offered } from './example.ts'

export const collectionExamples: Examples = {
  '/pages/common/transferParticulars/transferParticulars': withUnknown(
    { id: '201405-506' },
    { name: '转赠', query: { id: '201405-506', gift: 'example-gift' } },
    { name: '升级', query: { id: '201405-506', upgrade: 'example-upgrade' } },
    {
      name: '寄售中',
      query: { id: '201607-30' },
      before: [[offered]],
    },
  ),
  '/pages/common/goodsTransferRecord/goodsTransferRecord': withUnknown(
    { id: '201405-506' },
    { name: '整个藏品', query: { productId: '201107' } },
  ),
  '/pages/mine/myCollection/mycollection': [
    { name: '' },
    { name: '盲盒', query: { part: 'boxes' } },
    { name: '花种', query: { part: 'seeds' } },
    { name: '很多', world: 'one-collector' },
    { name: '筛选没有', query: { state: 'trading' } },
    { name: '批量寄售', query: { many: 'up' } },
    { name: '批量下架', query: { many: 'down' } },
    { name: '寄售花种', query: { many: 'up', of: 'seed' } },
  ],
}
