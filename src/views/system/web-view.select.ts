import { judgeLink } from '#src/domain/safe-url.ts'
import { parseHref, routeAt } from '#src/routes/table.ts'

export type WebViewView =
  | { readonly kind: 'frame'; readonly href: string; readonly host: string; readonly title: string }
  /** A page of ours: it is opened instead. */
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'refused'; readonly message: string }

const TITLE_MAX = 20

/** What the address asked for is told about the order and the person, as the specification names them. */
const handedOn = ['type', 'systemType', 'orderId', 'userId'] as const

/**
 * What the safe web view shows (marketplace §2: query type, systemType, orderId, userId; and the address). Only https pages of
 * allowed hosts are framed; pages of ours open as pages; everything else is refused with the reason.
 */
export function viewWebView(query: URLSearchParams, allowedHosts: readonly string[]): WebViewView {
  const text = query.get('url') ?? ''
  if (text.trim() === '') return { kind: 'refused', message: '没有说要打开哪个网页' }
  const verdict = judgeLink(text, allowedHosts)
  if (verdict.kind === 'refused') return verdict
  if (verdict.kind === 'page') {
    const isKnown = routeAt(parseHref(verdict.href).path) !== undefined
    return isKnown ? verdict : { kind: 'refused', message: '应用里没有这个页面' }
  }
  const url = new URL(verdict.href)
  for (const name of handedOn) {
    const value = query.get(name)
    if (value && !url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  const title = (query.get('title') ?? '').trim().slice(0, TITLE_MAX) || verdict.host
  return { kind: 'frame', href: url.href, host: verdict.host, title }
}
