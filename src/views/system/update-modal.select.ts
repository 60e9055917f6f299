export interface UpdateModalView {
  readonly version: string
  readonly forced: boolean
  readonly message: string
  readonly url: string
}

const flag = (text: string | null): boolean => text === 'true' || text === '1'

/** What the query asks to be shown, or null when it is not an update (marketplace §2: type=update, forced, message, url). */
export function viewUpdateModal(query: URLSearchParams): UpdateModalView | null {
  if (query.get('type') !== 'update') return null
  return {
    version: query.get('version') ?? '',
    forced: flag(query.get('forced')),
    message: query.get('message') ?? '',
    url: query.get('url') ?? '',
  }
}

/**
 * The update as the page shows it. A link may come from anybody: its words, its address and that it cannot be closed count only where the
 * app itself has been told the same; else there is a newer version, and nothing more.
 */
export function heardOf(asked: UpdateModalView | null, known: readonly UpdateModalView[]): UpdateModalView | null {
  if (!asked) return null
  const isOurs = known.some(
    ({ version, message, url, forced }) =>
      version === asked.version && message === asked.message && url === asked.url && forced === asked.forced,
  )
  const version = /^[\d.]{1,20}$/.test(asked.version) ? asked.version : ''
  return isOurs ? asked : { version, forced: false, message: '', url: '' }
}
