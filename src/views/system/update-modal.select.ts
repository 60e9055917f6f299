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
