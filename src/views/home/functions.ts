import type { RoutePath } from '#src/routes/table.ts'

/** One thing that people come for, as the map shows and finds it. */
export interface AppFunction {
  /** One Han character for its tile, no other of its group has it. */
  readonly mark: string
  /** At most six characters; no other function has it. */
  readonly name: string
  readonly to: RoutePath
  readonly query?: Readonly<Record<string, string>>
  /** Other words that people look for it by, parted by spaces. */
  readonly also?: string
}

export interface FunctionGroup {
  readonly title: string
  /** The ground and the ink of its tiles. */
  readonly look: string
  readonly rows: readonly AppFunction[]
}

/**
 * Everything that people can do, once (docs/decisions/0051). A page that comes later is one row in its group: only pages that need
 * nothing in their address to begin with. Whether one has to be signed in stands in the table of routes.
 */
export const functionGroups: readonly FunctionGroup[] = [
  {
    title: '每日',
    look: 'bg-cinnabar-wash text-cinnabar-ink',
    rows: [
      { mark: '到', name: '签到', to: '/pages/home/signIn/index', also: '补签 打卡' },
      { mark: '任', name: '任务中心', to: '/pages/home/taskCenter/index', also: '星豆' },
      { mark: '积', name: '积分商城', to: '/pages/home/pointsMall/index', also: '领积分' },
      { mark: '分', name: '积分记录', to: '/pages/home/pointsRecord/index' },
      { mark: '星', name: '星豆明细', to: '/pages/home/taskCenter/starBeanList' },
      { mark: '活', name: '活动', to: '/pages/activity/index', also: '开盒榜 开售日历' },
      { mark: '热', name: '热场', to: '/pages/common/scrimmage/scrimmage', also: '快结束的拍卖 空投' },
      { mark: '奖', name: '抽奖', to: '/pages/home/luckyDraw/mainList', also: '连抽 概率 空投' },
      { mark: '签', name: '每日一签', to: '/pages/home/drawLots/index', also: '抽签' },
      { mark: '红', name: '红包', to: '/pages/common/scrimmage/scrimmage', query: { envelope: 'now' }, also: '拆红包' },
      { mark: '球', name: '地球', to: '/pages/home/ARearth/ARearth', also: 'AR' },
      { mark: '兑', name: '兑换中心', to: '/pages/home/exchangeCenter/index', also: '微豆 元豆' },
      { mark: '邀', name: '邀请好友', to: '/pages/home/inviteFriends/index', also: '邀请有礼 海报' },
      { mark: '记', name: '邀请记录', to: '/pages/mine/inviteLog/index' },
    ],
  },
  {
    title: '市场',
    look: 'bg-indigo-wash text-indigo-ink',
    rows: [
      { mark: '市', name: '市场', to: '/pages/sales/sales', also: '行情 首发' },
      { mark: '搜', name: '搜索藏品', to: '/pages/home/search/search', also: '查找' },
      { mark: '寄', name: '寄售', to: '/pages/sales/list/list', also: '买 二手' },
      { mark: '盒', name: '盲盒', to: '/pages/sales/list/list', query: { kind: 'box' } },
      { mark: '系', name: '系列', to: '/pages/sales/list/list', query: { kind: 'series' } },
      { mark: '专', name: '专场', to: '/pages/sales/list/specialList' },
      { mark: '拍', name: '拍卖', to: '/pages/activity/auctionBid', also: '竞拍 出价' },
      { mark: '求', name: '求购榜', to: '/pages/sales/asktobuy/index' },
      { mark: '发', name: '发布求购', to: '/pages/mine/asktobuy/addonPurchase' },
      { mark: '卖', name: '求购成交', to: '/pages/sales/asktobuySales/index', also: '求购记录' },
      { mark: '押', name: '质押', to: '/pages/mine/hypothecateOrder/hypothecateOrder', also: '借款' },
      { mark: '租', name: '租赁', to: '/pages/lease/index', also: '出租' },
      { mark: '自', name: '自由交易', to: '/pages/freedomDeal/freedomDeal', also: '活跃专区' },
      { mark: '家', name: '交易卖家', to: '/pages/freedomDeal/freedomUser', also: '自由交易' },
      { mark: '微', name: '微豆兑换', to: '/pages/sales/list/micropeaList' },
      { mark: '元', name: '元豆兑换', to: '/pages/sales/list/yBeans' },
      { mark: '豆', name: '元豆市场', to: '/pages/yuandoumarket/index', also: '铸造' },
      { mark: '铸', name: '铸成元豆', to: '/pages/yuandoumarket/releaseforpurchase' },
      { mark: '号', name: '编号列表', to: '/pages/sales/list/inscriptionList', also: '铭文' },
    ],
  },
  {
    title: '我的藏品',
    look: 'bg-gold-wash text-gold-ink',
    rows: [
      { mark: '藏', name: '我的藏品', to: '/pages/mine/myCollection/mycollection', also: '数字藏品 持有' },
      { mark: '盒', name: '我的盲盒', to: '/pages/mine/myCollection/mycollection', query: { part: 'boxes' } },
      { mark: '夹', name: '收藏夹', to: '/pages/mine/myCollection/mycollection', query: { part: 'favourites' } },
      { mark: '编', name: '我的编号', to: '/pages/mine/myCollection/index', also: '铭文' },
      { mark: '转', name: '流转记录', to: '/pages/mine/myCollection/transferRecord/transferRecord', also: '转赠' },
      { mark: '售', name: '寄售记录', to: '/pages/home/consignmentRecord/index' },
      { mark: '求', name: '我的求购', to: '/pages/mine/asktobuy/index' },
      { mark: '拍', name: '我的拍卖', to: '/pages/mine/auctionOrder/index' },
      { mark: '奖', name: '我的奖品', to: '/pages/home/luckyDraw/prizeResultS/prizeResultS', also: '抽奖结果' },
      { mark: '租', name: '租赁订单', to: '/pages/lease/lease0rder' },
      { mark: '像', name: '数字头像', to: '/pages/home/purchaseHead/purchaseHead', also: '抢购头像' },
      { mark: '我', name: '我的头像', to: '/pages/home/avatarExchange/index' },
      { mark: '换', name: '头像置换', to: '/pages/home/replacement/replacement' },
    ],
  },
  {
    title: '工坊',
    look: 'bg-gold-wash text-gold-ink',
    rows: [
      { mark: '合', name: '合成', to: '/pages/common/synthesis/index', also: '配方 材料' },
      { mark: '拼', name: '拼装工坊', to: '/pages/diyfactory/diyfactory', also: 'DIY 拆解' },
      { mark: '具', name: '我的道具', to: '/pages/mine/porp/porp', also: '宝箱 称号 使用' },
      { mark: '物', name: '我的实物', to: '/pages/mine/entity/entity', also: '提货' },
      { mark: '货', name: '提货订单', to: '/pages/mine/entity/entityOrder', also: '物流 快递' },
      { mark: '坊', name: '工坊记录', to: '/pages/diyfactory/diyrecord', also: 'DIY' },
    ],
  },
  {
    title: '公会与能量',
    look: 'bg-jade-wash text-jade-ink',
    rows: [
      { mark: '公', name: '公会', to: '/pages/mine/group/group', also: '领主 战力 加入' },
      { mark: '员', name: '公会资料', to: '/pages/mine/group/groupAdminInfo/groupAdminInfo', also: '成员' },
      { mark: '仓', name: '公会仓库', to: '/pages/mine/warehouse/index', also: '发放' },
      { mark: '徒', name: '我的徒弟', to: '/pages/mine/rewards/index', also: 'QQ 领主' },
      { mark: '能', name: '能量', to: '/pages/mine/energy/index', also: '解锁 区块 优先购' },
    ],
  },
  {
    title: '花园与田园',
    look: 'bg-jade-wash text-jade-ink',
    rows: [
      { mark: '花', name: '魔法花园', to: '/pages/home/magicGarden/index', also: '种花 浇水' },
      { mark: '玫', name: '玫瑰架', to: '/pages/home/magicGarden/roseDetails' },
      { mark: '桃', name: '蟠桃园', to: '/pages/home/magicGarden/peentoGarden' },
      { mark: '灯', name: '欢乐灯会', to: '/pages/home/magicGarden/happy' },
      { mark: '田', name: '田园', to: '/pages/home/newPattern/index', also: '路标' },
      { mark: '农', name: '农田', to: '/pages/home/newPattern/farm', also: '种菜' },
      { mark: '牧', name: '牧场', to: '/pages/home/newPattern/pasture', also: '养鸡 鸡蛋' },
      { mark: '斗', name: '斗鸡', to: '/pages/home/newPattern/battleChicken' },
      { mark: '种', name: '我的花种', to: '/pages/mine/myCollection/mycollection', query: { part: 'seeds' } },
    ],
  },
  {
    title: '消息',
    look: 'bg-violet-wash text-violet-ink',
    rows: [
      { mark: '信', name: '消息', to: '/pages/chat/index', also: '聊天' },
      { mark: '群', name: '群聊', to: '/pages/chat/myChatGroupList' },
      { mark: '友', name: '添加好友', to: '/pages/chat/addFirends' },
      { mark: '知', name: '好友和群通知', to: '/pages/chat/systemNotification', also: '系统通知好友申请' },
      { mark: '公', name: '公告', to: '/pages/notice/notice' },
      { mark: '搜', name: '搜索公告', to: '/pages/notice/search/index' },
    ],
  },
  {
    title: '钱包与账号',
    look: 'bg-sunken text-soft',
    rows: [
      { mark: '钱', name: '我的钱包', to: '/pages/mine/myPurse/index', also: '余额 充值 提现 银行卡' },
      { mark: '资', name: '我的资产', to: '/pages/mine/weiBeansLog/weiBeansLog', also: '微豆 元豆 豆子明细' },
      { mark: '单', name: '我的订单', to: '/pages/mine/order/index' },
      { mark: '付', name: '支付设置', to: '/pages/mine/paySet/paySet', also: '支付密码' },
      { mark: '址', name: '收货地址', to: '/pages/mine/address/index' },
      { mark: '实', name: '实名认证', to: '/pages/mine/verified/index', also: '身份' },
      { mark: '名', name: '修改昵称', to: '/pages/mine/nickname/index' },
      { mark: '图', name: '更换头像', to: '/components/u-avatar-cropper/u-avatar-cropper' },
      { mark: '安', name: '账号与安全', to: '/pages/mine/safety/index', also: '密码 注销' },
      { mark: '隐', name: '隐私', to: '/pages/mine/privacy/index', also: '谁能看见' },
      { mark: '设', name: '设置', to: '/pages/mine/settings/index', also: '深色 字号 主题 退出' },
      { mark: '于', name: '关于我们', to: '/pages/mine/aboutUs/aboutUs', also: '版本 更新 客服 下载 协议' },
    ],
  },
]
