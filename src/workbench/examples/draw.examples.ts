import { type Examples, says, type Story, withUnknown } from './example.ts'

const stream = 'lucky-draw/871001'
const raffle = { raffle: '871001' }

/** Drawn on this device, once. */
const drawnOnce: Story = [
  says(stream, { type: 'luckyDraw.drawRequested', endpoint: 'draw.one', request: { activityId: '871001' } }),
]
/** Ten at once, of the other raffle. */
const drawnTen: Story = [
  says('lucky-draw/871002', {
    type: 'luckyDraw.drawManyRequested',
    endpoint: 'draw.many',
    request: { activityId: '871002', count: 10 },
  }),
]

export const drawExamples: Examples = {
  '/pages/home/luckyDraw/mainList': [{ name: '' }, { name: '没有登录', signedOut: true }],
  '/pages/home/luckyDraw/index': withUnknown({ id: '871001' }),
  '/pages/home/luckyDraw/prizeResult/index': [
    { name: '', query: raffle, before: [drawnOnce] },
    { name: '查不到', query: { raffle: '871001', draw: '1' } },
  ],
  '/pages/home/luckyDraw/prizeResultS/prizeResultS': [
    { name: '', query: { raffle: '871002' }, before: [drawnTen] },
    { name: '全部', before: [drawnTen] },
  ],
  '/pages/home/drawLots/index': [{ name: '' }, { name: '没有登录', signedOut: true }],
  '/pages/home/ARearth/ARearth': [{ name: '' }],
  '/pages/common/scrimmage/scrimmage': [
    { name: '' },
    { name: '红包', query: { envelope: 'now' } },
    { name: '没有登录', signedOut: true },
  ],
}
