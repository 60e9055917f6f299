import { useState } from 'react'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useIntent } from '../kit/intent/use-intent.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { CheckInScreen } from './check-in.screen.tsx'
import { viewCheckIn } from './check-in.select.ts'
import { dayKey } from './day-intent.ts'

/** 签到 by China's calendar: once a day, and days that were missed made up (marketplace §2, §7; docs/decisions/0051). */
export default function CheckInPage() {
  const calendar = useResource({ endpoint: 'daily.calendar', request: {}, freshMs: 5000 })
  const today = calendar.data?.today ?? null
  useRenewal([calendar.data?.resetAt ?? null], calendar.refresh)
  const [missed, setMissed] = useState<number | null>(null)
  const [made, setMade] = useState<number | null>(null)
  const checkIn = useIntent('transfer', ['daily.checkIn'], dayKey('checkIn', today))
  const makeUp = useIntent('transfer', ['daily.makeUp'], dayKey('makeUp', missed ?? made))
  const renewals = [calendar.renewal, renewalOf({ endpoint: 'daily.tasks', request: {} })]
  const follows = { done: renewals, refused: renewals }
  return (
    <CheckInScreen
      unknown={<UnknownIntents by={['daily.checkIn', 'daily.makeUp'] as const} />}
      resource={calendar}
      view={calendar.data ? viewCheckIn(calendar.data) : null}
      checking={checkIn.state}
      making={makeUp.state}
      missed={missed}
      onCheckIn={() => {
        if (today !== null) checkIn.perform({ endpoint: 'daily.checkIn', request: { day: today } }, follows)
      }}
      onMissed={setMissed}
      onMakeUp={() => {
        if (missed === null) return
        makeUp.perform({ endpoint: 'daily.makeUp', request: { day: missed } }, follows)
        setMade(missed)
        setMissed(null)
      }}
    />
  )
}
