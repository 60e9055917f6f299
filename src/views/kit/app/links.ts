import type { Instant } from '#src/domain/time/instant.ts'
import { judgeLink } from '#src/domain/safe-url.ts'
import { href, knowsRoutes, parseHref, routeAt } from '#src/routes/table.ts'

/** Where a link that came with content leads: an address below the hash, nowhere, or nowhere with the reason. */
export type Target =
  | { readonly kind: 'open'; readonly href: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * Decides about a link of a banner or a notice: pages of ours open in the app when this version has them, addresses outside open in
 * the web view when their host is allowed, everything else is refused.
 */
export function targetOf(link: string, allowedHosts: readonly string[]): Target {
  if (link.trim() === '') return { kind: 'none' }
  const verdict = judgeLink(link, allowedHosts)
  if (verdict.kind === 'refused') return verdict
  if (verdict.kind === 'external') return { kind: 'open', href: href('/pages/webView/webView', { url: verdict.href }) }
  // Before all pages are known each may be one of ours: the shell says when it is not.
  if (!knowsRoutes() || routeAt(parseHref(verdict.href).path)) return { kind: 'open', href: verdict.href }
  return { kind: 'refused', message: '这个页面需要新版本才能打开' }
}

/**
 * The address of a picture that came with content, or null when it must not be loaded: https, our own origin, or raster data
 * (an SVG as data could carry anything).
 */
export function safePicture(address: string): string | null {
  const isSafe =
    /^https:\/\//i.test(address) ||
    /^\/(?![/\\])/.test(address) ||
    /^data:image\/(png|jpe?g|gif|webp|avif);base64,/i.test(address)
  return isSafe ? address : null
}

/** For `<time dateTime>`. */
export const machineTime = (at: Instant): string => new Date(at).toISOString()
