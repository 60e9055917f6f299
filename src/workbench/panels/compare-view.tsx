import { type ReactNode, useState } from 'react'
import { cx } from '#src/ui/cx.ts'
import type { LabState } from '../lab-core.ts'
import { dressed } from '../explain/still.ts'
import type { Pair } from '../run/compare.ts'
import { verbOf, verbs } from '../step-text.ts'
import type { TrafficRow } from '../traffic/traffic.ts'
import { inLanguage } from '../language.ts'
import { t } from '../messages.ts'
import { useLab, useLabState, useSentence } from './lab-context.ts'
import { Group, Pick, stateText, Tool } from './parts.tsx'
import { endText, nameOf } from './traffic-text.ts'

type Compared = NonNullable<LabState['comparison']>

/** So many rows of a kind are drawn. */
const ROWS_MAX = 100

export const wayText = (way: number): string => (way === 0 ? t.thisRun : t.wayNumber(way))

/** Two ways of a run beside each other: where they part, and what came of it. */
export function CompareView({ comparison }: { comparison: Compared }) {
  const lab = useLab()
  return (
    <section aria-label={t.comparison} className="flex h-full min-h-0 flex-col">
      <div className="relative border-b border-hairline px-4 py-3.5">
        <Sides here={wayText(comparison.ways[0])} there={wayText(comparison.ways[1])} isTitle />
        <div className="absolute inset-y-0 right-4 flex items-center">
          <Tool onPress={lab.closeComparison}>{t.close}</Tool>
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Parting {...comparison} />
        <Screens {...comparison} />
        <States {...comparison} />
        <Requests {...comparison} />
      </div>
    </section>
  )
}

interface SidesProps {
  readonly here: ReactNode
  readonly there: ReactNode
  readonly isTitle?: boolean
}

/** What is here and what is there; nothing is drawn as a dash. */
const Sides = ({ here, there, isTitle }: SidesProps) => (
  <div
    className={cx(
      'grid min-w-0 flex-1 grid-cols-2 gap-3 text-caption',
      isTitle ? 'text-note font-semibold' : 'text-soft',
    )}
  >
    <div className="min-w-0 wrap-anywhere">{here ?? '—'}</div>
    <div className="min-w-0 wrap-anywhere">{there ?? '—'}</div>
  </div>
)

const Row = ({ title, children }: { title?: string; children: ReactNode }) => (
  <li className="rounded-s bg-sunken px-2.5 py-1.5">
    {title !== undefined && <p className="text-caption font-medium wrap-anywhere">{title}</p>}
    {children}
  </li>
)

const More = ({ all }: { all: number }) =>
  all > ROWS_MAX && <p className="mt-1 text-caption text-muted">{t.moreRows(all - ROWS_MAX)}</p>

/** The first step and the first fact that are others. */
function Parting({ common, here, there, fact }: Compared) {
  const sentenceOf = useSentence()
  const stepText = (side: Compared['here']) => {
    const step = side.steps[common]
    if (!step) return t.endsHere
    return `${common + 1} ${inLanguage(verbs[verbOf(step)])} ${sentenceOf(step)}`
  }
  const factText = (one: NonNullable<Compared['fact']>['here']) => one && `${one.stream} ${one.fact.type}`
  return (
    <Group title={t.partsAfter(common)}>
      <ul className="space-y-1">
        <Row title={t.firstStep}>
          <Sides here={stepText(here)} there={stepText(there)} />
        </Row>
        {fact && (
          <Row title={t.firstFact(fact.at + 1)}>
            <Sides here={factText(fact.here)} there={factText(fact.there)} />
          </Row>
        )}
      </ul>
    </Group>
  )
}

/** A page that stands still, smaller than life: so that two of them fit beside each other. */
const Still = ({ html, title }: { html: string | null; title: string }) =>
  html !== null && (
    <div
      className={cx(
        'h-[calc(844px*var(--scale))] w-[calc(390px*var(--scale))] overflow-clip rounded-m ring-1 ring-line',
        '[--scale:0.35] xl:[--scale:0.55]',
      )}
    >
      <iframe
        title={title}
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={({ currentTarget: { contentDocument: still } }) => still && dressed(still)}
        tabIndex={-1}
        className="pointer-events-none h-[844px] w-[390px] origin-top-left scale-(--scale) bg-paper"
      />
    </div>
  )

function Screens({ here, there, texts, ways }: Compared) {
  if (!texts) return null
  const list = (all: readonly string[]) =>
    all.length === 0 ? t.nothingOfItsOwn : all.slice(0, ROWS_MAX).map((text, nth) => <p key={nth}>{text}</p>)
  return (
    <Group title={t.screens}>
      <Sides
        here={<Still html={here.still} title={wayText(ways[0])} />}
        there={<Still html={there.still} title={wayText(ways[1])} />}
      />
      <p className="mt-2 mb-1 text-caption text-muted">{t.onlyThere}</p>
      <Sides here={list(texts.here)} there={list(texts.there)} />
    </Group>
  )
}

function States({ streams }: Compared) {
  return (
    <Group title={t.statesThatDiffer(streams.length)}>
      <ul className="space-y-1">
        {streams.slice(0, ROWS_MAX).map(({ stream, here, there, places }) => (
          <Row key={stream} title={stream}>
            <Sides here={here && stateText(here.value)} there={there && stateText(there.value)} />
            {places.map((place) => (
              <p key={place} className="font-mono text-caption wrap-anywhere text-muted">
                {place}
              </p>
            ))}
          </Row>
        ))}
      </ul>
      <More all={streams.length} />
    </Group>
  )
}

const requestText = (row: TrafficRow | undefined) =>
  row && (
    <>
      <b className="font-medium">{nameOf(row)}</b> {endText(row)}
    </>
  )

function Requests({ sameTraffic, traffic }: Compared) {
  return (
    <Group title={t.requestsAfter(sameTraffic)}>
      <ul className="space-y-1">
        {traffic.slice(0, ROWS_MAX).map(({ here, there }: Pair<TrafficRow>, nth) => (
          <Row key={nth}>
            <Sides here={requestText(here)} there={requestText(there)} />
          </Row>
        ))}
      </ul>
      {traffic.length === 0 && <p className="text-note text-muted">{t.sameRequests}</p>}
      <More all={traffic.length} />
    </Group>
  )
}

/** Any two ways are chosen, and played. */
export function CompareChoice() {
  const lab = useLab()
  const ready = useLabState('ready')
  const { branches } = useLabState('course')
  const ways = [0, ...branches.map(({ id }) => id)]
  const [chosen, setChosen] = useState<readonly [number, number]>([0, ways[1] ?? 0])
  // A branch that was taken up has another number now.
  const [here, there] = chosen.map((way) => (ways.includes(way) ? way : 0)) as [number, number]
  const options = ways.map((way) => ({ value: String(way), text: wayText(way) }))
  return (
    <div className="mt-2 flex items-end gap-1.5">
      <Pick
        label={t.oneWay}
        value={String(here)}
        onChange={(way) => setChosen([Number(way), there])}
        options={options}
      />
      <Pick
        label={t.otherWay}
        value={String(there)}
        onChange={(way) => setChosen([here, Number(way)])}
        options={options}
      />
      <Tool onPress={() => void lab.compare(here, there)} disabled={!ready || here === there}>
        {t.sideBySide}
      </Tool>
    </div>
  )
}
