import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { IMAGE_BYTES_MAX } from '#src/domain/file/picked-image.ts'
import { firstBrokenRule, type RuleName } from '#src/domain/form/rules.ts'
import { stageOf, WHOLE } from '#src/domain/garden/growth.ts'
import { day, hour, minute } from '#src/domain/time/instant.ts'
import { routes } from '#src/routes/all.ts'
import { adultYears } from '#mock/world/checkout/real-name.ts'
import { ladder, pointGoods, pointLadder, tasks } from '#mock/world/daily/numbers.ts'
import { paceFactors } from '#mock/world/garden/growth.ts'
import { animalRows, cardsPerGrowth, prizes, programmes, seasonPace } from '#mock/world/garden/numbers.ts'
import { nameLength, qqPattern, renameEveryMs } from '#mock/world/guild/numbers.ts'
import { holdMs } from '#mock/world/trade/holds.ts'
import { giftFee, type GiftAsset, giftRules } from '#mock/world/trade/gifting.ts'
import { beansForFriend, inviteSteps } from '#mock/world/trade/inviting.ts'
import type { World } from '#mock/world/world.ts'
import { meltValue } from '#mock/world/trade/melting.ts'
import { chestRows, diyForms, substitutionEveryMs } from '#mock/world/workshop/numbers.ts'
import { saidIn } from '../repo/lib/sentences.ts'
import { readSources } from '../repo/lib/source.ts'

/** Hints, notes and rules; policies and the agreement are held by docs/promises.md, places by their own table. */
const sources = readSources(['src/views/**/*.{ts,tsx}', 'src/domain/**/*.ts']).filter(
  ({ path }) => !/policy|avatar-statement|regions/.test(path),
)

const digits = { 二: 2, 两: 2, 三: 3, 五: 5, 七: 7, 八: 8, 十: 10, 一: 1 } as const
const unit = '(?:天|小时|分钟|秒|年|岁|级|份|张|枚|支|件|次|个|位|款)'
const worded = new RegExp(`[二三五七八十两]+ ?${unit}`)
const telling = (words: string): boolean => /\d/.test(words) || worded.test(words)
/** The numbers of a sentence, as they stand in it; 一 says "a", but where a span begins with it (「一天到三天」). */
const numbersOf = (words: string): number[] =>
  [...words.matchAll(new RegExp(`\\d+|[二两三五七八十](?=${unit})|一(?=天到)`, 'g'))].map(([found]) =>
    found in digits ? digits[found as keyof typeof digits] : Number(found),
  )

/** The shortest and the longest text that a rule takes, of those that `write` writes. */
function lengths(rule: RuleName, write: (length: number) => string): readonly number[] {
  const taken = Array.from({ length: 40 }, (_, at) => at + 1).filter(
    (length) => firstBrokenRule([{ rule, message: '' }], write(length), {}) === undefined,
  )
  return [...new Set([taken[0]!, taken.at(-1)!])]
}
const six = lengths('code', (length) => '4'.repeat(length))
const secret = lengths('payPassword', (length) => '246810'.padEnd(length, '7').slice(0, length))
const password = lengths('password', (length) => `a1${'b'.repeat(length)}`.slice(0, length))
const name = lengths('personName', (length) => '王'.repeat(length))
const card = lengths('idCard', (length) => '110101199003070011'.padEnd(length, '1').slice(0, length))
const mobile = lengths('mobile', (length) => '138'.padEnd(length, '0').slice(0, length))
const qq = Array.from({ length: 20 }, (_, at) => at + 1).filter((length) => qqPattern.test('1'.repeat(length)))
const growHours = (crop: string) => programmes.filter((row) => row.crop === crop).map(({ growMs }) => growMs / hour)
const magic = paceFactors({ seed: 1 } as World, programmes[0]!, 1, 0).at(-1)!.percent - 100

