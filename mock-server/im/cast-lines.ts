import type { Content } from '#src/contract/im/content.ts'

/** Who speaks, how many minutes ago, and what: a text, or another content. `me` is the demo account. */
export type CastLine = readonly [
  speaker: string,
  minutesAgo: number,
  said: string | Content | { readonly card: number },
]

export interface CastConversation {
  /** A user, or the name of a group. */
  readonly with: string
  readonly lines: readonly CastLine[]
  /** How many of the newest lines of others are unread. */
  readonly unread: number
}

const hour = 60
const day = 24 * hour

const picture = (series: string, serial: number, width: number, height: number, rarity = 'common'): Content => ({
  type: 'img',
  url: `/art/${series}/${serial}.svg?size=detail&rarity=${rarity}`,
  thumbUrl: `/art/${series}/${serial}.svg?size=card&rarity=${rarity}`,
  filename: `${series}-${serial}.svg`,
  fileLength: 48_210,
  size: { width, height },
})

const voice = (speaker: string, seconds: number): Content => ({
  type: 'audio',
  url: `/art/voice/${speaker}-${seconds}.wav`,
  filename: `${speaker}-${seconds}.wav`,
  fileLength: 8_000 * seconds + 44,
  duration: seconds,
})

/** The demo account's conversations, each with its lines in order. Cards are numbers in the list of recommended collectibles. */
export const castConversations: readonly CastConversation[] = [
  {
    with: 'support',
    unread: 1,
    lines: [
      ['support', 6 * day, '欢迎来到数藏，有问题随时找我。'],
      ['me', 5 * day, '请问藏品可以转赠给朋友吗？'],
      ['support', 5 * day - 2, '持有满规定天数后，可以在藏品详情里转赠给好友。'],
      ['me', 5 * day - 3, '明白了，谢谢'],
      ['support', 5 * day - 4, '不客气，祝你收藏愉快。'],
      ['support', 3 * hour, '你关注的「千里江山 · 终卷」明日开售，每人限购一份，请提前完成实名认证。'],
    ],
  },
  {
    with: 'linqing',
    unread: 3,
    lines: [
      ['linqing', 4 * day, '在吗？看到你也收了云起庐山'],
      ['me', 4 * day - 4, '在的，昨天刚抢到，编号 168'],
      ['linqing', 4 * day - 6, '好号！我那份是 0731'],
      ['linqing', 4 * day - 7, picture('ink-landscape', 1, 900, 1200)],
      ['me', 4 * day - 9, '这个墨色的层次比列表里好看多了'],
      ['linqing', 4 * day - 11, '放大看右下角，有一枚很小的印'],
      ['me', 4 * day - 15, '真的！之前完全没注意到'],
      ['linqing', 3 * day, '今晚的首发你蹲吗'],
      ['me', 3 * day - 8, '蹲，闹钟都定好了'],
      ['linqing', 3 * day - 10, '我把上次的经验录了一段，你听听'],
      ['linqing', 3 * day - 11, voice('linqing', 6)],
      ['me', 3 * day - 20, '听完了，关键是提前把支付方式选好'],
      ['linqing', 3 * day - 22, '对，别在付款那一步犹豫'],
      ['me', 2 * day, '昨晚没抢到，差两秒'],
      ['linqing', 2 * day - 5, '别灰心，这个系列每月还有一次补发'],
      ['me', 2 * day - 9, '那下个月再来'],
      ['linqing', 1 * day, '给你看个新上架的'],
      ['linqing', 1 * day - 1, { card: 2 }],
      ['me', 1 * day - 6, '心月狐！这个配色太喜欢了'],
      ['me', 1 * day - 7, '你打算收吗'],
      ['linqing', 1 * day - 30, '等周末，先攒攒零花'],
      ['me', 1 * day - 31, '哈哈，同款策略'],
      ['linqing', 26, '周末有个线下的小展，想一起去吗'],
      [
        'linqing',
        25,
        {
          type: 'loc',
          lat: 30.2519,
          lng: 120.1551,
          addr: '杭州市上城区南山路 218 号',
          buildingName: '中国美术学院美术馆',
        },
      ],
      ['linqing', 24, '下午两点，门口见？'],
    ],
  },
  {
    with: 'suyan',
    unread: 0,
    lines: [
      ['suyan', 2 * day + 3 * hour, '盲盒开到什么啦'],
      ['me', 2 * day + 2 * hour, '一张普通，一张稀有，还行'],
      ['suyan', 2 * day + 2 * hour - 3, '史诗是哪张？'],
      ['me', 2 * day + 2 * hour - 5, picture('koi', 7, 1000, 1000, 'epic')],
      ['suyan', 2 * day + 2 * hour - 6, '啊是鹤影！羡慕'],
      ['suyan', 2 * day + 2 * hour - 7, voice('suyan', 3)],
      ['me', 2 * day + 2 * hour - 12, '哈哈哈，下次一起开'],
      ['suyan', 5 * hour, '我刚整理了一份开盒记录，发你参考'],
      [
        'suyan',
        5 * hour - 1,
        {
          type: 'file',
          url: '/art/avatar/kaihe.svg',
          filename: '青花记开盒记录.svg',
          fileLength: 18_432,
        },
      ],
      ['me', 4 * hour, '收到，太细致了'],
    ],
  },
  {
    with: 'hemu',
    unread: 0,
    lines: [
      ['hemu', 9 * day, '你好，群里看到你问脸谱系列，我有两张霸王'],
      ['me', 9 * day - 30, '你好！是十字门那款吗'],
      ['hemu', 9 * day - 33, '不是，是早一些的那款，单色'],
      ['me', 9 * day - 40, '那我再等等新的，谢谢你'],
      ['hemu', 9 * day - 41, '没事，有缘再换'],
    ],
  },
  {
    with: '国风藏品交流',
    unread: 6,
    lines: [
      ['linqing', 8 * day, '欢迎新朋友，先看群公告哦'],
      ['zhoumi', 8 * day - 12, '大家好，我是从盲盒入坑的'],
      ['hemu', 8 * day - 14, '欢迎欢迎，一般都是从盲盒入坑'],
      ['suyan', 8 * day - 15, '然后就出不去了'],
      ['me', 8 * day - 20, '深有同感'],
      ['guyuan', 7 * day, '今天的牡丹图谱大家看了吗'],
      ['guyuan', 7 * day - 1, picture('peony', 2, 1200, 900)],
      ['linqing', 7 * day - 6, '花瓣的边缘处理得很克制'],
      ['zhoumi', 7 * day - 8, '是的，没有用描边'],
      ['suyan', 6 * day, '求问：多久可以转赠？'],
      ['hemu', 6 * day - 5, '看藏品详情，页面下面有写'],
      ['suyan', 6 * day - 6, '看到了，谢谢'],
      ['zhoumi', 5 * day, '千里江山什么时候上终卷'],
      ['linqing', 5 * day - 10, '公告说快了'],
      ['guyuan', 5 * day - 11, '我已经准备好了'],
      ['me', 5 * day - 13, '限量 99，看运气'],
      ['hemu', 4 * day, '有人去过洛阳看牡丹吗'],
      ['zhoumi', 4 * day - 9, '去过，四月中旬最好'],
      ['zhoumi', 4 * day - 10, picture('peony', 8, 900, 1200, 'legendary')],
      ['suyan', 4 * day - 12, '好看！这是姚黄？'],
      ['zhoumi', 4 * day - 14, '对，姚黄'],
      ['linqing', 3 * day, '大家周末愉快'],
      ['guyuan', 2 * day, '刚看到新系列的预告，是星宿主题'],
      ['guyuan', 2 * day - 1, { card: 2 }],
      ['hemu', 2 * day - 4, '这张心月狐有点东西'],
      ['me', 2 * day - 9, '配色绝了'],
      ['suyan', 2 * day - 20, '我蹲稀有'],
      ['linqing', 52, '明天上午十点，终卷首发，别忘了'],
      ['zhoumi', 51, '闹钟已定'],
      ['hemu', 47, '有人组队互相提醒吗'],
      ['zhoumi', 46, '我！'],
      ['guyuan', 40, '算我一个'],
      ['suyan', 38, '提前祝大家都抢到'],
    ],
  },
  {
    with: '盲盒晒图',
    unread: 0,
    lines: [
      ['suyan', 3 * day + 20, '今日份手气'],
      ['suyan', 3 * day + 19, picture('porcelain', 6, 1000, 1000, 'epic')],
      ['guyuan', 3 * day + 12, '云龙纹！恭喜'],
      ['zhoumi', 3 * day + 10, '我开了三个都是普通款，换换手气'],
      ['me', 3 * day + 2, '下一个就是了'],
      ['suyan', 1 * day + 5 * hour, '周五开盒直播，八点'],
      ['guyuan', 1 * day + 4 * hour, '到时候见'],
    ],
  },
  {
    with: '青绿山水藏友',
    unread: 0,
    lines: [
      ['me', 10 * day, '建个小群，只聊青绿山水'],
      ['linqing', 10 * day - 3, '来了'],
      ['guyuan', 10 * day - 5, '先占个座'],
      ['me', 6 * day, '这张的石青颜料做了三遍才定稿'],
      ['me', 6 * day - 1, picture('ink-landscape', 8, 1200, 800, 'legendary')],
      ['linqing', 6 * day - 10, '难怪这么透'],
    ],
  },
]
