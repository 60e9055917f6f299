import type { Trace } from '#src/workbench/trace.ts'
import { deviceOf, distinct, type Law, of } from './law.ts'

/** Codes that end a token for good (marketplace §8). */
const endings = new Set(['510', '40301', '3302', '3303'])
const isOfMarketplace = (name: string): boolean => !name.startsWith('/')

/** Requests with a token that this life has been told to be dead, or to have run out. */
function withDeadToken(trace: Trace): readonly string[] {
  const dead = new Set<string>()
  const expired = new Set<string>()
  return distinct(
    of(trace, 'answer', 'request').flatMap((one) => {
      if (one.token === '' || !isOfMarketplace(one.name)) return []
      const known = `${deviceOf(one.life)} ${one.token}`
      if (one.kind === 'answer') {
        if (endings.has(one.code ?? '')) dead.add(known)
        if (one.code === '3301') expired.add(known)
        return []
      }
      if (dead.has(known)) return ['a call with a token that has ended']
      return expired.has(known) && one.name !== 'session.refreshToken' ? ['a call with a token that has run out'] : []
    }),
  )
}

/** Refreshes that begin while another one of the device is under way. */
function secondRefreshes(trace: Trace): readonly string[] {
  const underWay = new Map<number, string>()
  return distinct(
    of(trace, 'request', 'answer', 'life').flatMap((one) => {
      if (one.kind === 'life') {
        for (const [id, life] of underWay) if (life === one.life && one.is !== 'begun') underWay.delete(id)
        return []
      }
      if (one.name !== 'session.refreshToken') return []
      if (one.kind === 'answer') {
        underWay.delete(one.id)
        return []
      }
      const others = [...underWay.values()].filter((life) => deviceOf(life) === deviceOf(one.life))
      underWay.set(one.id, one.life)
      return others.length > 0 ? ['two refreshes at once'] : []
    }),
  )
}

const signIns = ['signIn.succeeded', 'register.succeeded']
const signOuts = ['signOut.succeeded', 'signOut.failed', 'deleteAccount.succeeded']

/** What is sent in somebody's name after they have left. */
function afterSignOut(trace: Trace): readonly string[] {
  const left = new Set<string>()
  return distinct(
    of(trace, 'stored', 'request', 'up').flatMap((one) => {
      const device = deviceOf(one.life)
      if (one.kind === 'stored') {
        for (const { fact } of one.entries) {
          if (signOuts.includes(fact.type)) left.add(device)
          if (signIns.includes(fact.type)) left.delete(device)
        }
        return []
      }
      if (!left.has(device)) return []
      if (one.kind === 'up') return one.frame.type === 'upload' ? ['a chat message'] : []
      return one.token !== '' && isOfMarketplace(one.name) ? [one.name] : []
    }),
  )
}

const ofSession = ['shucang.token', 'shucang.validate', 'shucang.userId', 'shucang.userInfo']

/** What of a session is on a disk on which nobody is signed in. */
const leftBehind = (trace: Trace): readonly string[] =>
  distinct(
    trace.stills.flatMap(({ tabs, disks }) =>
      tabs.flatMap(({ device, streams }) => {
        const isOut = JSON.stringify(streams['session']?.value) === '{"signedOut":"idle"}'
        const vault = disks[device]?.vault ?? {}
        return isOut ? ofSession.filter((key) => key in vault).map((key) => `${key} is still there`) : []
      }),
    ),
  )

/** Requests that nobody answers, and that nobody has given up, at the end. */
function leftWaiting(trace: Trace): readonly string[] {
  if (!trace.stills.at(-1)?.isCalm) return []
  const waiting = new Map<number, { life: string; name: string }>()
  const lives = new Set<string>()
  for (const one of of(trace, 'request', 'answer', 'life')) {
    if (one.kind === 'request') waiting.set(one.id, one)
    else if (one.kind === 'answer') waiting.delete(one.id)
    else if (one.is === 'begun') lives.add(one.life)
    else lives.delete(one.life)
  }
  return distinct(
    [...waiting.values()].filter(({ life }) => lives.has(life)).map(({ name }) => `${name} is still waiting`),
  )
}

export const sessionLaws: readonly Law[] = [
  {
    id: 'no-dead-token',
    says: 'no request leaves with a token that the device knows to be over',
    cites: ['SES-4', 'SES-6', 'SES-7'],
    breaks: withDeadToken,
  },
  { id: 'one-refresh', says: 'one refresh is under way at a time', cites: ['SES-7'], breaks: secondRefreshes },
  {
    id: 'silent-after-sign-out',
    says: 'nothing is sent in the name of somebody who has signed out',
    cites: ['SES-5', 'IMM-12'],
    breaks: afterSignOut,
  },
  {
    id: 'session-cleared',
    says: 'token, validate, user id and user info are gone where nobody is signed in',
    cites: ['SES-5', 'SES-6', 'SES-8', 'marketplace §8'],
    breaks: leftBehind,
  },
  { id: 'none-left-waiting', says: 'every request ends', cites: ['SES-7', 'SES-8'], breaks: leftWaiting },
]
