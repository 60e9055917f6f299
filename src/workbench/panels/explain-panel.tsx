import { type ReactNode, useEffect, useState } from 'react'
import type { Around } from '../explain/fiber.ts'
import type { Source } from '../explain/chain.ts'
import type { Change } from '../explain/changes.ts'
import type { End, Explained, Searching } from '../explain/explain.ts'
import type { Shown } from '../explain/shown.ts'
import { useInAddress } from './address.ts'
import { useLab, useLabState } from './lab-context.ts'
import { Group, Line, stateText, Tool } from './parts.tsx'
import { causeText, nameOf } from './traffic-text.ts'
import { useFocusBack, useStopAtHand } from './use-stop-at-hand.ts'
import { t } from '../messages.ts'

/** Where a text or picture on the phone comes from, link by link; the last one is proved by a replay in which it was another. */
export function ExplainPanel() {
  const explaining = useLabState('explaining')
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Choose />
      <div className="min-h-0 flex-1 overflow-y-auto">
        {explaining.is === 'nothing' && <p className="p-4 text-note text-muted">{t.howFound}</p>}
        {explaining.is === 'searching' && <Looking {...explaining} />}
        {explaining.is === 'stopped' && (
          <p role="status" className="p-4 text-note text-soft">
            {t.searchStopped(explaining.text, explaining.nth)}
          </p>
        )}
        {explaining.is === 'notInRun' && <p className="p-4 text-note text-soft">{t.notInRun(explaining.text)}</p>}
        {explaining.is === 'found' && <Links explained={explaining.explained} />}
      </div>
    </div>
  )
}

/** How far it is, and what ends it. */
function Looking({ text, nth, most }: Searching) {
  const lab = useLab()
  const stop = useStopAtHand(true)
  return (
    <div className="flex items-start gap-2 p-4 text-note text-soft">
      <p role="status" className="min-w-0 flex-1 wrap-anywhere tabular-nums">
        {t.replaying(text)} {t.replayNow(nth, most)}
      </p>
      <Tool ref={stop} onPress={lab.stop}>
        {t.stop}
      </Tool>
    </div>
  )
}

