import { pictures } from '../pictures.ts'
import { h, img, type NoticeContent, ol, operations, p, quote, studio, table, ul, wayTo } from './notice-kit.ts'

/** Activities (31) and who won (32). */
export const activityNotices: readonly NoticeContent[] = [
  {
    type: '31',
    hoursAgo: 4,
    title: '集齐四季锦鲤，换一尾「丹顶 · 鹤影」',
    summary: '{7d20} 前集齐初春、细雨、夜潜、莲下四款，即可合成一份，共 200 份。',
    author: operations,
    cover: pictures.banner('koi', 7),
    blocks: [
      img(pictures.collectible('koi', 7, 'epic', 'detail'), '丹顶鹤影'),
      p('春有红白，夏有细雨，秋夜昭和，莲下孔雀。集齐这四款锦鲤，即可合成「丹顶 · 鹤影」一份，每人一份。'),
      h('怎么参加'),
      ol(
        '四款藏品需同时在你的收藏中，冷静期和使用中的不计入',
        '打开「我的 → 全部功能 → 合成」，选「四季锦鲤」，四款藏品会被收回',
        '{7d20}截止，合成满 200 份即止',
      ),
      p('收回的藏品会永久销毁，对应发行量随之减少。'),
      wayTo('去合成', 'common/synthesis/index'),
    ],
  },
  {
    type: '31',
    hoursAgo: 26,
    title: '邀请好友，一起看一池水',
    summary: '好友完成注册，你得 88 微豆；邀得多，另有豆芽。',
    author: operations,
    blocks: [
      p('每月 1 日到 25 日，好友用你的邀请码或海报二维码完成注册，你立即得到 88 微豆。'),
      ul(
        '满 1 人另得 50 豆芽，满 3 人 120，满 5 人 260，满 10 人 600',
        '一天最多 20 位，超出视为异常，取消活动资格',
        '填自己的邀请码无效',
      ),
      wayTo('去邀请好友', 'home/inviteFriends/index'),
    ],
  },
  {
    type: '31',
    hoursAgo: 68,
    title: '北方七宿神兽投票开始',
    summary: '斗木獬长几只角，由你决定：在群里说出你选的一稿。',
    author: studio,
    cover: pictures.banner('constellation', 8),
    blocks: [
      p('每一宿的神兽都有三稿草图，选的人最多的一稿成为正式藏品。'),
      table(
        ['宿', '甲稿', '乙稿', '丙稿'],
        ['斗木獬', '独角', '双角', '无角衔斗'],
        ['女土蝠', '展翼', '敛翼', '倒挂'],
        ['虚日鼠', '捧星', '负星', '逐星'],
      ),
      p(
        '怎么投：在「消息 → 群聊」的「国风藏品交流」里留言，写明哪一宿、哪一稿，以最后一次留言为准。{7d20} 由画师在群里公布结果。',
      ),
    ],
  },
  {
    type: '31',
    hoursAgo: 110,
    title: '谷雨看花：线下展免费领票',
    summary: '数藏 × 洛阳，持有任意牡丹藏品可领双人票。',
    author: studio,
    cover: pictures.banner('peony', 2),
    blocks: [
      p('四月谷雨，我们在洛阳老城办一场小展：八个品种，八幅大画，与真花隔窗相望。'),
      ul(
        '地点：老城区十字街旧药铺二层',
        '时间：谷雨前三日至后七日，每天十点至十八点',
        '持有洛阳牡丹任意藏品，在门口出示藏品页，可领双人票一份',
      ),
      quote('花期不等人，票也不多。'),
    ],
  },
  {
    type: '31',
    hoursAgo: 160,
    title: '脸谱小课堂第三期：十字门的由来',
    summary: '为什么项羽的脸上有一个十字？',
    author: studio,
    blocks: [
      img(pictures.collectible('opera', 8, 'legendary', 'detail'), '霸王十字门脸'),
      p('十字门脸从「钢叉脸」变来：一道黑纹从额心直下鼻尖，与眉眼横纹交成十字。勾这张脸的人物，多半勇猛而结局悲凉。'),
      p('项羽的眼角略略下垂，叫「哭相」。台下的人还没听他唱，已经知道他要输了。'),
    ],
  },
  {
    type: '31',
    hoursAgo: 285,
    title: '晒出你的一面墙',
    summary: '把你的藏品墙发给客服，抽 20 位送稀有藏品。',
    author: operations,
    blocks: [
      p('打开「我的」，顶上就是你的藏品墙。截一张图，在「消息」里发给「数藏客服」，附一句你最喜欢哪一件，即可参加。'),
      p('我们会从中抽取 20 位，各送一份稀有藏品。'),
    ],
  },
  {
    type: '32',
    hoursAgo: 18,
    title: '「冬藏」抽签结果公布',
    summary: '共 12406 人参与，300 人中签，前五位见正文。',
    author: operations,
    blocks: [
      p('「冬藏」抽签已结束，共 12406 人参与，中签 300 人。前五位如下，中签的藏友都已收到藏品。'),
      table(
        ['签号', '藏友', '奖品'],
        ['00027', '林间有鹿', '四羊方尊'],
        ['00391', '阿宁不吃辣', '魏紫'],
        ['01120', '听雪', '潇湘夜雨'],
        ['02468', '半盏', '云龙纹扁壶'],
        ['03777', '山月不知', '井木犴'],
      ),
      p('奖品已于今日十点发放到收藏。'),
    ],
  },
  {
    type: '32',
    hoursAgo: 138,
    title: '编号复算挑战获奖名单',
    summary: '五位藏友独立复算出吉金纹全部编号。',
    author: studio,
    blocks: [
      p('我们公开了吉金纹系列的编号种子，邀请藏友自己复算。五位藏友在 48 小时内算出了全部结果，与链上完全一致：'),
      ul('铜绿', '北窗读易', '小满', '二进制的猫', '鹿鸣呦呦'),
      p('他们各获「凤鸟纹卣」一份。'),
    ],
  },
  {
    type: '32',
    hoursAgo: 300,
    title: '「我家的窗花」征集结果',
    summary: '收到 1873 幅作品，十幅将做成藏品。',
    author: studio,
    cover: pictures.banner('papercut', 7),
    blocks: [
      p('三周里我们收到 1873 幅窗花，最小的作者六岁，最年长的八十一岁。'),
      p('评委选出十幅，将以作者署名做成藏品，收益的七成归作者。'),
      quote('「剪错了一刀，就顺着错处剪成一只鸟。」 —— 八十一岁的刘奶奶'),
    ],
  },
]
