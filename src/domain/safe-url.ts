import { isUrl } from './form/validators.ts'

/** A link that may be followed: a page of our own, or an address outside; or why not, in words for the user. */
export type LinkVerdict =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string; readonly host: string }
  | { readonly kind: 'refused'; readonly message: string }

const ownPage = /^#?\/(?:$|[A-Za-z0-9_-][^\s\\]*$)/

/**
 * Decides whether a link from outside (notice, push, scanned code, update answer) may be opened. Pages of our own (`#/pages/…` or
 * `/pages/…`) may; https addresses may when their host is in `allowedHosts` (`a.cn` exactly, `*.a.cn` for its subdomains, with
 * `:port` for an unusual port). Everything else is refused: other schemes, credentials, foreign hosts, hidden characters.
 */
export function judgeLink(text: string, allowedHosts: readonly string[]): LinkVerdict {
  const link = text.trim()
  if (link === '') return refuse('链接是空的')
  // Browsers drop tabs and line breaks and read \ as /: a link that relies on it wants to look like something else.
  if (link.length > 2048 || /[\p{Cc}\p{Cf}\p{Z}\\]/u.test(link)) {
    return refuse('链接里有异常字符，已为你拦截')
  }
  if (ownPage.test(link)) return { kind: 'page', href: link.replace(/^#/, '') }
  if (!/^[A-Za-z][A-Za-z0-9+.-]*:/.test(link)) return refuse('链接不完整，无法打开')
  if (!/^https:\/\//i.test(link)) return refuse('只能打开 https 开头的安全链接')
  if (!isUrl(link)) return refuse('链接不完整，无法打开')
  const url = new URL(link)
  if (url.username !== '' || url.password !== '') return refuse('链接里夹带账号信息，已为你拦截')
  if (!allowedHosts.some((allowed) => hostMatches(url.host, allowed))) return refuse(`${url.host} 不是本应用认可的网站`)
  return { kind: 'external', href: url.href, host: url.host }
}

/** True when the link may be opened at all. */
export function isSafeLink(text: string, allowedHosts: readonly string[]): boolean {
  return judgeLink(text, allowedHosts).kind !== 'refused'
}

function hostMatches(host: string, allowed: string): boolean {
  const wanted = allowed.toLowerCase()
  return wanted.startsWith('*.') ? host.endsWith(wanted.slice(1)) && host.length > wanted.length - 1 : host === wanted
}

const refuse = (message: string): LinkVerdict => ({ kind: 'refused', message })
