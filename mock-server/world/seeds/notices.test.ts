import { expect, it } from 'vitest'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { createWorldRandom } from '../random.ts'
import { beansForFriend, friendsADay, inviteSteps } from '../trade/inviting.ts'
import { priorityMs } from '../trade/priority.ts'
import { seedRows } from './index.ts'

const now = Date.parse('2026-03-01T08:00:00+08:00')
const world = seedRows('default', { now, random: createWorldRandom(1) })

const notice = (part: string) => world.notices.find(({ title }) => title.includes(part))!
const product = (name: string) => world.products.find((row) => row.name === name)!
const box = (name: string) => world.blindBoxes.find((row) => row.name.endsWith(name))!

/** Of a box, how many works of each rarity it holds, and how many in a hundred of what it holds those are. */
function chancesOf({ id, editionSize }: { readonly id: string; readonly editionSize: number }) {
  const words = { common: '普通', rare: '稀有', epic: '史诗', legendary: '传说' } as const
  const held = world.boxContents.filter(({ boxId }) => boxId === id)
  return Object.entries(words).map(([rarity, word]) => {
    const own = held.filter(({ productId }) => world.products.find((row) => row.id === productId)!.rarity === rarity)
    return { word, works: own.length, share: (own.reduce((sum, row) => sum + row.packed, 0) * 100) / editionSize }
  })
}

it('notices say the chances of a box as its page does', () => {
  for (const { word, works, share } of chancesOf(box('观星盲盒')))
    expect(notice('观星盲盒').content).toContain(`<td>${word}</td><td>${works}</td><td>${share}%</td>`)
  for (const { word, share } of chancesOf(box('开窑盲盒')))
    expect(notice('开窑盲盒').content).toContain(`<td>${word}</td><td>${share}%</td>`)
})

it('notices say what a box costs, how many there are, and how many one person may buy', () => {
  const { priceFen, limitPerUser, editionSize } = box('观星盲盒')
  expect(notice('观星盲盒').content).toContain(
    `单价 ${priceFen / 100} 元，每人限购 ${limitPerUser} 个，共 ${editionSize} 个`,
  )
  expect(notice('捞鱼盲盒').content).toContain(`总量 ${box('捞鱼盲盒').editionSize} 个`)
  const leaping = product('跃龙门')
  const boxed = world.boxContents.find(({ productId }) => productId === leaping.id)!
  expect(notice('捞鱼盲盒').content).toContain(`${leaping.editionSize} 份，其中 ${boxed.packed} 份在盲盒里`)
  const cheapest = Math.min(
    ...world.products.filter(({ seriesId }) => seriesId === box('窗花盲盒').seriesId).map((row) => row.priceFen),
  )
  expect(notice('窗花盲盒').summary).toContain(`${box('窗花盲盒').priceFen / 100} 元，单款最低 ${cheapest / 100} 元`)
})

it('notices say the editions and the sale of a work', () => {
  for (const name of ['廉颇 · 六分脸', '包拯 · 月牙', '钟馗 · 蝠纹', '霸王 · 十字门'])
    expect(notice('梨园脸谱新增').content).toMatch(
      new RegExp(`${name}</strong>：[^<]*，${product(name).editionSize} 份</li>`),
    )
  const last = product('千里江山 · 终卷')
  const at = formatInstant(last.onSaleAt, 'M月D日 HH:mm')
  for (const said of [at, `${last.editionSize} 份`, `${(last.priceFen / 100).toLocaleString('en')} 元`])
    expect(notice('千里江山').content).toContain(said)
  expect(notice('千里江山').content).toContain(`提前 ${priorityMs / 60_000} 分钟`)
  expect(product('永乐压手杯').state).toBe('soldOut')
})

it('what a notice has people collect can be made, of these works, until then, so often', () => {
  const recipe = world.recipes.find(({ title }) => title === '四季锦鲤')!
  const works = recipe.materials.map(({ productId }) => world.products.find((row) => row.id === productId)!.name)
  const { summary } = notice('集齐四季锦鲤')
  expect(works.map((name) => name.split(' · ')[1])).toEqual(['初春', '细雨', '夜潜', '莲下'])
  expect(summary).toContain('初春、细雨、夜潜、莲下')
  expect(recipe.productId).toBe(product('丹顶 · 鹤影').id)
  expect(summary).toContain(`${formatInstant(recipe.endsAt, 'M月D日 HH:mm')} 前`)
  expect(summary).toContain(`共 ${recipe.limit} 份`)
  expect([recipe.limitPerUser, recipe.startsAt < now]).toEqual([1, true])
})

it('what is promised for a friend is what is paid', () => {
  const { summary, content } = notice('邀请好友')
  expect(summary).toContain(`你得 ${beansForFriend} 微豆`)
  expect(content).toContain(`一天最多 ${friendsADay} 位`)
  const [first, ...others] = inviteSteps
  expect(content).toContain(
    [
      `满 ${first.people} 人另得 ${first.sprouts} 豆芽`,
      ...others.map((one) => `满 ${one.people} 人 ${one.sprouts}`),
    ].join('，'),
  )
})

it('no count has a mark between its thousands, as nowhere else', () => {
  const said = world.notices.map(({ title, summary, content }) => `${title} ${summary} ${content}`).join('\n')
  expect(said.match(/\d,\d{3} ?[份个人幅次]/g)).toBeNull()
})
