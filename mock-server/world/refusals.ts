/**
 * Every way the mock server says no. Codes 510, 33xx and 40301 are the specification's (marketplace §8); the four-digit ones below 2000
 * are ours and mean to the client only "another code": the request yields nothing and the message is shown.
 */
export const refusals = {
  sessionExpired: { code: 510, msg: '登录已过期，请重新登录' },
  tokenExpired: { code: 3301, msg: '令牌已过期' },
  credentialsMismatch: { code: 3302, msg: '登录信息有误，请重新登录' },
  accountFrozen: { code: 3303, msg: '账号已被冻结，请联系客服' },
  updateRequired: { code: 3304, msg: '版本过低，请更新后使用' },
  kickedOut: { code: 40301, msg: '账号已在其他设备登录' },
  unavailable: { code: 503, msg: '系统维护中，请稍后再来' },
  partly: { code: 201, msg: '' },
  undecided: { code: 444, msg: '' },
  wrongCode: { code: 1001, msg: '验证码不正确' },
  codeExpired: { code: 1002, msg: '验证码已失效，请重新获取' },
  codeTooOften: { code: 1003, msg: '发送太频繁，请稍后再试' },
  tooManyTries: { code: 1004, msg: '错误次数过多，请重新获取验证码' },
  badPhone: { code: 1005, msg: '请输入正确的手机号' },
  notRegistered: { code: 1006, msg: '该手机号还没有注册' },
  alreadyRegistered: { code: 1007, msg: '该手机号已经注册，请直接登录' },
  wrongPassword: { code: 1008, msg: '手机号或密码不正确' },
  weakPassword: { code: 1009, msg: '密码为 8–20 位，须含字母和数字' },
  wrongOldPassword: { code: 1010, msg: '原密码不正确' },
  samePassword: { code: 1011, msg: '新密码不能与原密码相同' },
  badNickname: { code: 1012, msg: '昵称为 1 到 16 个字' },
  nicknameTaken: { code: 1013, msg: '这个昵称已被使用' },
  badInviteCode: { code: 1014, msg: '邀请码不存在' },
  soldOut: { code: 1101, msg: '已售罄' },
  notOnSale: { code: 1102, msg: '还没有开售' },
  limitReached: { code: 1103, msg: '已达到每人限购数量' },
  notQualified: { code: 1104, msg: '你还没有购买资格' },
  queueing: { code: 1105, msg: '排队中，请稍候' },
  coolingOff: { code: 1106, msg: '冷静期未结束，暂不能挂单或转赠' },
  itemLocked: { code: 1107, msg: '藏品正在寄售或交易中' },
  notYours: { code: 1108, msg: '这件藏品不在你的名下' },
  priceChanged: { code: 1109, msg: '价格已变化，请确认后再买' },
  ownListing: { code: 1110, msg: '不能购买自己的寄售' },
  notEnough: { code: 1111, msg: '余额不足' },
  holdEnded: { code: 1112, msg: '订单已关闭，请重新下单' },
  notTradable: { code: 1113, msg: '该藏品不支持寄售或转赠' },
  badAmount: { code: 1114, msg: '请输入正确的价格' },
  itemPlanted: { code: 1120, msg: '藏品正种在园子里' },
  noRecipient: { code: 1115, msg: '没有找到接收人' },
  giftLimit: { code: 1117, msg: '已达到今天可以转赠的数量' },
  alreadyOpened: { code: 1116, msg: '盲盒已经打开' },
  recipientIsSelf: { code: 1119, msg: '不能送给自己' },
  notUpgradable: { code: 1118, msg: '这件藏品现在不能升级' },
  notVerified: { code: 1201, msg: '请先完成实名认证' },
  badRealName: { code: 1202, msg: '请填写真实姓名，2 到 26 个汉字' },
  badIdCard: { code: 1203, msg: '身份证号不正确' },
  minor: { code: 1204, msg: '未满 18 周岁，暂不能认证' },
  alreadyVerified: { code: 1205, msg: '已经认证过，如需更改请联系客服' },
  idCardTaken: { code: 1206, msg: '该身份证号已认证其他账号' },
  noPayPassword: { code: 1211, msg: '请先设置支付密码' },
  wrongPayPassword: { code: 1212, msg: '支付密码不正确' },
  payPasswordLocked: { code: 1213, msg: '支付密码错误次数过多，已锁定，请稍后再试或找回' },
  weakPayPassword: { code: 1214, msg: '支付密码为 6 位数字，不能全部相同或连续' },
  walletNotOpened: { code: 1221, msg: '请先开通钱包' },
  badAddress: { code: 1231, msg: '收货地址不完整' },
  addressBookFull: { code: 1232, msg: '最多保存 20 个收货地址' },
  emptyFile: { code: 1241, msg: '图片是空的，请重新选择' },
  fileTooLarge: { code: 1242, msg: '图片不能超过 10 MB' },
  badFileType: { code: 1243, msg: '只支持 JPG、PNG、GIF 和 WebP 图片' },
  orderPaid: { code: 1251, msg: '订单已支付' },
  orderClosed: { code: 1252, msg: '订单已关闭，请重新下单' },
  paymentPending: { code: 1253, msg: '上一笔支付还在确认中，请稍候' },
  notForBeans: { code: 1254, msg: '该商品不支持这种支付方式' },
  tooMany: { code: 1257, msg: '一次选得太多了' },
  activityOver: { code: 1256, msg: '活动已结束' },
  statementChanged: { code: 1255, msg: '置换协议已更新，请重新阅读' },
  slotLocked: { code: 1301, msg: '这个槽位还没有解锁' },
  slotUnlocked: { code: 1302, msg: '这个槽位已经解锁了' },
  slotStarted: { code: 1303, msg: '正在生长，请先停下来' },
  slotStopped: { code: 1304, msg: '现在没有在生长' },
  slotEmpty: { code: 1305, msg: '槽位里还没有藏品' },
  slotTaken: { code: 1306, msg: '槽位里已经有藏品了' },
  notRipe: { code: 1307, msg: '都还没长好' },
  notSettled: { code: 1308, msg: '没有这么多可以领取' },
  cardUsed: { code: 1309, msg: '这张营养卡已经用掉了' },
  alreadyRipe: { code: 1310, msg: '已经成熟，不需要营养了' },
  usageLimit: { code: 1311, msg: '今天已经用到上限了' },
  builtSince: { code: 1312, msg: '数目变了，请再看一眼' },
  notEnoughSplinters: { code: 1313, msg: '碎片不够' },
  notHatched: { code: 1314, msg: '还没有孵出来' },
  itemPledged: { code: 1321, msg: '藏品正在质押' },
  itemLeased: { code: 1322, msg: '藏品正在出租' },
  tooManyAsks: { code: 1323, msg: '同时最多 20 笔求购，请先撤回一些' },
  askEnded: { code: 1324, msg: '这笔求购已经结束' },
  ownAsk: { code: 1325, msg: '不能卖给自己的求购' },
  pledgeEnded: { code: 1326, msg: '这笔质押已经有人出借或已撤回' },
  ownPledge: { code: 1327, msg: '不能出借给自己的质押' },
  leaseEnded: { code: 1328, msg: '这件藏品已经租出、撤回或归还' },
  ownLease: { code: 1329, msg: '不能租自己的藏品' },
  noBuyout: { code: 1330, msg: '出租人没有设买断价' },
  stillOwed: { code: 1331, msg: '还有未结清的质押或租赁，结清后才能注销' },
  bidTooLow: { code: 1341, msg: '已经有人出得更高，请再看一眼' },
  alreadyTaken: { code: 1342, msg: '这个红包你已经拆过了' },
  notFound: { code: 1404, msg: '内容不存在或已下架' },
  badRequest: { code: 1400, msg: '请求参数有误' },
  noSuchCall: { code: 1405, msg: '接口不存在' },
} as const

export type RefusalName = keyof typeof refusals

/** Thrown by answers; the dispatcher turns it into an envelope. Plain data behind an Error so that a stray one is still readable. */
export class Refused extends Error {
  readonly code: number
  readonly msg: string
  constructor(name: RefusalName, msg: string = refusals[name].msg) {
    super(`${name}: ${msg}`)
    this.code = refusals[name].code
    this.msg = msg
  }
}

export const refuse = (name: RefusalName, msg?: string): never => {
  throw new Refused(name, msg)
}
