import { area, endpoint } from '../endpoint.ts'
import { CopyCard } from '../holding-shapes.ts'
import {
  BoxChange,
  ChangedBox,
  CollectionPage,
  CollectionQuery,
  CopyId,
  OwnedCopy,
  UpgradeRequest,
} from './collection.schema.ts'

/** What a person owns (marketplace §6: an owner-only product list and detail exist). */
export const collectionEndpoints = area('collection', {
  list: endpoint({
    method: 'POST',
    path: '/product/selectListForOwner',
    request: CollectionQuery,
    response: CollectionPage,
    readsOnly: true,
    summary: '我的藏品；带用户编号时是那个人公开的藏品',
  }),
  detail: endpoint({
    method: 'GET',
    path: '/product/getOneForOwner/{id}',
    request: CopyId,
    response: OwnedCopy,
    summary: '我的一件藏品：编号、流转记录与购买时的规则',
  }),
  changeBox: endpoint({
    method: 'GET',
    path: '/product/changeBox',
    request: BoxChange,
    response: ChangedBox,
    readsOnly: false,
    question: { seenIn: 'box.mine' },
    summary: '用同系列的五件普通藏品换一个盲盒',
  }),
  /** Whether and for what, `collection.detail` says before. */
  upgrade: endpoint({
    method: 'PUT',
    path: '/upgrades/upgradesProduct',
    request: UpgradeRequest,
    response: CopyCard,
    question: { seenIn: 'transfer.ofUser' },
    summary: '升级一件藏品：收回这一件和微豆，给出同系列更高一级的一件',
  }),
})
