import { useEffect, useId, useRef, useState } from 'react'
import { eitherText, readScenarioText, isBroken } from '#scenarios/player/index.ts'
import { mistakesText, type Said } from '#scenarios/player/index.ts'
import { cx } from '#src/ui/cx.ts'
import { linkOf } from '../run/run.ts'
import { cut } from '../run/cut.ts'
import { stepDetail, verbOf, verbs } from '../step-text.ts'
import { Aimed } from './aimed.tsx'
import { CompareChoice, CompareView } from './compare-view.tsx'
import { useLab, useLabState, useSentence } from './lab-context.ts'
import { EndList, keepInSight } from './in-its-box.tsx'
import { Group, Line, Tool } from './parts.tsx'
import { save } from './save.ts'
import { messages, t } from '../messages.ts'
import { inLanguage, language } from '../language.ts'

/** The run so far, step by step: back to any of them, on in another branch, out as a file or a link. */
export function RunPanel() {
  const comparison = useLabState('comparison')
  useStandBy()
  const [aim, setAim] = useState<number | null>(null)
  const [isAsWritten, setIsAsWritten] = useState(false)
  if (comparison) return <CompareView comparison={comparison} />
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Export />
      <div className="flex items-center gap-2 border-b border-hairline px-4 py-2">
        <Slider aim={aim} onAim={setAim} />
        <Tool pressed={isAsWritten} onPress={() => setIsAsWritten(!isAsWritten)}>
          {t.asWritten}
        </Tool>
      </div>
      {aim === null && <Branches />}
      <Steps aim={aim} isAsWritten={isAsWritten} />
      {aim !== null && <Aimed at={aim} />}
    </div>
  )
}

/** Who looks at a run goes back in it. */
function useStandBy(): void {
  const lab = useLab()
  const ready = useLabState('ready')
  useEffect(() => {
    if (ready) lab.standBy(true)
  }, [lab, ready])
  useEffect(() => () => lab.standBy(false), [lab])
}

/** So long it is said that something was copied. */
const COPIED_MS = 4000

function Export() {
  const lab = useLab()
  const { at } = useLabState('course')
  const runTitle = useLabState('title')
  const title = eitherText(runTitle, language.get())
  const [told, setTold] = useState<Said | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const scenario = () => lab.asScenario(title.trim() === '' ? t.recording : runTitle)
  const copy = async () => {
    const link = new URL(`#run=${await linkOf(scenario())}`, location.href).href
    await navigator.clipboard.writeText(link).then(
      () => {
        setTold(messages.copied)
        lab.later(() => setTold((now) => (now === messages.copied ? null : now)), COPIED_MS)
      },
      () => setTold({ en: link, zh: link }),
    )
  }
  const open = async (chosen: File | undefined) => {
    if (!chosen) return
    const { openFile, words } = lab.catalogue
    const opened = await openFile?.(chosen)
    if (opened?.kind === 'wrong') return setTold(opened.message)
    if (opened?.kind === 'view') return lab.showOpened(opened.view)
    const read = readScenarioText(chosen.name, await chosen.text(), await words())
    if (isBroken(read)) return setTold(mistakesText(read, '\n'))
    setTold(null)
    await lab.openRun(read.scenario)
  }
  return (
    <Group title={t.thisRun}>
      <Line label={t.title} value={title} onChange={lab.entitle} placeholder={t.giveTitle} />
      <div className="mt-2 flex flex-wrap gap-1.5">
        <Tool
          tone="primary"
          onPress={() => save(JSON.stringify(scenario(), null, 2), 'run.scenario.json')}
          disabled={at === 0}
        >
          {t.saveScenario}
        </Tool>
        <Tool onPress={() => void copy()} disabled={at === 0}>
          {t.copyLink}
        </Tool>
        <Tool onPress={() => file.current?.click()}>{t.openFile}</Tool>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label={t.fileToOpen}
          className="hidden"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </div>
      <p role="status" className="mt-1 text-caption break-all whitespace-pre-wrap text-muted">
        {told && inLanguage(told)}
      </p>
    </Group>
  )
}

