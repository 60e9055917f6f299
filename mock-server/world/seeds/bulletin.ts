import { hour, type Instant } from '#src/domain/time/instant.ts'
import { pictures } from '../pictures.ts'
import type { Row } from '../rows.ts'
import { type NoticeContent, noticeTypeNames, withMoments } from './notice-kit.ts'
import { activityNotices } from './notices-activity.ts'
import { platformNotices } from './notices-platform.ts'
import { saleNotices } from './notices-sales.ts'

export const seedNoticeTypes = (): Row<'noticeTypes'>[] =>
  Object.entries(noticeTypeNames).map(([id, name]) => ({ id, parentId: id.length > 1 ? id.slice(0, 1) : '0', name }))

const toRow = (content: NoticeContent, index: number, now: Instant): Row<'notices'> => ({
  id: String(7001 + index),
  typeId: content.type,
  title: content.title,
  summary: withMoments(content.summary, now),
  cover: content.cover ?? '',
  author: content.author,
  content: withMoments(content.blocks.join('\n'), now),
  pinned: content.pinned ?? false,
  publishedAt: Math.floor((now - content.hoursAgo * hour) / 60_000) * 60_000,
})

/** Every written notice, oldest first, so that ids rise with time. */
export function seedNotices(now: Instant): Row<'notices'>[] {
  const written = [...saleNotices, ...platformNotices, ...activityNotices]
  return written.toSorted((a, b) => b.hoursAgo - a.hoursAgo).map((content, index) => toRow(content, index, now))
}

const detailHref = (notices: readonly Row<'notices'>[], title: string): string => {
  const notice = notices.find((row) => row.title.includes(title))
  if (!notice) throw new Error(`no seeded notice is called ${title}`)
  return `/pages/notice/components/noticeDetail/index?id=${notice.id}`
}

/** Banners lead to notices and to the market tab. */
export function seedBanners(notices: readonly Row<'notices'>[]): Row<'banners'>[] {
  const banner = (
    id: string,
    place: Row<'banners'>['place'],
    words: readonly [string, string],
    art: readonly [string, number],
    link: string,
  ) => ({
    id,
    place,
    title: words[0],
    subtitle: words[1],
    image: pictures.banner(...art),
    link,
    sort: Number(id),
  })
  return [
    banner(
      '8001',
      'top',
      ['千里江山 · 终卷', '全球限量 99 份，明日开售'],
      ['ink-landscape', 8],
      detailHref(notices, '终卷'),
    ),
    banner(
      '8002',
      'top',
      ['观星盲盒', '推开窗，看今夜哪一宿当值'],
      ['constellation', 5],
      detailHref(notices, '观星盲盒'),
    ),
    banner('8003', 'top', ['霸王登场', '垓下的雪，落在这张脸上'], ['opera', 8], detailHref(notices, '梨园脸谱新增')),
    banner('8004', 'top', ['洛阳牡丹', '花期只有十几天，替你留到冬天'], ['peony', 2], '/pages/sales/sales'),
    banner('8011', 'activity', ['四季锦鲤', '集齐四款，换一尾丹顶'], ['koi', 7], detailHref(notices, '四季锦鲤')),
    banner('8021', 'activity2', ['谷雨看花', '持牡丹藏品领双人票'], ['peony', 2], detailHref(notices, '谷雨看花')),
    banner(
      '8022',
      'activity2',
      ['神兽投票', '斗木獬长几只角，由你决定'],
      ['constellation', 8],
      detailHref(notices, '神兽投票'),
    ),
  ]
}
