import type { RouteRow } from './route.ts'

/** The garden and the countryside around it (marketplace §2; docs/decisions/0032). */
export const gardenRoutes = [
  { path: '/pages/home/magicGarden/index', page: 'garden/plot', outline: 'scene', title: '魔法花园' },
  { path: '/pages/home/magicGarden/magicDetails', page: 'garden/slot-details', outline: 'scene', title: '花盆' },
  { path: '/pages/home/magicGarden/roseDetails', page: 'garden/plot', outline: 'scene', title: '玫瑰架' },
  { path: '/pages/home/magicGarden/peentoGarden', page: 'garden/plot', outline: 'scene', title: '蟠桃园' },
  { path: '/pages/home/magicGarden/happy', page: 'garden/happy', outline: 'scene', title: '欢乐灯会' },
  { path: '/pages/home/magicGarden/fingerpost', page: 'garden/signpost', outline: 'scene', title: '路标' },
  {
    path: '/pages/home/magicGarden/components/BlindBoxResult',
    page: 'garden/lantern-result',
    title: '开灯结果',
  },
  { path: '/pages/home/newPattern/index', page: 'garden/signpost', outline: 'scene', title: '田园' },
  { path: '/pages/home/newPattern/farm', page: 'garden/plot', outline: 'scene', title: '农田' },
  { path: '/pages/home/newPattern/pasture', page: 'garden/pasture', outline: 'scene', title: '牧场' },
  { path: '/pages/home/newPattern/battleChicken', page: 'garden/battle', outline: 'scene', title: '斗鸡' },
  { path: '/pages/home/newPattern/particulars', page: 'garden/particulars', outline: 'scene', title: '牧场成员' },
] as const satisfies readonly RouteRow[]
