import { fieldsOf } from '#src/domain/unknown.ts'
import type { Trace } from '#src/workbench/trace.ts'
import { distinct, type Law, of, wordsOf } from './law.ts'

/** Reports that say that something is broken, not that something was refused. */
const isDefect = (what: string): boolean => what.startsWith('defect: ')

/** A stream that had to be set aside because it could no longer be read. */
const setAside = (trace: Trace): readonly string[] =>
  distinct(
    trace.stills.flatMap(({ tabs }) =>
      tabs.flatMap(({ streams }) => {
        const said = JSON.stringify(streams['toast']?.context ?? null)
        return said.includes('有一部分记录损坏') ? ['a stream was set aside'] : []
      }),
    ),
  )

/** An hour and a code: a deadline that fires before it is due fires wrongly. */
function early(trace: Trace): readonly string[] {
  const sent = new Map<string, number>()
  return distinct(
    of(trace, 'stored', 'step').flatMap((one) => {
      if (one.kind === 'step') {
        // The phone's own clock may run or jump: only server time counts, which a device learns from answers.
        return wordsOf(one).fault === 'clock' ? (sent.clear(), []) : []
      }
      return one.entries.flatMap(({ stream, fact }) => {
        if (fact.type === 'sendCode.succeeded') sent.set(stream, one.at)
        if (fact.type !== 'verificationCode.countdownElapsed') return []
        const since = sent.get(stream)
        sent.delete(stream)
        return since !== undefined && one.at - since < 58_000 ? ['a code could be sent again too early'] : []
      })
    }),
  )
}

/** A page that ended in order and goes on: a timer that was not cleared, a listener that nobody took away, a socket that is open. */
const leftRunning = (trace: Trace): readonly string[] =>
  distinct(of(trace, 'life').flatMap(({ left = [] }) => left.map((what) => `a page that ended has left ${what}`)))

/**
 * Facts of a deadline that are stored twice of one instant: it was waited for twice, or told twice. Of one instant of the app and of the
 * world: the app's clock, which is never set back, stands until the hour that it has told comes true.
 */
function elapsedTwice(trace: Trace): readonly string[] {
  const seen = new Set<string>()
  return distinct(
    of(trace, 'stored').flatMap(({ life, entries, at }) =>
      entries.flatMap(({ stream, fact }) => {
        if (!fact.type.endsWith('Elapsed')) return []
        const name = `${life} ${stream} ${fact.type} ${String(fieldsOf(fact)['at'])} ${at}`
        if (seen.has(name)) return [`${fact.type} came twice`]
        seen.add(name)
        return []
      }),
    ),
  )
}

export const runLaws: readonly Law[] = [
  {
    id: 'no-defect',
    says: 'nothing throws that nobody expects',
    cites: ['APP-1'],
    breaks: (trace) => distinct(of(trace, 'problem').flatMap(({ what }) => (isDefect(what) ? [what] : []))),
  },
  { id: 'nothing-set-aside', says: 'what the app has written it can read', cites: ['APP-1'], breaks: setAside },
  {
    id: 'nothing-left-running',
    says: 'a page that has ended leaves no timer, no listener and no socket behind',
    cites: ['APP-1'],
    breaks: leftRunning,
  },
  { id: 'not-before-its-time', says: 'a deadline does not fire before it is due', cites: ['VER-1'], breaks: early },
  { id: 'elapses-once', says: 'a deadline fires once', cites: ['VER-1', 'SES-4'], breaks: elapsedTwice },
]
