import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { noticeHref } from '../kit/notice/notice-row.ts'
import type { NoticeLine } from './notice-list.select.ts'

const line = (id: string, shown: Partial<NoticeLine>): NoticeLine => ({
  id,
  href: noticeHref(id),
  title: '',
  summary: '',
  type: '藏品发售',
  when: { text: '2小时前', machine: '2026-02-28T22:00:00.000Z' },
  cover: null,
  pinned: false,
  unread: false,
  ...shown,
})

/** Notices for stories. */
export const sampleLines: readonly NoticeLine[] = [
  line('1', {
    title: '「千里江山 · 终卷」开售通知',
    summary: '水墨山河系列收官之作，全球限量 99 份，3月2日 06:00 准时开售。',
    cover: samplePicture(200),
    pinned: true,
    unread: true,
  }),
  line('2', {
    title: '警惕「内部名额」骗局',
    summary: '平台从不出售内部名额，任何收款要求都是诈骗。',
    type: '防骗提醒',
    pinned: true,
  }),
  line('3', {
    title: '观星盲盒明晚开启',
    summary: '二十八宿系列盲盒上架，含 1 款传说、2 款史诗。',
    type: '盲盒上新',
    cover: samplePicture(260),
    unread: true,
  }),
  line('4', { title: '没有摘要，也不知道时间的公告', when: null, type: '' }),
]