interface SliderProps {
  /** Behind how many steps the finger is, as long as it is down. */
  readonly aim: number | null
  readonly onAim: (aim: number | null) => void
}

/** Where one stands in the run; on the way to another place nothing is played, which begins where it is let go. */
function Slider({ aim, onAim }: SliderProps) {
  const lab = useLab()
  const ready = useLabState('ready')
  const { steps, at } = useLabState('course')
  const id = useId()
  const go = () => {
    if (aim !== null && aim !== at) void lab.runTo(aim)
    onAim(null)
  }
  return (
    <>
      <label htmlFor={id} className="text-note text-soft">
        {t.walkTo}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={steps.length}
        value={aim ?? at}
        disabled={!ready}
        onChange={(event) => onAim(Number(event.currentTarget.value))}
        onPointerUp={go}
        onKeyUp={go}
        onBlur={go}
        className="min-w-0 flex-1 accent-cinnabar"
      />
      <output htmlFor={id} className="shrink-0 text-caption text-muted tabular-nums">
        {aim ?? at}/{steps.length}
      </output>
    </>
  )
}

function Branches() {
  const lab = useLab()
  const { branches } = useLabState('course')
  if (branches.length === 0) return null
  return (
    <Group title={t.branches(branches.length)}>
      <div className="flex flex-wrap gap-1.5">
        {branches.map(({ id, steps, common }) => (
          <Tool key={id} onPress={() => void lab.takeBranch(id)}>
            {t.branch(id, common, steps.length)}
          </Tool>
        ))}
      </div>
      <CompareChoice />
    </Group>
  )
}

/** So many steps are drawn, around the one that one stands behind; the slider leads to the others. */
const SHOWN_MAX = 120
/** While the finger is on the slider: what fits. */
const AIMED_MAX = 24
/** So much of a step is read in its row. */
const DETAIL_MAX = 300

function Steps({ aim, isAsWritten }: Pick<SliderProps, 'aim'> & { isAsWritten: boolean }) {
  const lab = useLab()
  const sentenceOf = useSentence()
  const ready = useLabState('ready')
  const { steps, at } = useLabState('course')
  const [here, most] = aim === null ? [at, SHOWN_MAX] : [aim, AIMED_MAX]
  const first = Math.max(0, Math.min(here - most / 2, steps.length - most))
  const shown = steps.slice(first, first + most).map((step, nth) => [step, first + nth] as const)
  const mark = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (aim !== null) keepInSight(mark.current, 'center')
    // Who has gone back is shown where to; at the end the list follows by itself.
    else if (at < steps.length) keepInSight(mark.current)
  }, [aim, at, steps.length])
  return (
    <EndList label={t.steps}>
      {steps.length > shown.length && (
        <li className="px-4 py-1 text-caption text-muted">{t.someSteps(first + 1, first + shown.length)}</li>
      )}
      {shown.map(([step, index], nth) => (
        // With the finger on the slider the same rows say something else: quicker than others in their place.
        <li
          key={aim === null ? index : nth}
          ref={index + 1 === here ? mark : undefined}
          className="[contain-intrinsic-size:auto_26px] [content-visibility:auto]"
        >
          <button
            type="button"
            disabled={!ready}
            aria-current={index + 1 === here ? 'step' : undefined}
            title={cut(stepDetail(step, language.get()), DETAIL_MAX)}
            onClick={() => void lab.runTo(index + 1)}
            className={cx(
              'ring-inside flex w-full gap-2 px-3 py-1 text-start text-caption',
              index + 1 === here ? 'bg-gold-wash' : 'hover:bg-sunken',
              index >= here && 'opacity-60',
            )}
          >
            <span className="w-8 shrink-0 text-end text-muted tabular-nums">{index + 1}</span>
            <span className="shrink-0 font-medium text-soft">{inLanguage(verbs[verbOf(step)])}</span>
            <span className="line-clamp-3 min-w-0 wrap-anywhere">
              {isAsWritten ? cut(stepDetail(step, language.get()), DETAIL_MAX) : sentenceOf(step)}
            </span>
          </button>
        </li>
      ))}
      {steps.length === 0 && <li className="p-4 text-note text-muted">{t.noSteps}</li>}
    </EndList>
  )
}
