import type { Sign } from './record.ts'

const KB = 1024

/** What a person may have to wait for, in bytes gzip: scripts and style sheets, and the page itself with what is inline in it. */
export interface Start {
  readonly name: string
  readonly href: string
  readonly isSignedIn: boolean
  /** What is there when nobody waits any more; `names` are those of the works that the server has. */
  readonly sign: (names: readonly string[]) => Sign
  readonly bytesGoal: number
  /** More fails `npm test`; what lies between is argued in docs/decisions/0013. */
  readonly bytesMax: number
}

const plain = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The two pages on which people arrive. */
export const starts: readonly Start[] = [
  {
    name: 'login',
    href: '/pages/login/login/index',
    isSignedIn: false,
    sign: () => ({ selector: 'button[type=submit]:not([disabled]):not([aria-disabled])', text: '^登录$' }),
    bytesGoal: 140 * KB,
    bytesMax: 153 * KB,
  },
  {
    name: 'home',
    href: '/pages/home/home',
    isSignedIn: true,
    sign: (names) => ({ selector: 'a', text: `(${names.map(plain).join('|')}).*¥ ?\\d` }),
    bytesGoal: 180 * KB,
    bytesMax: 189 * KB,
  },
]

/** Requests until then, the page itself among them. */
export const FILES_MAX = 10
/** The page, and what it names: nothing else has to be waited for. */
export const WAVES_MAX = 2
