/** What of an answer that could not be had is neither said nor asked for again, by page and call: and why that is right. */
export const unasked: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      '/pages/home/magicGarden/magicDetails',
      '/pages/home/magicGarden/happy',
      '/pages/home/magicGarden/fingerpost',
      '/pages/home/newPattern/index',
      '/pages/home/newPattern/pasture',
      '/pages/home/newPattern/battleChicken',
      '/pages/home/newPattern/particulars',
    ].map((path) => [`${path} garden.weather`, 'it is drawn into the sky and said nowhere; without it the sun shines']),
  ),
  '/pages/activity/index activity.lastRanking':
    'it is seen in its sheet once 上月 is pressed, which says so and asks again',
  '/pages/sales/sales notice.list': 'of it there is a number at the tab alone, and 公告 says that there is no list',
  '/pages/mine/mine notice.list': 'of it there is a number at the tab alone, and 公告 says that there is no list',
}

/** What a page is called where a way leads to it, beside its own heading. */
export const otherNames: Readonly<Record<string, string>> = {
  首页: '/pages/home/home',
  全部: '/pages/home/functions/index',
  搜索藏品: '/pages/home/search/search',
  地球: '/pages/home/ARearth/ARearth',
  花园: '/pages/home/magicGarden/index',
  回花园: '/pages/home/magicGarden/fingerpost',
  红包: '/pages/common/scrimmage/scrimmage',
  '为你挑选，更多': '/pages/sales/sales',
  // Parts of one page, whose heading stays.
  盲盒: '/pages/sales/list/list',
  系列: '/pages/sales/list/list',
  '盲盒，更多': '/pages/sales/list/list',
  '系列，更多': '/pages/sales/list/list',
  收藏夹: '/pages/mine/myCollection/mycollection',
  交易卖家: '/pages/freedomDeal/freedomUser',
  拼装工坊: '/pages/diyfactory/diyfactory',
  // What is one's own is called without 我的 on 我的.
  订单: '/pages/mine/order/index',
  钱包: '/pages/mine/myPurse/index',
  资产: '/pages/mine/weiBeansLog/weiBeansLog',
  邀请有礼: '/pages/home/inviteFriends/index',
}

/** Links that bear the name of another page, as they are told, and why. */
export const misleading: Readonly<Record<string, string>> = {
  '/pages/mine/myCollection/transferRecord/transferRecord: 「转赠」 leads to /pages/common/goodsTransferRecord/goodsTransferRecord':
    'it says how the copy changed hands',
}

/** Buttons that are off while nothing beside them says why, by their words. */
export const silent: Readonly<Record<string, string>> = {
  减少: 'the number beside it is at its least',
  提交订单: 'what stands in the way is said at the head of the page, with a way out of it (PlaceOrder, obstacle)',
}

/** Where a page shows more as long as nothing was heard of a call than once it was refused: by page and call, and what it shows. */
export const refusedOtherwise: Readonly<Record<string, string>> = {
  '/pages/common/openBlindBox/index box.detail id': 'the box that is opened; there is none where the server says so',
  '/pages/common/transferParticulars/transferParticulars collection.detail id': "that it is no longer one's own",
  '/pages/notice/components/noticeDetail/index notice.detail id': 'that it may be there later',
  ...Object.fromEntries(
    [
      '/pages/home/magicGarden/happy garden.buildings',
      '/pages/home/magicGarden/happy garden.splinters',
      '/pages/home/magicGarden/index garden.pool',
      '/pages/home/magicGarden/index garden.slots slotType',
      '/pages/home/magicGarden/magicDetails garden.slot slotId',
      '/pages/home/magicGarden/peentoGarden garden.pool',
      '/pages/home/magicGarden/peentoGarden garden.slots slotType',
      '/pages/home/magicGarden/roseDetails garden.pool',
      '/pages/home/magicGarden/roseDetails garden.slots slotType',
      '/pages/home/newPattern/battleChicken garden.pool',
      '/pages/home/newPattern/farm garden.pool',
      '/pages/home/newPattern/farm garden.slots slotType',
      '/pages/home/newPattern/particulars garden.pool',
      '/pages/home/newPattern/pasture garden.pool',
    ].map((name) => [name, 'a place that may yet be seen']),
  ),
}
