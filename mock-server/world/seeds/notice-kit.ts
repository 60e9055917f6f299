import { chinaOffset, formatInstant } from '#src/domain/time/calendar.ts'
import { day, hour, type Instant } from '#src/domain/time/instant.ts'

/** An hour of the day so many days after the one of `now`, in Beijing: sales begin at ten in the morning or at eight in the evening. */
export const momentOf = (now: Instant, days: number, hours: number): Instant =>
  Math.floor((now + chinaOffset) / day) * day - chinaOffset + days * day + hours * hour

/** Puts moments in: `{1d10}` becomes ten o'clock of the next day, written as notices do: `3月1日 10:00`. */
export const withMoments = (text: string, now: Instant): string =>
  text.replace(/\{(\d+)d(\d+)\}/g, (_, days: string, hours: string) =>
    formatInstant(momentOf(now, Number(days), Number(hours)), 'M月D日 HH:mm'),
  )

export interface NoticeContent {
  readonly type: keyof typeof noticeTypeNames
  readonly hoursAgo: number
  readonly title: string
  readonly summary: string
  readonly author: string
  readonly pinned?: boolean
  readonly cover?: string
  readonly blocks: readonly string[]
}

/** Types by id; the first digit of a two-digit id is its parent. */
export const noticeTypeNames = {
  '1': '平台公告',
  '2': '发售公告',
  '3': '活动公告',
  '4': '安全提醒',
  '5': '交易提醒',
  '11': '规则更新',
  '12': '系统维护',
  '21': '藏品发售',
  '22': '盲盒上新',
  '31': '限时活动',
  '32': '获奖名单',
  '41': '防骗提醒',
  '42': '账号安全',
  '51': '寄售成交',
  '52': '开售提醒',
} as const

/** The blocks an editor has: what comes out is the HTML of a notice. */
export const p = (text: string): string => `<p>${text}</p>`
export const h = (text: string): string => `<h3>${text}</h3>`
export const ul = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
export const ol = (...items: string[]): string => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`
export const quote = (text: string): string => `<blockquote>${text}</blockquote>`
export const img = (address: string, words: string): string => `<p><img src="${address}" alt="${words}"></p>`
/** The way on: a line that leads to a page of the app. */
export const wayTo = (words: string, page: string): string => p(`<a href="#/pages/${page}">${words}</a>`)
const work = (id: string): string => `common/productDetails/productDetails?id=${id}`
export const wayToWork = (words: string, id: string): string => wayTo(words, work(id))
export const wayToBox = (words: string, id: string): string =>
  wayTo(words, `common/blindboxDetails/blindboxDetails?id=${id}`)
export const table = (head: readonly string[], ...body: (readonly string[])[]): string => {
  const cells = (tag: string, row: readonly string[]) =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table><thead>${cells('th', head)}</thead><tbody>${body.map((row) => cells('td', row)).join('')}</tbody></table>`
}

export const studio = '数藏编辑部'
export const operations = '数藏运营'
export const safety = '数藏安全中心'
