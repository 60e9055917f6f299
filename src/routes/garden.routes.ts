import type { RouteRow } from './route.ts'

/** The garden and the countryside around it (marketplace §2; docs/decisions/0032). */
export const gardenRoutes = [
  { path: '/pages/home/magicGarden/index', page: 'garden/plot', title: '魔法花园' },
  { path: '/pages/home/magicGarden/magicDetails', page: 'garden/slot-details', title: '花盆' },
  { path: '/pages/home/magicGarden/roseDetails', page: 'garden/plot', title: '玫瑰架' },
  { path: '/pages/home/magicGarden/peentoGarden', page: 'garden/plot', title: '蟠桃园' },
  { path: '/pages/home/magicGarden/happy', page: 'garden/happy', title: '欢乐灯会' },
  { path: '/pages/home/magicGarden/fingerpost', page: 'garden/signpost', title: '路标' },
  { path: '/pages/home/magicGarden/components/BlindBoxResult', page: 'garden/lantern-result', title: '开灯结果' },
  { path: '/pages/home/newPattern/index', page: 'garden/signpost', title: '田园' },
  { path: '/pages/home/newPattern/farm', page: 'garden/plot', title: '农田' },
  { path: '/pages/home/newPattern/pasture', page: 'garden/pasture', title: '牧场' },
  { path: '/pages/home/newPattern/battleChicken', page: 'garden/battle', title: '斗鸡' },
  { path: '/pages/home/newPattern/particulars', page: 'garden/particulars', title: '牧场成员' },
] as const satisfies readonly RouteRow[]
