import type { Fault, Source } from './source.ts'

/** A way of saying something that a Chinese product says otherwise, and how. */
interface Saying {
  readonly says: RegExp
  readonly better: string
}

/** What is looked for in every text of ours. A sentence that the specification gives is not one of these. */
export const sayings: readonly Saying[] = [
  { says: /没有[^，。'"`]{0,6}成功/, better: '……失败' },
  { says: /没有(铸成|改成|发出去|录上)/, better: '……失败' },
  { says: /没有说要/, better: '订单信息有误、链接已失效' },
  { says: /没有要更新的/, better: '暂无更新' },
  { says: /去(看看|换上)它|看它的|看这一(款|件)/, better: '查看藏品、查看详情、立即使用' },
  {
    says: /'(看|去看)(概率|编号|寄售|明细|我的|全部)/,
    better: 'the noun itself: 概率公示、编号列表、寄售行情、明细、我的藏品',
  },
  { says: />\s*看(概率|编号|寄售|明细|我的|全部)/, better: 'the noun itself' },
  {
    says: /一次(多开|打开几个|买多件)|打开这 |打开这一个/,
    better: '批量开盒、选择数量、开 1 个、批量购买',
  },
  { says: /发行时装入|从余量中/, better: '概率按发行总量公示，实际从剩余库存中随机抽取' },
  { says: /之后不再改变|规则不再改变/, better: '以下单时的规则为准' },
  { says: /到手/, better: '获得后、预计到账' },
  { says: /归你所有/, better: '已持有' },
  { says: /永远消失/, better: '原藏品将销毁' },
  { says: /也可能开出它/, better: '盲盒也可开出' },
  { says: /开售提醒我/, better: '开售提醒' },
  { says: /按最低价一键购/, better: '扫地板' },
  { says: /放进你的收藏/, better: '已收入「我的藏品」' },
  { says: /'去看看'|>\s*去看看\s*</, better: '查看藏品 / 查看详情' },
  { says: /替你(查|问|看)|同一个请求/, better: '正在确认……' },
  { says: /推送翻译语言/, better: '自动翻译' },
  { says: />\s*不要了|点一下开始说话/, better: '取消、点击录音' },
  { says: /再(看一眼|看一次|查一次|试一次)/, better: '刷新、重试' },
  { says: /(现在|目前)的(地板价|密码|支付密码|版本|头像)/, better: '当前地板价、原密码' },
  { says: /用户编号/, better: '藏家号' },
  { says: /现在没有/, better: '暂无……' },
  { says: /没(能|有)?(加载出来|取到|读取到)/, better: '加载失败' },
  { says: /再问一次|自动再问|已核对，不再问/, better: '刷新、自动查询、我已核对' },
  { says: /正在开启|未开启的/, better: '正在开盒、未打开的' },
  {
    says: /'(看看详情|看别的头像|去看公告)|现在余额/,
    better: '查看详情、其他头像、查看公告、当前余额',
  },
  { says: /'换头像'/, better: '更换头像、我的头像' },
  { says: /它的(故事|本事)/, better: '藏品故事、盲盒介绍、属性' },
  { says: /服务器(锁|抽)/, better: 'what it means for who reads it: 他人无法购买、随机抽取' },
  { says: /停下来|都还没长好|一共领过/, better: '暂停、暂无成熟、累计领取' },
  { says: /未开的盲盒|还没打开/, better: '我的盲盒、待开' },
  { says: /对方的账号|我的账号|>\s*账号 \{/, better: '藏家号' },
  { says: /还没有人成交/, better: '暂无成交' },
  { says: /(请求|提交的内容|返回的内容)(失败|有误|过大)|槽位|子区|没有接入/, better: 'what it means for who reads it' },
  { says: /服务器(先收到|当前)/, better: '以先到者为准、以实时价格为准' },
  { says: /没能保存|没有(发出|连上|翻译出来)/, better: '……失败' },
  { says: /没有这么(大|长)|没有可以[种选]/, better: '数量过大、位数过多、暂无可选的' },
  { says: /开箱榜|正在读取/, better: '开盒榜、正在加载' },
]

const looked = /^src\/(app|services|ui|views|domain|routes)\//

/** Pure: every such phrase in a text that people read; stories and comments are not read by them. */
export const copyFaults = (sources: readonly Source[]): Fault[] =>
  sources
    .filter(({ path }) => looked.test(path) && !/\.(story|test)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        if (/^\s*(\/?\*|\/\/)/.test(line)) return []
        const found = sayings.find(({ says }) => says.test(line))
        return found ? [{ path, line: at + 1, message: `says ${found.says.exec(line)![0]}: ${found.better}` }] : []
      }),
    )
