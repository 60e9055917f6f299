/**
 * Imported before MSW, which asks for `localStorage` as it is loaded and stops the page where the browser refuses even to name it (all
 * cookies blocked): there the page is lent one that lasts as long as the page. Its entries are its own properties, as in the browser's.
 */
const own = (kept: object): Record<string, string> => kept as Record<string, string>

const lent = {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? own(this)[key]! : null
  },
  setItem(key: string, value: string): void {
    own(this)[key] = value
  },
  removeItem(key: string): void {
    delete own(this)[key]
  },
}

const isRefused = (): boolean => {
  try {
    return typeof globalThis.localStorage === 'symbol'
  } catch {
    return true
  }
}

if (isRefused()) {
  Object.defineProperty(globalThis, 'localStorage', { value: Object.create(lent), configurable: true })
}
