import type { Credentials } from '#src/domain/credentials.ts'
import { headerValue } from '#src/domain/text/header-value.ts'

/** What is kept outside the journal because it is secret or belongs to the device (marketplace §3: local user data). */
export interface Vault {
  credentials(): Credentials | null
  keep(credentials: Credentials): void
  /** Token, userId and user info (code 510). */
  clearCredentials(): void
  /** All that this app has stored locally, guardian included. */
  clearEverything(): void
  get(key: string): string | null
  set(key: string, value: string): void
}

/** The part of `Storage` that is used; `localStorage` in the browser, a map in tests. */
export interface KeyValueStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  keys(): string[]
}

const PREFIX = 'shucang.'
const CREDENTIALS = ['token', 'validate', 'userId', 'keptAt', 'userInfo']
/** Choices about the device, not about the person, and the keys of purchases in doubt (ORD-11): they outlive signing out. */
const DEVICE = ['theme', 'textSize', 'payWay', 'tabs', 'doubts', 'clock']

export const createMemoryKeyValueStore = (): KeyValueStore => {
  const map = new Map<string, string>()
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    keys: () => [...map.keys()],
  }
}

/** The browser's storage; where it refuses (private mode, full quota) values live in memory for this run. */
export function createBrowserKeyValueStore(storage: Storage | undefined): KeyValueStore {
  const fallback = createMemoryKeyValueStore()
  const attempt = <T>(work: () => T, otherwise: () => T): T => {
    try {
      return storage ? work() : otherwise()
    } catch {
      return otherwise()
    }
  }
  return {
    getItem: (key) =>
      fallback.getItem(key) ??
      attempt(
        () => storage!.getItem(key),
        () => null,
      ),
    setItem: (key, value) =>
      attempt(
        () => {
          storage!.setItem(key, value)
          fallback.removeItem(key)
        },
        () => fallback.setItem(key, value),
      ),
    removeItem: (key) => {
      fallback.removeItem(key)
      attempt(
        () => storage!.removeItem(key),
        () => undefined,
      )
    },
    keys: () => [
      ...fallback.keys(),
      ...attempt(
        () => Object.keys(storage!),
        () => [],
      ),
    ],
  }
}

/** Secrets and device settings over a key-value store. */
export function createVault(store: KeyValueStore): Vault {
  const get = (key: string) => store.getItem(PREFIX + key)
  const remove = (keys: readonly string[]) => keys.forEach((key) => store.removeItem(PREFIX + key))
  return {
    get,
    set: (key, value) => store.setItem(PREFIX + key, value),
    credentials: () => {
      const token = get('token')
      // A release that did not look may have kept what no request can carry: such a token is none.
      if (!token || !headerValue.test(token)) return null
      const validate = get('validate') ?? ''
      const keptAt = Number(get('keptAt') ?? undefined)
      return {
        token,
        validate: headerValue.test(validate) ? validate : '',
        userId: get('userId') ?? '',
        ...(Number.isFinite(keptAt) ? { keptAt } : {}),
      }
    },
    keep: ({ token, validate, userId, keptAt }) => {
      store.setItem(`${PREFIX}token`, token)
      store.setItem(`${PREFIX}validate`, validate)
      store.setItem(`${PREFIX}userId`, userId)
      if (keptAt === undefined) remove(['keptAt'])
      else store.setItem(`${PREFIX}keptAt`, String(keptAt))
    },
    clearCredentials: () => remove(CREDENTIALS),
    clearEverything: () => {
      const own = store
        .keys()
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length))
      remove(own.filter((key) => !DEVICE.includes(key)))
    },
  }
}
