import { fieldsOf, textOf } from '#src/domain/unknown.ts'
import { places } from '#src/machines/places.ts'
import type { Trace } from '#src/workbench/trace.ts'
import { blockedDevices, deviceOf, distinct, fullDevices, type Law, of } from './law.ts'

/** Codes that end a token for good (marketplace §8). */
const endings = new Set(['510', '40301', '3302', '3303'])
/** They say it with the token there is, run out or not. */
const ofItsEnd = new Set(['session.refreshToken', 'session.userLogout', 'session.logOff'])
const isOfMarketplace = (name: string): boolean => !name.startsWith('/')

/** Requests with a token that this life has been told to be dead, or to have run out, or that the device has noted to be so. */
function withDeadToken(trace: Trace): readonly string[] {
  const told = new Map<string, 'ended' | 'run out'>()
  return distinct(
    of(trace, 'answer', 'request', 'stored').flatMap((one) => {
      if (one.kind === 'stored') {
        // A kill forgets what was told and not noted yet.
        const isNoted = one.entries.some(({ stream }) => stream === 'session')
        for (const [key, how] of isNoted ? told : [])
          if (key.startsWith(`${one.life} `)) told.set(`${deviceOf(one.life)} ${key.split(' ')[1]}`, how)
        return []
      }
      if (one.token === '' || !isOfMarketplace(one.name)) return []
      if (one.kind === 'answer') {
        const how = endings.has(one.code ?? '') ? 'ended' : one.code === '3301' ? 'run out' : undefined
        if (how) told.set(`${one.life} ${one.token}`, how)
        return []
      }
      const how = told.get(`${one.life} ${one.token}`) ?? told.get(`${deviceOf(one.life)} ${one.token}`)
      if (how === undefined || (how === 'run out' && ofItsEnd.has(one.name))) return []
      return [`a call with a token that has ${how}`]
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

export const signIns = ['signIn.succeeded', 'register.succeeded']
const ownEnds = ['session.expired', 'session.credentialsMissing', 'session.graceElapsed', 'refresh.failed']
const moves = /^navigation\.(push|replace|relaunch|switchTab)Requested$|^navigation\.locationChanged$/
const signOuts = ['signOut.succeeded', 'signOut.failed', 'deleteAccount.succeeded']

/** What is sent in somebody's name after they have left. */
function afterSignOut(trace: Trace): readonly string[] {
  const left = new Set<string>()
  // Who comes in there is not stored.
  const full = fullDevices(trace)
  return distinct(
    of(trace, 'stored', 'request', 'up').flatMap((one) => {
      const device = deviceOf(one.life)
      if (full.has(device)) return []
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

/** What only they who leave for good take with them: a session that expired keeps it. */
const ofPerson = ['shucang.role', 'shucang.guardian']
const fullEnds = [...signOuts, 'session.graceElapsed']

/** Devices whose last person has left for good, and whose disk lets everything go. */
function leftForGood(trace: Trace): ReadonlySet<string> {
  const left = new Set<string>()
  for (const { life, entries } of of(trace, 'stored'))
    for (const { fact } of entries) {
      if (fullEnds.includes(fact.type)) left.add(deviceOf(life))
      if (signIns.includes(fact.type)) left.delete(deviceOf(life))
    }
  return left
}

/** What of a session is on a disk on which nobody is signed in. */
function leftBehind(trace: Trace): readonly string[] {
  const blocked = blockedDevices(trace)
  const left = leftForGood(trace)
  return distinct(
    trace.stills.flatMap(({ tabs, disks }) =>
      tabs.flatMap(({ device, streams }) => {
        const isOut = JSON.stringify(streams['session']?.value) === '{"signedOut":"idle"}'
        const vault = disks[device]?.vault ?? {}
        return isOut && !blocked.has(device)
          ? [...ofSession, ...(left.has(device) ? ofPerson : [])]
              .filter((key) => key in vault)
              .map((key) => `${key} is still there`)
          : []
      }),
    ),
  )
}

/** Pages that somebody comes to by signing in and that another person had gone to on this device. */
function pagesOfAnother(trace: Trace): readonly string[] {
  const people = new Map<string, string>()
  /** By device and page: who went there last, `''` for nobody. */
  const visitors = new Map<string, string>()
  const found: string[] = []
  for (const one of of(trace, 'stored')) {
    const device = deviceOf(one.life)
    for (const { stream, fact } of one.entries) {
      const { user, href } = fieldsOf(fact)
      if (signIns.includes(fact.type)) people.set(device, textOf(fieldsOf(user)['userId']))
      else if (signOuts.includes(fact.type) || ownEnds.includes(fact.type)) people.delete(device)
      else if (stream.startsWith('navigation') && moves.test(fact.type))
        visitors.set(`${device} ${textOf(href)}`, people.get(device) ?? '')
    }
  }
  for (const { tabs } of trace.stills) {
    for (const { device, streams } of tabs) {
      const me = textOf(fieldsOf(fieldsOf(streams['session']?.context)['user'])['userId'])
      const stack = fieldsOf(streams['navigation']?.context)['stack']
      const page = Array.isArray(stack) ? textOf(stack.at(-1)) : ''
      const visitor = visitors.get(`${device} ${page}`) ?? ''
      if (me !== '' && page !== places.home && visitor !== '' && visitor !== me) found.push('a page of another person')
    }
  }
  return distinct(found)
}

const isAskedAgain = (type: string): boolean =>
  type.endsWith('.waitElapsed') && !/^(session|im|verificationCode|update)/.test(type)

/** What is asked about over and over for nobody; once it may have been noted before they left. */
function askedForNobody(trace: Trace): readonly string[] {
  const full = fullDevices(trace)
  /** By device on which nobody is: how often what was asked about. */
  const gone = new Map<string, Map<string, number>>()
  const noted = (device: string, stream: string, type: string): readonly string[] => {
    if (signIns.includes(type)) gone.delete(device)
    if (signOuts.includes(type) || ownEnds.includes(type)) gone.set(device, new Map())
    const times = gone.get(device)
    if (!times || !isAskedAgain(type)) return []
    const seen = (times.get(stream) ?? 0) + 1
    times.set(stream, seen)
    return seen > 2 ? [`${type} again and again`] : []
  }
  return distinct(
    of(trace, 'stored').flatMap(({ life, entries }) => {
      const device = deviceOf(life)
      return full.has(device) ? [] : entries.flatMap(({ stream, fact }) => noted(device, stream, fact.type))
    }),
  )
}

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
    says: 'token, validate, user id and user info are gone where nobody is signed in; role and guardian where they have left for good',
    cites: ['SES-5', 'SES-6', 'SES-8', 'marketplace §8'],
    breaks: leftBehind,
  },
  {
    id: 'own-pages',
    says: 'signing in leads nobody to a page that another person had open',
    cites: ['SES-11', 'NAV-6'],
    breaks: pagesOfAnother,
  },
  {
    id: 'none-asked-for-nobody',
    says: 'what is in doubt waits for its person, and nothing is noted of it meanwhile',
    cites: ['ORD-6', 'TRA-2', 'lc:session'],
    breaks: askedForNobody,
  },
  { id: 'none-left-waiting', says: 'every request ends', cites: ['SES-7', 'SES-8'], breaks: leftWaiting },
]
