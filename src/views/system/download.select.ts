import { judgeLink } from '#src/domain/safe-url.ts'

export interface DownloadView {
  /** The version that is offered, or the one that runs. */
  readonly version: string
  /** `none`: nobody named a package, so the web version is all there is. */
  readonly pack:
    | { readonly kind: 'none' }
    | { readonly kind: 'offered'; readonly href: string; readonly host: string }
    | { readonly kind: 'refused'; readonly message: string }
}

/** What can be downloaded: the package named in the query, when it lies on a host of ours (marketplace §2). */
export function viewDownload(query: URLSearchParams, current: string, allowedHosts: readonly string[]): DownloadView {
  const url = query.get('url') ?? ''
  const version = /^[\d.]{1,20}$/.test(query.get('version') ?? '') ? query.get('version')! : current
  if (url.trim() === '') return { version, pack: { kind: 'none' } }
  const verdict = judgeLink(url, allowedHosts)
  if (verdict.kind === 'external') return { version, pack: { kind: 'offered', href: verdict.href, host: verdict.host } }
  return {
    version,
    pack: { kind: 'refused', message: verdict.kind === 'refused' ? verdict.message : '安装包的地址不对' },
  }
}
