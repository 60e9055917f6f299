import { isBroken, orUnknownNames, readScenarioText, type Said } from '#scenarios/player/index.ts'
import { macrotask } from '#src/services/clock/virtual-clock.ts'
import type { ReadFile } from '../scenario-list.ts'
import { scenarioWords } from '../words.ts'

// As text: one that is no JSON must not keep the others from being read.
const texts = import.meta.glob<string>('../../../scenarios/*/*.scenario.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** So many are read before the page has its turn. */
const AT_ONCE = 20

async function inTurns(read: (path: string, text: string) => ReadFile): Promise<readonly ReadFile[]> {
  const files: ReadFile[] = []
  for (const [path, text] of Object.entries(texts)) {
    files.push(read(path.replace('../../../', ''), text))
    if (files.length % AT_ONCE === 0) await macrotask()
  }
  return files.toSorted((one, other) => one.file.localeCompare(other.file))
}

let shaped: Promise<readonly ReadFile[]> | undefined

/**
 * All authored scenarios, in the order of their paths; those that cannot be played with what is wrong with them. Which names they use
 * is looked at only when it is asked for: all machines are loaded for it. Those that are well are the same both times.
 */
export async function readScenarioFiles(named: boolean): Promise<readonly ReadFile[]> {
  shaped ??= inTurns((file, text) => readScenarioText(file, text))
  if (!named) return shaped
  const [words, files] = [await scenarioWords(), await shaped]
  const known = new Map(files.map((file) => [file.file, file]))
  return inTurns((file, text) => {
    const read = known.get(file)
    return read && !isBroken(read) ? orUnknownNames(read, words) : readScenarioText(file, text, words)
  })
}

/** What an area is called. */
export const areaNames: Readonly<Record<string, Said>> = {
  account: { en: 'My account', zh: '我的' },
  'ask-to-buy': { en: 'Asking to buy', zh: '求购' },
  auction: { en: 'Auctions', zh: '拍卖' },
  avatar: { en: 'Digital avatars', zh: '数字头像' },
  beans: { en: 'Beans', zh: '豆子' },
  box: { en: 'Blind boxes', zh: '盲盒' },
  chat: { en: 'Chat', zh: '聊天' },
  diy: { en: 'DIY workshop', zh: 'DIY 工坊' },
  draw: { en: 'Draws and red packets', zh: '抽奖与红包' },
  energy: { en: 'Energy', zh: '能量' },
  garden: { en: 'Garden', zh: '花园' },
  guild: { en: 'Guilds', zh: '公会' },
  lease: { en: 'Leases', zh: '租赁' },
  listing: { en: 'Offers for sale', zh: '寄售' },
  order: { en: 'Orders and payment', zh: '下单与付款' },
  pledge: { en: 'Pledges', zh: '质押' },
  session: { en: 'Signing in and out', zh: '登录与退出' },
  settings: { en: 'Settings', zh: '设置' },
  synthesis: { en: 'Synthesis', zh: '合成' },
  system: { en: 'Network, navigation, updates', zh: '网络、导航与更新' },
  transfer: { en: 'Gifts', zh: '转赠' },
}
