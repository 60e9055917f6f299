import { less, one, says, withUnknown, type Examples, type Story } from './example.ts'

const opened = 'blind-box/example-opened'
const opening = { key: 'example-opening', box: '3011', count: '3' }
const openThree = (stream: `blind-box/${string}`) =>
  says(stream, { type: 'blindBox.requested', endpoint: 'box.openMany', request: { typeId: '3011', count: 3 } })
const offeredBox = says('listing/400001', {
  type: 'listing.listRequested',
  endpoint: 'listing.boxUp',
  request: { ids: ['400001'], priceFen: 5_000 },
})
const openedThree: Story = [openThree(opened)]

export const boxExamples: Examples = {
  '/pages/common/blindboxDetails/blindboxDetails': withUnknown(
    { id: '3011' },
    { name: '尚未开售', query: { id: '3014' } },
    { name: '已经售罄', query: { id: '3012' } },
  ),
  '/pages/common/blindboxDetails/firstBlindboxDetails': one({ id: '3018' }),
  '/pages/common/integralBlindboxDetails/integralBlindboxDetails': withUnknown(
    { id: '3017', currency: 'weiDou' },
    { name: '豆子不够', query: { id: '3013', currency: 'yuanDou' }, before: [less('yuanDou', 30)] },
  ),
  '/pages/common/openBlindBox/index': [
    { name: '', query: opening },
    {
      name: '开启中',
      query: opening,
      after: [
        { fault: 'rest.box.openMany', with: { kind: 'delay', ms: 20_000 } },
        openThree(`blind-box/${opening.key}`),
        { advance: '1s' },
      ],
    },
    {
      name: '确认中',
      query: opening,
      after: [
        { fault: 'rest.box.openMany', with: { kind: 'drop', applied: true } },
        openThree(`blind-box/${opening.key}`),
        { advance: '1s' },
      ],
    },
    { name: '没有要开的', query: {} },
  ],
  '/pages/common/openBlindBox/components/result/index': [
    { name: '', query: { key: 'example-opened', box: '3011' }, before: [openedThree] },
    {
      name: '五十二个',
      world: 'one-collector',
      query: { key: 'example-opened', box: '3016' },
      before: [
        [
          says(opened, {
            type: 'blindBox.requested',
            endpoint: 'box.openMany',
            request: { typeId: '3016', count: 52 },
          }),
        ],
      ],
    },
    { name: '查不到', query: { key: 'nothing', box: '3011' } },
  ],
  '/pages/mine/myCollection/blindBox/blindBoxDetails/index': withUnknown(
    { id: '3011' },
    { name: '一个在寄售', query: { id: '3011' }, before: [[offeredBox]] },
  ),
}
