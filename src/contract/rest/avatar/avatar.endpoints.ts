import { area, endpoint } from '../endpoint.ts'
import {
  AvatarCopies,
  AvatarReplacement,
  AvatarSeriesList,
  AvatarSeriesQuery,
  CurrentAvatar,
  ReplacedAvatar,
} from './avatar.schema.ts'

/**
 * Digital avatars: what is sold, what one has, what one wears (marketplace §7, Sales and products, Home; ). They are ordered
 * by `order.createAvatar` and `order.rushAvatar`. Our reading of `replace`: the picture of the profile is replaced by an avatar that
 * one has, or gets for another one.
 */
export const avatarEndpoints = area('avatar', {
  series: endpoint({
    method: 'POST',
    path: '/productType/selectListForHeard',
    request: AvatarSeriesQuery,
    response: AvatarSeriesList,
    readsOnly: true,
    summary: '数字头像系列，和每个系列的头像',
  }),
  current: endpoint({
    method: 'GET',
    path: '/replace/queryHeadImg',
    response: CurrentAvatar,
    summary: '我当前头像，和置换前要知道的',
  }),
  owned: endpoint({
    method: 'GET',
    path: '/replace/queryAllImg',
    response: AvatarCopies,
    summary: '我拥有的全部数字头像，新得到的在前',
  }),
  replace: endpoint({
    method: 'GET',
    path: '/replace/headImg',
    request: AvatarReplacement,
    response: ReplacedAvatar,
    readsOnly: false,
    question: { seenIn: 'avatar.owned' },
    summary: '换上一个数字头像，或用它置换同系列的另一个',
  }),
})
