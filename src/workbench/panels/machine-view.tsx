import { useCallback, useState } from 'react'
import { kindOf } from '#src/journal/index.ts'
import { activePaths, ROW } from '../chart/layout.ts'
import { readObject } from '../json-text.ts'
import { ChartView } from './chart-view.tsx'
import { useLab, useLabState } from './lab-context.ts'
import { Lines, Pick, Tool } from './parts.tsx'
import { useDrawn } from './use-drawn.ts'
import { t } from '../messages.ts'

/** The chart of an actor, where it is in it, and what can be said to it now. */
export function MachineView({ stream, value }: { stream: string; value: unknown }) {
  const drawn = useDrawn()?.get(kindOf(stream))
  const entries = useLabState('entries')
  const actors = useLabState('actors')
  const [fact, setFact] = useState<string | null>(null)
  // The machine itself is always active: what it hears it hears everywhere.
  const active = new Set(['', ...activePaths(value)])
  const lit = drawn?.chart.boxes.findLast(({ path }) => path !== '' && active.has(path))
  const [top, left] = [Math.max(0, (lit?.y ?? 0) - 2 * ROW), Math.max(0, (lit?.x ?? 0) - 2 * ROW)]
  // A chart is larger than its frame: where the actor is comes into sight, when it is opened and when it has moved.
  const show = useCallback((frame: HTMLElement | null) => frame?.scrollTo({ top, left }), [top, left])
  if (!drawn) return null
  const last =
    actors.find((actor) => actor.stream === stream)?.last ??
    entries.findLast((entry) => entry.stream.split('~', 1)[0] === stream)?.fact.type
  return (
    <>
      <div ref={show} className="max-h-[50vh] overflow-auto rounded-s border border-hairline bg-paper">
        <ChartView chart={drawn.chart} active={active} last={last} onFact={setFact} />
      </div>
      {fact !== null && (
        <SayFact
          key={fact}
          stream={stream}
          fact={fact}
          payloads={drawn.payloads[fact] ?? {}}
          onDone={() => setFact(null)}
        />
      )}
    </>
  )
}

interface SayFactProps {
  readonly stream: string
  readonly fact: string
  /** By the name of their class. */
  readonly payloads: Readonly<Record<string, unknown>>
  readonly onDone: () => void
}

/** Says a fact to an actor, with a payload of the model or another one. */
function SayFact({ stream, fact, payloads, onDone }: SayFactProps) {
  const lab = useLab()
  const names = Object.keys(payloads)
  const [name, setName] = useState(names[0] ?? '')
  const textOf = (of: string) => JSON.stringify(payloads[of] ?? {})
  const [text, setText] = useState(textOf(name))
  const payload = readObject(text)
  return (
    <div role="group" aria-label={fact} className="mt-2 space-y-2 rounded-s bg-sunken p-2">
      <div className="flex items-center gap-2">
        <b className="min-w-0 flex-1 text-note font-medium break-all">{fact}</b>
        <Tool
          tone="primary"
          disabled={payload === null}
          onPress={() => {
            if (payload) void lab.say(stream, { ...payload, type: fact })
            onDone()
          }}
        >
          {t.say}
        </Tool>
        <Tool onPress={onDone}>{t.close}</Tool>
      </div>
      {names.length > 1 && (
        <Pick
          label={t.whichPayload}
          value={name}
          onChange={(next) => {
            setName(next)
            setText(textOf(next))
          }}
          options={names.map((value) => ({ value, text: value || t.usual }))}
        />
      )}
      <Lines label={t.payload} value={text} onChange={setText} />
    </div>
  )
}