/** Every sentence with a number in it, and where its numbers are from. */
const limits: Readonly<Record<string, readonly number[]>> = {
  '…，最大 10 MB': [IMAGE_BYTES_MAX / 1024 / 1024],
  '图片不能超过 10 MB': [IMAGE_BYTES_MAX / 1024 / 1024],
  '请输入 6 位数字': six,
  '请输入 6 位验证码': six,
  '6 位数字': six,
  '6 位验证码已发送到 +86 …': [...six, 86],
  '6 位数字，不能全部相同或连续': secret,
  '6 位数字，只用来确认是你本人': secret,
  '支付密码为 6 位数字，不能全部相同或连续': secret,
  '请输入 6 位支付密码': secret,
  '密码为 8–20 位，须含字母和数字': password,
  '8–20 位，须含字母和数字': password,
  '请输入 11 位手机号': mobile,
  '请输入正确的 18 位身份证号': card,
  '18 位，末位可以是 X': card,
  '需年满 18 周岁': [adultYears],
  '请填写真实姓名，2 到 26 个汉字': name,
  '…%，不足 1 按 1 收': [1, giftFee('weiDou', 1)],
  接下来七天的奖励: [ladder.length],
  '同一款至少要有两件，寄售、种植和冷静期里的不能用': [Math.min(...diyForms.map(({ number }) => number))],
  '15 分钟内付款，逾期自动释放': [holdMs / minute],
  '魔法花，两小时就能开': [Math.min(...growHours('magicFlower'))],
  '要等一天到三天，收得也多': growHours('peento').map((hours) => hours / 24),
  孵化的五个阶段: [stageOf(WHOLE) + 1],
  '…的五个阶段': [stageOf(WHOLE) + 1],
  '每点灵力消耗 1 微豆，本次生长加速 1%；所用微豆计入公共产出池': [magic, 1],
  '第二张的效果减半，第三张再减半': [2, cardsPerGrowth],
  '5 到 11 位数字': [qq[0]!, qq.at(-1)!],
  '2 到 12 个字': [nameLength.least, nameLength.most],
  '只有管理员可以改名，七天一次，改后对所有人可见': [renameEveryMs / day],
  '手机号用来登录和接收验证码，30 天可以更换一次': [substitutionEveryMs / day],
}

/** Numbers that promise nothing: examples, places of steps, what a button beside it does, what might happen twice. */
const others: readonly string[] = [
  '请输入正确的日期，例如 2024-01-31',
  '只能输入数字 0–9',
  '请输入金额，最多两位小数',
  '请输入正确的…，最多两位小数',
  '请输入正确的价格，最多两位小数',
  '请输入数字，例如 12.5',
  '请输入金额，例如 59 或 59.9',
  '请输入带区号的座机号，例如 010-12345678',
  '一次最多选 52 张，请分几次发送',
  '1–… 个字，表情算一个字',
  '余额为 0',
  '开 1 个',
  '十分钟',
  '八小时',
  '杭州市上城区南山路 138 号',
  '纬度在 -90 到 90 之间',
  '经度在 -180 到 180 之间',
  '结束早于开始时，到第二天为止',
  '0 支',
  '1 下单',
  '2 付款',
  '3 交割',
  '两次输入的密码不一样',
  '…现在再…，可能会做两次、扣两次',
  '可能会买两次、扣两次',
  '请先关掉这个页面再重新打开；现在继续，可能会做两次、扣两次',
  '$1年$2月$3日',
  '附赠宝箱 1 个，已经放好',
  '… 1 件、宝箱 1 个',
]

const product = (rarity: string) => ({ rarity }) as Parameters<typeof meltValue>[0]
const [common, rare] = [product('common'), product('rare')]
const isGiven = (asset: string): boolean => Object.hasOwn(giftRules, asset)
const inLights = new Set(Object.values(prizes).flatMap((rows) => rows.map(({ kind }) => kind)))
const isInChests = (kind: string): boolean => chestRows.some((row) => row.kind === kind)
const { spring, ...otherSeasons } = seasonPace.rose

/** Sentences that say where something comes from or what becomes of it, and what the tables say of it. */
const facts: Readonly<Record<string, boolean>> = {
  '签到、邀请、铸造得到，可以兑换和转赠':
    Math.min(...ladder, beansForFriend, meltValue(common, 'weiDou')) > 0 && isGiven('weiDou'),
  '邀请好友、铸造藏品都能得到微豆': beansForFriend > 0 && meltValue(common, 'weiDou') > 0,
  '铸造得到，可以兑换，不能转赠': meltValue(common, 'yuanDou') > 0 && !isGiven('yuanDou'),
  '把藏品铸成元豆，稀有度越高得到的越多': meltValue(rare, 'yuanDou') > meltValue(common, 'yuanDou'),
  '邀请满人数得到，转赠免服务费':
    inviteSteps.every(({ sprouts }) => sprouts > 0) && giftRules.beanSprouts.feeBasisPoints === 0,
  '好友转赠得到，也可以再转赠': (['gold', 'platinum', 'diamond'] satisfies GiftAsset[]).every(isGiven),
  '每天在积分商城领取，可以换微豆和盲盒':
    pointLadder.first > 0 && ['beans', 'box'].every((shelf) => pointGoods.some((row) => row.shelf === shelf)),
  积分可在商城兑换微豆和盲盒: pointGoods.every(({ shelf }) => shelf === 'beans' || shelf === 'box'),
  '每天来积分商城领取，连续领取更多': pointLadder.step > 0 && pointLadder.most > pointLadder.first,
  '每天做任务都有星豆，可以用来补签': Object.values(tasks).every(({ starBeans }) => starBeans > 0),
  '做任务得到，用来补签': !isGiven('starBeans'),
  '用碎片扎灯，灯里有营养卡和蛋': inLights.size === 2 && inLights.has('card') && inLights.has('egg'),
  '灯会里扎的灯，打开来可能有': inLights.has('card'),
  春天长得最快: Object.values(otherSeasons).every((pace) => pace < spring),
  水稻和葫芦: programmes.every(({ slotType, crop }) => (slotType === 'farm') === (crop === 'rice' || crop === 'gourd')),
  '打开宝箱有机会得到道具，合成藏品会得到宝箱': isInChests('prop'),
  宝箱里得到的实物会放在这里: isInChests('physical'),
}

