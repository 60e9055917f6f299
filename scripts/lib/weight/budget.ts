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
  /** Requests until then, the page itself among them. */
  readonly filesMax: number
}

const plain = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Pages on which people arrive. */
export const starts: readonly Start[] = [
  {
    name: 'login',
    href: '/pages/login/login/index',
    isSignedIn: false,
    sign: () => ({ selector: 'button[type=submit]:not([disabled]):not([aria-disabled])', text: '^登录$' }),
    bytesGoal: 140 * KB,
    bytesMax: 154 * KB,
    filesMax: 10,
  },
  {
    name: 'home',
    href: '/pages/home/home',
    isSignedIn: true,
    sign: (names) => ({ selector: 'a', text: `(${names.map(plain).join('|')}).*¥ ?\\d` }),
    bytesGoal: 180 * KB,
    bytesMax: 189 * KB,
    filesMax: 10,
  },
  {
    name: 'product',
    href: '/pages/common/productDetails/productDetails?id=201107',
    isSignedIn: false,
    sign: () => ({ selector: 'main img[src*="size=detail"]', text: '^$' }),
    bytesGoal: 220 * KB,
    bytesMax: 220 * KB,
    filesMax: 13,
  },
  {
    name: 'chats',
    href: '/pages/chat/index',
    isSignedIn: true,
    // What lies on the phone is drawn before anything is asked for.
    sign: () => ({ selector: 'main ul', text: '数藏客服' }),
    bytesGoal: 210 * KB,
    bytesMax: 210 * KB,
    filesMax: 13,
  },
]

/** The page, and what it names: nothing else has to be waited for. */
export const WAVES_MAX = 2
