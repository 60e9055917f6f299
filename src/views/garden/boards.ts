import { linkTo } from './words.ts'
import type { Board } from './signpost.screen.tsx'

/** Where the signpost of the garden leads. */
export const gardenBoards: readonly Board[] = [
  { href: linkTo('/pages/home/magicGarden/index'), title: '魔法花园', note: '魔法花，两小时就能开' },
  { href: linkTo('/pages/home/magicGarden/roseDetails'), title: '玫瑰架', note: '春天长得最快' },
  { href: linkTo('/pages/home/magicGarden/peentoGarden'), title: '蟠桃园', note: '要等一天到三天，收得也多' },
  { href: linkTo('/pages/home/magicGarden/happy'), title: '欢乐灯会', note: '用碎片扎灯，灯里有营养卡和蛋' },
  { href: linkTo('/pages/home/newPattern/index'), title: '田园', note: '农田、牧场和斗鸡' },
]

/** Where the countryside leads. */
export const countrysideBoards: readonly Board[] = [
  { href: linkTo('/pages/home/newPattern/farm'), title: '农田', note: '水稻和葫芦' },
  { href: linkTo('/pages/home/newPattern/pasture'), title: '牧场', note: '孵蛋，领回小动物' },
  {
    href: linkTo('/pages/home/newPattern/battleChicken'),
    title: '斗鸡',
    note: '和邻居切磋，输赢均无损失',
  },
  { href: linkTo('/pages/home/magicGarden/fingerpost'), title: '回花园', note: '花园、玫瑰架、蟠桃园和灯会' },
]
