import { useState } from 'react'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
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
  const { before, question } = useAskBefore('', [])
  return (
    <>
      <CheckInScreen
        unknown={<UnknownIntents by={['daily.checkIn', 'daily.makeUp'] as const} />}
        resource={calendar}
        view={calendar.data ? viewCheckIn(calendar.data) : null}
        checking={checkIn.state}
        making={makeUp.state}
        missed={missed}
        onCheckIn={() => {
          if (today === null) return
          const call = { endpoint: 'daily.checkIn', request: { day: today } } as const
          before(call, () => checkIn.perform(call, follows))
        }}
        onMissed={setMissed}
        onMakeUp={() => {
          if (missed === null) return
          setMissed(null)
          const call = { endpoint: 'daily.makeUp', request: { day: missed } } as const
          before(call, () => {
            makeUp.perform(call, follows)
            setMade(missed)
          })
        }}
      />
      {question}
    </>
  )
}
