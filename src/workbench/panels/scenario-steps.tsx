import { useEffect, useRef } from 'react'
import { eitherText, type Scenario } from '#scenarios/player/index.ts'
import type { ScenarioFile } from '#scenarios/player/index.ts'
import { cx } from '#src/ui/cx.ts'
import type { Failed, Playing } from '../lab-core.ts'
import { stepDetail, verbOf, verbs } from '../step-text.ts'
import { useLab, useLabState, useSentence } from './lab-context.ts'
import { keepInSight } from './in-its-box.tsx'
import { Tool } from './parts.tsx'
import { save } from './save.ts'
import { useFocusBack, useStopAtHand } from './use-stop-at-hand.ts'
import { t } from '../messages.ts'
import { inLanguage, language } from '../language.ts'

const marks = { running: '▶', waiting: '‖', passed: '✓', failed: '✗' }

type Status = keyof typeof marks

/** How it ended when all were played: null is well, undefined not yet. */
type Ended = object | null | undefined

const statusOf = (playing: Playing | null, ended: Ended): Status | null => {
  if (playing) return playing.status
  return ended === undefined ? null : ended === null ? 'passed' : 'failed'
}

/** How a scenario is going, or how it has ended when all were played. */
export function Mark({ playing, ended }: { playing: Playing | null; ended: Ended }) {
  const status = statusOf(playing, ended)
  return (
    <span
      aria-label={status ? t[status] : undefined}
      role={status ? 'img' : undefined}
      className={cx(
        'w-4 shrink-0 text-center',
        status === 'passed' && 'text-jade',
        status === 'failed' && 'text-cinnabar',
        status === null && 'text-faint',
      )}
    >
      {status ? marks[status] : '·'}
    </span>
  )
}

/** What is left of a scenario once it has been cut down. */
function Shrunk({ of }: { of: Scenario }) {
  const lab = useLab()
  const sentenceOf = useSentence()
  const shrunk = useLabState('shrunk')
  if (shrunk?.of !== of) return null
  const { scenario, from, isStopped } = shrunk
  const left = scenario.steps.length
  if (left === from && isStopped) return <p className="mb-2 text-caption text-muted">{t.cutStopped}</p>
  return (
    <div className="mb-2 rounded-s bg-gold-wash p-2 text-caption">
      <p>{isStopped ? t.cutSoFar(from, left) : t.shrunk(from, left)}</p>
      <ol className="list-decimal ps-5">
        {scenario.steps.map((step, index) => (
          <li key={index} className="wrap-anywhere">
            {inLanguage(verbs[verbOf(step)])} {sentenceOf(step)}
          </li>
        ))}
      </ol>
      <div className="mt-1 flex gap-1.5">
        <Tool onPress={() => save(JSON.stringify(scenario, null, 2), 'shrunk.scenario.json')}>{t.saveScenario}</Tool>
        <Tool onPress={() => void lab.play(scenario)}>{t.play}</Tool>
      </div>
    </div>
  )
}

interface StepsProps {
  readonly file: ScenarioFile
  readonly playing: Playing | null
  readonly ended: Failed | null | undefined
}

/** What plays a scenario, and how far that is. */
function Controls({
  scenario,
  playing,
  failed,
}: Pick<StepsProps, 'playing'> & { scenario: Scenario; failed: boolean }) {
  const lab = useLab()
  const ready = useLabState('ready')
  const shrinking = useLabState('shrinking')
  const cutting = shrinking?.of === scenario ? shrinking : null
  const isBusy = playing?.status === 'running' || cutting !== null
  const stop = useStopAtHand(cutting !== null)
  const backTo = useFocusBack(isBusy || !ready)
  const cut = (pressed: HTMLElement) => {
    backTo(pressed)
    void lab.shrink(scenario)
  }
  const count = scenario.steps.length
  return (
    <div className="flex flex-wrap items-center gap-1.5 py-1.5">
      <Tool tone="primary" onPress={() => void lab.play(scenario)} disabled={isBusy}>
        {t.play}
      </Tool>
      <Tool onPress={() => void lab.step(scenario)} disabled={isBusy}>
        {t.step}
      </Tool>
      <Tool ref={stop} onPress={lab.stop} disabled={!isBusy}>
        {t.stop}
      </Tool>
      {failed && (
        <Tool onPress={cut} disabled={isBusy}>
          {t.shrink}
        </Tool>
      )}
      <span role="status" className="text-caption text-muted tabular-nums">
        {cutting && t.cutting(cutting.trial, cutting.most, cutting.left, count)}
        {!cutting && (playing ? `${t[playing.status]} ${playing.done}/${count}` : t.stepCount(count))}
      </span>
    </div>
  )
}

/** The steps of a scenario, and what plays them. */
export function ScenarioSteps({ file: { scenario, file }, playing, ended }: StepsProps) {
  const sentenceOf = useSentence()
  const done = playing?.done ?? 0
  const message = playing ? playing.message : ended?.message
  const failedAt = playing ? (playing.status === 'failed' ? done : null) : ended?.step
  const elsewhere = scenario.drivers !== undefined && !scenario.drivers.includes('page')
  const current = useRef<HTMLLIElement>(null)
  useEffect(() => {
    keepInSight(current.current)
  }, [done])
  return (
    <div className="px-3 pb-3">
      <Controls scenario={scenario} playing={playing} failed={message != null} />
      {message && (
        <p className="mb-2 rounded-s bg-cinnabar-wash p-2 text-caption wrap-anywhere text-cinnabar-ink">
          {inLanguage(message)}
        </p>
      )}
      <Shrunk of={scenario} />
      {elsewhere && (
        <p className="mb-2 text-caption text-muted">
          {t.noPageMeant} {scenario.about && eitherText(scenario.about, language.get())}
        </p>
      )}
      <ol className="space-y-0.5">
        {scenario.steps.map((step, index) => {
          const here = playing !== null && index === done && playing.status !== 'passed'
          return (
            <li
              key={index}
              ref={here ? current : undefined}
              aria-current={here ? 'step' : undefined}
              className={cx(
                'flex gap-2 rounded-xs px-1.5 py-1 text-caption',
                index === failedAt ? 'bg-cinnabar-wash' : here && 'bg-gold-wash',
                playing !== null && index < done && 'opacity-60',
              )}
            >
              <span className="w-5 shrink-0 text-end text-muted tabular-nums">{index + 1}</span>
              <span className="shrink-0 font-medium text-muted">{inLanguage(verbs[verbOf(step)])}</span>
              <details className="min-w-0 flex-1 wrap-anywhere">
                <summary className="cursor-pointer list-none">{sentenceOf(step)}</summary>
                <p className="font-mono text-muted">{stepDetail(step, language.get())}</p>
              </details>
              {index === failedAt && <Mark playing={null} ended={{}} />}
            </li>
          )
        })}
      </ol>
      <p className="mt-2 text-caption break-all text-muted">{file}</p>
    </div>
  )
}