const known = new Set(
  globSync('tests/pages/{shown,others,stories}/*.txt')
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    // `button “排序” | 求购最多 ~muted`: what it is called, and what is read on it.
    .flatMap((line) => [...line.matchAll(/“(.*?)”/g)].map(([, called]) => called!).concat(line.split(' | ')))
    .map((part) => part.replace(/( \d+)?( ~[\w-]+)? *$/, '').trim()),
)

/** Sentences that name a page, a button or what is read on one, without marks around it. */
const places: Readonly<Record<string, readonly string[]>> = {
  '在求购榜选定藏品后，即可发布求购': ['求购榜', '发布求购'],
  '想换一个账号，请先在设置里退出登录': ['设置', '退出登录'],
  '长按一条群消息，可以发起话题': ['发起话题'],
  '拉黑后，对方不能再加入这个群，可以在群管理里解除': ['群管理'],
  '在质押市场按对方的条件出借，到期连本带息收回': ['质押市场'],
  邀请朋友在公会页跟随你: ['公会', '跟随'],
  '做任务得星豆，星豆可以补签': ['任务中心', '补签'],
  '在藏品详情页点亮星标，就会收在这里': ['收藏', '收藏夹'],
  '打开后，其他藏友看不到你的藏品': ['隐藏我的藏品'],
  '价格谈好后，由卖家下架，再按新价寄售': ['聊聊价格', '下架', '寄售'],
  '合成藏品、使用宝箱钥匙都会得到宝箱': ['合成', '宝箱'],
  '蛋来自灯会的花灯，关掉应用也会继续孵化': ['欢乐灯会', ...Object.values(animalRows).map(({ egg }) => egg)],
}
/** What stands on the phone, not on a page, and what is no name. */
const ofThePhone = new Set(['未知来源', '添加到主屏幕', '你好', '力气 × 体力'])

describe('what pages tell in short', () => {
  const said = saidIn(sources, (words) => telling(words))

  it('has no number that is held against nothing', () => {
    expect(said.size).toBeGreaterThan(50)
    expect([...said.keys()].filter((words) => !(words in limits) && !others.includes(words))).toEqual([])
    expect([...Object.keys(limits), ...others].filter((words) => !said.has(words))).toEqual([])
  })

  it.each(Object.entries(limits))('says the number that holds: %s', (words, numbers) => {
    expect(numbersOf(words)).toEqual(numbers)
  })

  it('says what the tables say', () => {
    const all = saidIn(sources, (words) => words in facts)
    expect(Object.keys(facts).filter((words) => !all.has(words))).toEqual([])
    expect(Object.keys(facts).filter((words) => !facts[words])).toEqual([])
  })

  it('names pages and buttons as they are called there', () => {
    const titles: readonly string[] = routes.map(({ title }) => title)
    const isCalled = (one: string) => titles.includes(one) || known.has(one)
    const quoted = [...saidIn(sources, (words) => /「[^…」]+」/.test(words)).keys()].flatMap((words) =>
      [...words.matchAll(/「([^…」]+)」/g)].map(([, one]) => one!),
    )
    expect(quoted.length).toBeGreaterThan(15)
    expect(quoted.filter((one) => !ofThePhone.has(one) && !isCalled(one))).toEqual([])
    const all = saidIn(sources, (words) => words in places)
    expect(Object.keys(places).filter((words) => !all.has(words))).toEqual([])
    expect(
      Object.values(places)
        .flat()
        .filter((one) => !isCalled(one)),
    ).toEqual([])
  })
})
