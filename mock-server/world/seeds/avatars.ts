import type { Rarity } from '#src/contract/rest/shapes.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { day } from '#src/domain/time/instant.ts'
import { demoAccount } from '../demo-account.ts'
import type { Row, SeedRows } from '../rows.ts'
import { usualTerms } from '../trade/sale-rules.ts'
import { momentOf } from './notice-kit.ts'

/** `remaining` is what is left of the edition now. */
interface Line {
  readonly name: string
  readonly look: string
  readonly rarity: Rarity
  readonly editionSize: number
  readonly remaining: number
  readonly priceFen: number
  readonly story: string
  readonly rush?: true
}

interface Content {
  readonly id: string
  readonly name: string
  readonly story: string
  /** In days from now and the hour of that day. */
  readonly onSale: readonly [days: number, hour: number]
  readonly lines: readonly Line[]
}

const line = (
  name: string,
  look: string,
  rarity: Rarity,
  [editionSize, remaining, priceFen]: readonly [number, number, number],
  story: string,
): Line => ({ name, look, rarity, editionSize, remaining, priceFen, story })

const contents: readonly Content[] = [
  {
    id: '51',
    name: '瑞兽小像',
    story: '六只瑞兽，各守一方。换上它，群里一眼就能认出你。',
    onSale: [-46, 10],
    lines: [
      line(
        '竹影 · 熊猫',
        'panda-plain-petals-celadon',
        'common',
        [2000, 826, 1900],
        '咬着竹叶发呆，是它今天最重要的事。',
      ),
      line('围炉 · 赤狐', 'fox-scarf-clouds-ink', 'common', [2000, 611, 1900], '围巾是外婆织的，尾巴藏在身后取暖。'),
      line('读书 · 夜鸮', 'owl-glasses-lattice-indigo', 'rare', [800, 203, 5900], '窗外三更，它还有半卷书没看完。'),
      line('簪花 · 白兔', 'rabbit-flower-moon-rouge', 'rare', [800, 174, 5900], '月亮上只有一株桂花，她偏要簪海棠。'),
      line('状元 · 花猫', 'cat-scholar-rays-gold', 'epic', [260, 31, 19_900], '殿试那天它睡过了头，帽子却正好合适。'),
      line(
        '山君 · 金冠虎',
        'tiger-crown-rays-persimmon',
        'legendary',
        [66, 0, 88_800],
        '整座山只有一个君，王字就写在额头上。',
      ),
    ],
  },
  {
    id: '52',
    name: '清供雅集',
    story: '案头一瓶一花，池中一鱼，窗外一轮月。不想露脸的人，就让它们替你坐着。',
    onSale: [-18, 20],
    lines: [
      line('晴窗 · 海棠', 'blossom-plain-lattice-celadon', 'common', [1600, 702, 1500], '雨停在檐角，花先醒了。'),
      line('案头 · 青瓷', 'vase-plain-waves-ink', 'common', [1600, 688, 1500], '什么都不插，也是一种清供。'),
      line('池上 · 锦鲤', 'koi-plain-waves-celadon', 'rare', [600, 127, 4900], '水面皱了一下，它已经到了对岸。'),
      line('远山 · 满月', 'moon-plain-clouds-night', 'epic', [200, 18, 16_800], '夜里走山路的人，都抬头看过同一轮月。'),
    ],
  },
  {
    id: '53',
    name: '上元灯会',
    story: '只在上元前后开一次的小像，限量抢购，一次一份。',
    onSale: [-1, 20],
    lines: [
      {
        ...line('提灯 · 小狐', 'fox-lantern-stars-night', 'rare', [300, 12, 6600], '灯比它还高，路却照得很亮。'),
        rush: true,
      },
      {
        ...line('铃铛 · 狸奴', 'cat-bell-stars-plum', 'rare', [300, 46, 6600], '人群里听铃声，就知道它钻到哪儿了。'),
        rush: true,
      },
    ],
  },
  {
    id: '54',
    name: '蓑笠行旅',
    story: '下一季的小像，从一顶斗笠开始。开售前可以先预约。',
    onSale: [2, 20],
    lines: [
      {
        ...line('斗笠 · 熊猫', 'panda-straw-clouds-ink', 'epic', [180, 180, 18_800], '下山换竹笋，顺路看看人间。'),
        rush: true,
      },
    ],
  },
]

type AvatarRows = {
  [Name in 'avatarSeries' | 'avatars' | 'avatarCopies' | 'editions' | 'saleRules']: readonly Row<Name>[]
}

/** Worn, not traded: they are exchanged for each other instead. */
const terms = { ...usualTerms, coolingMs: 0, resale: false, transferable: false }

/** Which avatars the demo account begins with, and their numbers. */
const begun: Readonly<Record<string, number>> = { '竹影 · 熊猫': 318, '读书 · 夜鸮': 88 }

function rowsOf({ id: seriesId, lines, onSale: [days, hour] }: Content, now: Instant): Row<'avatars'>[] {
  const onSaleAt = momentOf(now, days, hour)
  return lines.map(({ rush = false, ...shown }, index) => ({
    id: `50${seriesId}${String(index + 1).padStart(2, '0')}`,
    seriesId,
    ...shown,
    state: onSaleAt > now ? 'upcoming' : shown.remaining === 0 ? 'soldOut' : 'onSale',
    onSaleAt,
    rush,
  }))
}

/** The digital avatars that are sold, those that are out, and the few that the demo account has. Needs no luck. */
function seedAvatars(now: Instant): AvatarRows {
  const avatars = contents.flatMap((content) => rowsOf(content, now))
  const own = avatars.filter(({ name }) => begun[name] !== undefined)
  return {
    avatarSeries: contents.map(({ id, name, story }, index) => ({ id, name, story, sort: index })),
    avatars,
    avatarCopies: own.map(({ id, name, priceFen, onSaleAt }) => ({
      id: `${id}-${begun[name]!}`,
      avatarId: id,
      number: begun[name]!,
      ownerId: demoAccount.userId,
      gotAt: onSaleAt + day,
      paidFen: priceFen,
      freeAt: onSaleAt + day,
      worn: false,
    })),
    editions: avatars.map(({ id, editionSize, remaining }) => ({
      id,
      issued: editionSize - remaining,
      elsewhere: editionSize - remaining - own.filter((row) => row.id === id).length,
      melted: 0,
    })),
    saleRules: avatars.map(({ id, rush }) => ({
      id,
      limitPerUser: rush ? 1 : 3,
      qualification: 'none',
      admittedPerSecond: 0,
      terms,
    })),
  }
}

/** A world with digital avatars in it. */
export function withAvatars(rows: SeedRows, now: Instant): SeedRows {
  const { editions, saleRules, ...avatars } = seedAvatars(now)
  return {
    ...rows,
    ...avatars,
    editions: [...rows.editions, ...editions],
    saleRules: [...rows.saleRules, ...saleRules],
  }
}
