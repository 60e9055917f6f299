import { isOnline, type ChatApp } from './app.ts'
import { isMember, memberNames, takeOutOf, tellMuc } from './mucs.ts'
import type { Muc } from './state.ts'

/** How long a chat room keeps the place of someone whose connection is gone. */
const placeKeptFor = 120_000

const timers = new WeakMap<ChatApp, Map<string, unknown>>()

function timersOf(app: ChatApp): Map<string, unknown> {
  const known = timers.get(app) ?? new Map<string, unknown>()
  timers.set(app, known)
  return known
}

/** Nobody stays in a chat room without a connection: members who do not come back in time are out. */
export function leaveRoomsLater(app: ChatApp, user: string): void {
  if (isOnline(app, user) || !roomsOf(app, user).length) return
  stayInRooms(app, user)
  const leave = (): void => {
    timersOf(app).delete(user)
    if (isOnline(app, user)) return
    for (const room of roomsOf(app, user)) {
      takeOutOf(app, room, user)
      tellMuc(app, room, memberNames(room), { operation: 'absence', from: user })
    }
  }
  timersOf(app).set(user, app.clock.setTimeout(leave, placeKeptFor))
}

/** The user is back in time. */
export function stayInRooms(app: ChatApp, user: string): void {
  const timer = timersOf(app).get(user)
  if (timer !== undefined) app.clock.clearTimeout(timer)
  timersOf(app).delete(user)
}

function roomsOf(app: ChatApp, user: string): Muc[] {
  return Object.values(app.state.mucs).filter((muc) => muc.room && muc.owner !== user && isMember(muc, user))
}
