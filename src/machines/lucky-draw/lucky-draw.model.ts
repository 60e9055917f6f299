import { stagedModel } from '../staged.model.ts'

/** What can happen around it, and what holds whatever happens (LDR-… in lucky-draw.rules.md). */
export const luckyDrawModel = stagedModel({
  id: 'luckyDraw',
  stages: ['ready', 'result'],
  calls: {
    'luckyDraw.drawRequested': { endpoint: 'draw.one', request: { activityId: '871001' } },
    'luckyDraw.drawManyRequested': { endpoint: 'draw.many', request: { activityId: '871001', count: 10 } },
    'luckyDraw.openLotRequested': { endpoint: 'draw.openLot', request: {} },
  },
  rules: { stages: 'LDR-1', once: 'LDR-2', until: 'LDR-3', repeated: 'LDR-4', ended: 'LDR-5' },
})