/** By pointing at the phone, or from the list of what is on it. */
function Choose() {
  const lab = useLab()
  const ready = useLabState('ready')
  const explaining = useLabState('explaining')
  const [shown, setShown] = useState<readonly Shown[]>([])
  const [filter, setFilter] = useInAddress('texts')
  const found = filter.trim() === '' ? [] : shown.filter(({ text }) => text.includes(filter.trim())).slice(0, 8)
  useEffect(() => {
    if (ready) void lab.shown().then((all) => setShown(all ?? []))
  }, [lab, ready, filter])
  const pointAt = async () => {
    const place = await lab.point()
    if (typeof place === 'string') await lab.explainAt(place)
  }
  const isBusy = !ready || explaining.is === 'searching'
  const backTo = useFocusBack(isBusy)
  return (
    <Group
      title={t.whereFrom}
      aside={
        <Tool tone="primary" disabled={isBusy} pressed={explaining.is === 'pointing'} onPress={() => void pointAt()}>
          {explaining.is === 'pointing' ? t.pointNow : t.pointAt}
        </Tool>
      }
    >
      <Line label={t.findText} value={filter} onChange={setFilter} placeholder={t.orFindText} type="search" />
      <ul aria-label={t.textsOnScreen} className="mt-1">
        {found.map(({ place, kind, text }) => (
          <li key={place}>
            <button
              type="button"
              disabled={isBusy}
              onClick={({ currentTarget }) => {
                backTo(currentTarget)
                void lab.explainAt(place)
              }}
              className="ring-inside w-full truncate rounded-s px-2 py-1 text-start text-note hover:bg-sunken disabled:opacity-45"
            >
              {kind === 'picture' && <span className="text-muted">{t.picture} </span>}
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Group>
  )
}

const Link = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className="flex gap-3 border-b border-hairline px-4 py-2 text-note last:border-0">
    <span className="w-20 shrink-0 text-muted">{name}</span>
    <div className="min-w-0 flex-1 space-y-1 wrap-anywhere">{children}</div>
  </li>
)

const valueText = (value: unknown): string => {
  const text = JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

const Place = ({ path, value }: { path: string; value: unknown }) => (
  <p className="font-mono text-caption text-soft">
    {path} = {valueText(value)}
  </p>
)

/** The nearest components, and of those around them the ones that have a part in it. */
const shownComponents = (all: readonly Around[]): readonly Around[] =>
  all.filter(({ props }, at) => at === 0 || props.length > 0).slice(0, 3)

/** The stream that had the answer, where that is known; else those in which the text may stand. */
function shownSources({ chain: { sources }, row }: Explained): readonly Source[] {
  const proved = sources.filter(({ stream }) => stream === row?.cause?.stream)
  return proved.length > 0 ? proved : sources.filter(({ leaves }) => leaves.length > 0).slice(0, 2)
}

function Links({ explained }: { explained: Explained }) {
  const { chain, end, row, tried } = explained
  return (
    <ol aria-label={t.origin}>
      <Link name={t.linkScreen}>
        <p>
          <b className="font-medium">{chain.text}</b>{' '}
          <span className="font-mono text-caption text-muted">&lt;{chain.tag}&gt;</span>
        </p>
      </Link>
      <Link name={t.linkEnd}>
        <Conclusion end={end} text={chain.text} tried={tried} component={chain.components[0]?.name ?? ''} />
      </Link>
      <Link name={t.linkComponent}>
        {shownComponents(chain.components).map(({ name, props }, at) => (
          <div key={at}>
            <p className="font-medium">{name}</p>
            {props.map((leaf) => (
              <Place key={leaf.path} {...leaf} />
            ))}
          </div>
        ))}
      </Link>
      {shownSources(explained).map((source) => (
        <SourceLinks key={source.stream} source={source} />
      ))}
      {row && end && (
        <Link name={row.kind === 'frame' ? t.linkFrame : t.linkAnswer}>
          <p>
            <b className="font-medium">{nameOf(row)}</b> {t.nth(row.nth + 1)}
          </p>
          <p className="text-caption text-muted">{causeText(row)}</p>
          {row.kind === 'call' && row.rule && (
            <p className="text-caption text-cinnabar-ink">{t.byRule(row.rule.kind)}</p>
          )}
        </Link>
      )}
    </ol>
  )
}

const SourceLinks = ({ source: { stream, state, leaves, fact } }: { source: Source }) => (
  <>
    <Link name={t.linkState}>
      <p>
        <b className="font-medium">{stream}</b> <span className="text-jade-ink">{stateText(state)}</span>
      </p>
      {leaves.map((leaf) => (
        <Place key={leaf.path} {...leaf} />
      ))}
    </Link>
    {fact && (
      <Link name={t.linkFact}>
        <p>
          <b className="font-medium">{fact.type}</b>{' '}
          <span className="font-mono text-caption text-muted">{fact.path}</span>
        </p>
      </Link>
    )}
  </>
)

interface ConclusionProps {
  readonly end: End | null
  readonly text: string
  readonly tried: number
  readonly component: string
}

function Conclusion({ end, text, tried, component }: ConclusionProps) {
  const how = <p className="text-caption text-muted">{t.replayed(tried)}</p>
  if (end === null || end.became === null) {
    return (
      <>
        <p>
          {t.writtenIn}
          <b className="font-medium">{component}</b>
          {t.writtenSo}
        </p>
        {end && (
          <p>
            {t.onlyWhen}
            <Changed end={end} />
            {t.elseGone}
          </p>
        )}
        {how}
      </>
    )
  }
  return (
    <>
      <p>
        <Changed end={end} />
      </p>
      <p>
        {t.became(text)}
        <b className="font-medium">{end.became}</b>
        {t.becameEnd}
      </p>
      {how}
    </>
  )
}

const parts = ({ change }: End): readonly Exclude<Change, { kind: 'many' }>[] =>
  change.kind === 'many' ? [...change.answers, ...change.said] : [change]

/** What was another in the replay. */
function Changed({ end }: { end: End }) {
  const { leaf, also } = end
  const [change] = parts(end)
  if (change?.kind === 'clock') return <>{t.startsLater(change.ms / 60_000)}</>
  if (change?.kind === 'start') return <>{t.startsAt(change.href)}</>
  const value = change?.kind === 'answer' ? change.set[leaf.path] : change?.value
  return (
    <span className="font-mono text-caption">
      {change?.kind === 'step' && t.inStep(change.at + 1)}
      {t.changed(leaf.path, valueText(leaf.value), valueText(value))}
      {also > 0 && t.alsoChanged(also)}
    </span>
  )
}
