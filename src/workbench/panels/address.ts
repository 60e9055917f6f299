/** What of the workbench stands in its address, so that what is opened again looks the same: `lang`, `tab`, `theme`. */
type Part = 'lang' | 'tab' | 'theme'

/** Null where it says nothing, or where there is no page. */
export const inAddress = (part: Part): string | null =>
  typeof location === 'undefined' ? null : new URLSearchParams(location.search).get(part)

export function keepInAddress(part: Part, value: string): void {
  const address = new URL(location.href)
  address.searchParams.set(part, value)
  history.replaceState(history.state, '', address)
}
