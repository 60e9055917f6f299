/**
 * Imported before MSW, which asks for `localStorage` as it is loaded, and stops the page where the browser refuses even to name it (all
 * cookies blocked): there the page is lent one that lasts as long as the page. Its entries are its own properties, as in the browser's.
 */
const lent = {
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? Reflect.get(this, key) : null
  },
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value)
  },
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  },
}

const isRefused = (): boolean => {
  try {
    // The first look already throws; in Node there may be none, which is not a refusal.
    return globalThis.localStorage === null
  } catch {
    return true
  }
}

if (isRefused()) {
  Object.defineProperty(globalThis, 'localStorage', { value: Object.create(lent), configurable: true })
}
