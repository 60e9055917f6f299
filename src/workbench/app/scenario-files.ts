import { readScenarioText } from '#scenarios/player/index.ts'
import type { ReadFile } from '../scenario-list.ts'
import { scenarioWords } from '../words.ts'

// As text: one that is no JSON must not keep the others from being read.
const texts = import.meta.glob<string>('../../../scenarios/*/*.scenario.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** All authored scenarios, in the order of their paths; those that cannot be played with all that is wrong with them. */
export async function readScenarioFiles(): Promise<readonly ReadFile[]> {
  const words = await scenarioWords()
  return Object.entries(texts)
    .map(([path, text]) => readScenarioText(path.replace('../../../', ''), text, words))
    .toSorted((one, other) => one.file.localeCompare(other.file))
}

/** What an area is called. */
export const areaNames: Readonly<Record<string, string>> = {
  account: '我的',
  'ask-to-buy': '求购',
  auction: '拍卖',
  avatar: '数字头像',
  beans: '豆子',
  box: '盲盒',
  chat: '聊天',
  diy: 'DIY 工坊',
  draw: '抽奖与红包',
  energy: '能量',
  garden: '花园',
  guild: '公会',
  lease: '租赁',
  listing: '寄售',
  order: '下单与付款',
  pledge: '质押',
  session: '登录与退出',
  settings: '设置',
  synthesis: '合成',
  system: '网络、导航与更新',
  transfer: '转赠',
}
