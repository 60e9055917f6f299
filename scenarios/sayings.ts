import { changeOf, type Driver, type Opening, type Said, type Scenario } from './player/index.ts'
import { general, heard } from './sentences.ts'

/** How what a person wished stands in the server's books, counted from the beginning of a trial or a scenario. */
export interface Standing {
  /** How often it was done; what was paid, where it is paid. */
  readonly times: number
  readonly orders: number
  readonly charges: number
  /** Orders that are closed since. */
  readonly closed: number
  /** What there is now, whenever it came: an open wallet, what lies in the garden, bids, and asks. */
  readonly wallet: number
  readonly planted: number
  readonly bids: number
  readonly asks: number
}

/** A sentence about money or belonging, and when it is true. */
interface Saying {
  readonly says: RegExp
  readonly holds: (standing: Standing) => boolean
}

const isDone = ({ times }: Standing) => times > 0
const isNot = ({ times }: Standing) => times === 0

/**
 * Every sentence about money or belonging that a person may meet on the way of a purchase, a gift, an opening, an offer, an exchange,
 * melting down, an upgrade, cancelling, the wallet, the garden, an auction or
 * a draw, the more special ones first. A line on the screen that sounds like one
 * and is not here is a finding.
 */
export const sayings: readonly Saying[] = [
  { says: /购买成功|兑换成功|签到成功|补签成功|付款成功[^的]|^付款成功$/, holds: isDone },
  { says: /^已转赠|置换完成|已换上|铸造成功|开出来了|开出 \d+ 件/, holds: isDone },
  {
    says: /也还没有扣款|没有扣款|支付失败|支付已取消|还没有收到付款，|请尽快完成支付，|支付页面不在认可的名单里/,
    holds: ({ charges }) => charges === 0,
  },
  { says: /^订单已保留，/, holds: ({ orders }) => orders > 0 },
  { says: /^获得(?!时间|后)/, holds: ({ times }) => times > 0 },
  { says: /还没有下单/, holds: ({ orders }) => orders === 0 },
  { says: /升级成功|合成成功|换到一个盲盒|^得到了|已领取，开出的藏品/, holds: isDone },
  { says: /订单已取消|订单已关闭|超过了付款时间|超时未付款/, holds: ({ closed }) => closed > 0 },
  { says: /未开通/, holds: ({ wallet }) => wallet === 0 },
  { says: /^账户 ./, holds: ({ wallet }) => wallet > 0 },
  { says: /^(已到账$|微豆已到账|你拆到 |得到 .+ #|抽到「|抽到 \d+ 件|恭喜，拍得)|，微豆已到账$/, holds: isDone },
  // The server's own words for what it has done; it says 已撤回, 已寄售 and 已下架 of rows as well, so that they have a reason instead.
  {
    says: /^(已租下|已退租|已买下|已卖出|已出借|已升级|已换得一个盲盒|已领取 .+ (积分|星豆)|已预约，到时会提醒你先买)$/,
    holds: isDone,
  },
  { says: /种下了「/, holds: ({ planted }) => planted > 0 },
  // How a bid stood when the page asked last, at most some seconds ago: that it was made is what the books can say of it.
  {
    says: /你的出价领先，金额已冻结|已有人出价更高，冻结金额已退回余额|本次未拍得，冻结金额已退回余额/,
    holds: ({ bids }) => bids > 0,
  },
  { says: /求购价 .*，已经冻结/, holds: ({ asks }) => asks > 0 },
  { says: /操作失败，请重新输入支付密码|^操作失败，请稍后再试$/, holds: isNot },
  { says: /开盒失败|^没有打开$|^铸造失败，|^开盒失败$/, holds: isNot },
]

/** What asks, explains or says that nobody knows: true of anything. */
const neutral: readonly RegExp[] = [
  /确认中|不知道|还没有(收到|查到)(付款)?结果|可能已经成了|可能会(?:做|买)两次、扣两次|请不要重复|可以先离开|如果已经付款|正在核对|一直替你/,
  /马上扣豆|不能退回|用来兑换|兑换中心|去兑换|立即兑换|确认后立即|不能还原|将销毁|正在(重新)?确认|待确认|冷静期/,
  /请在 \d+ 分钟内付款|付款时间|去付款|重新付款|等待付款|待付款|付款方式|支付方式|跳转到(银行|钱包)页面付款|由本机应用完成付款|请在支付页面完成付款|正在 .* 付款|付好了/,
  /^(退款|已退款|付款|支付结果|全部|已完成|已关闭|操作成功|我的寄售|寄售|转赠|寄售记录|转赠记录|流转记录|兑换记录|购买成功的|结果)$/,
  /^预计到账|到账金额和服务费|^到账金额，服务费已扣除|到期未成交，自动退回余额|拍得后直接付款|没有(成员|领主)/,
  /出价会冻结全额，被超过时立即退回|没有折扣和保底|没有折扣，也没有保底|^出借后到账$|借款立即到账|立即成交并到账|马上成交/,
  /^兑换后立即到账|付款成功后自动计入|付款成功的订单会记在这里|结果已经更新|有人付款时|付款剩余/,
]

/** Words that a sentence about money or belonging has; a password or a failed picture is neither. */
export const aboutMoney = new RegExp(
  [
    '扣|支付(?!密码|设置)|付款|付[了完过成]|退[回款还]|到账|成功|开出|换到|得到|获得|拍得|成交|冻结|种下|置换完成',
    '已(买|购|卖出|换得|退租|发布|兑换|转赠|赠|领|发放|取消|关闭|开通|打开|换上|付|经冻结|下架|寄售|归还|还|赎回|撤回|租|质押|出借|铸|合成|置换|升级|签到|补签|解锁|预约|用)',
    '(支付|铸造|开盒|置换|购买|兑换|转赠|付款|处理|操作|升级|合成|领取)失败',
    '^账户 .',
    '没有(成|打开|付|铸|送|转|换|升|领|收获|开通|做|扣|拍)|还没有(扣|下单|付|开通|收到|开始)|未开通',
  ].join('|'),
)

/** A text in the parts that are judged, each alone. */
export const partsOf = (text: string): readonly string[] => text.split(/[\n。！!·]/).map((part) => part.trim())

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A sentence as it stands in the code, with any values in it. */
export const whole = (sentence: string): RegExp => new RegExp(`^${sentence.split('…').map(escaped).join('.*')}$`)
const all: readonly string[] = [...Object.values(general).flat(), ...Object.values(heard).flat()]
const plain = new Set(all.filter((sentence) => !sentence.includes('…')))
const withValues = all.filter((sentence) => sentence.includes('…')).map(whole)

/** The saying that a sentence is, and so its condition; null where it needs none, undefined where nobody has said. */
export function sayingIn(sentence: string): Saying | null | undefined {
  if (plain.has(sentence)) return null
  const saying = sayings.find(({ says }) => says.test(sentence))
  return saying ?? (withValues.some((words) => words.test(sentence)) ? null : undefined)
}

/** What on a screen, sentence by sentence, is untrue by the books, or said in no words that are known. */
export function untrue(text: string, standing: Standing): readonly string[] {
  return partsOf(text).flatMap((line) => {
    const saying = sayingIn(line)
    if (saying) return saying.holds(standing) ? [] : [`「${line}」 is untrue`]
    if (saying === null) return []
    return aboutMoney.test(line) && !neutral.some((words) => words.test(line)) ? [`「${line}」 has no condition`] : []
  })
}

/** How what the person who is here wished stands; null while nobody is, or somebody whose books nobody has looked at. */
async function standingOf(driver: Pick<Driver, 'observe' | 'books'>, opening: Opening): Promise<Standing | null> {
  const { user } = ((await driver.observe('session'))?.context ?? {}) as { user?: { userId?: string } | null }
  const id = user?.userId ?? ''
  if (!(id in opening)) return null
  const { orders = 0, charges = 0, closed = 0, ...gained } = await changeOf(driver, id, opening)
  const { wallet = 0, planted = 0, bids = 0, asks = 0 } = await driver.books(id)
  return { times: Object.keys(gained).length, orders, charges, closed, wallet, planted, bids, asks }
}

/** The first sentence about money or belonging on a driver's screen that is not known, or untrue by the books. */
export async function untrueOn(
  driver: Pick<Driver, 'observe' | 'books' | 'text'>,
  opening: Opening,
): Promise<Said | null> {
  const text = await driver.text()
  const standing = text === undefined ? null : await standingOf(driver, opening)
  const [finding] = text === undefined || standing === null ? [] : untrue(text, standing)
  if (finding === undefined) return null
  const by = JSON.stringify(standing)
  const zh = finding.replace(/ is untrue$/, '不是真的').replace(/ has no condition$/, '没有写明何时为真')
  return { en: `${finding}, by ${by}`, zh: `${zh}：${by}` }
}

/** Facts of what takes or gives something. */
const taking = /^(order|blindBox|transfer|listing)\./

/** Whether anything in it takes or gives something. */
export const isAboutMoney = ({ steps }: Scenario): boolean =>
  steps.some((step) => 'say' in step && taking.test(step.say))
