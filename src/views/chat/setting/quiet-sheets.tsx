import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { ActionSheet } from '#src/ui/overlay/action-sheet.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { type DaySpan, type DayTime, dayTimeText } from './quiet.ts'

/**
 * How one does not want to be disturbed: for so many minutes, until a day (`2026-03-01`) begins, for good, but for mentions, or every day
 * between two times.
 */
export type QuietChoice =
  | { readonly kind: 'until'; readonly day: string }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'always' | 'mentions' }
  | { readonly kind: 'daily'; readonly span: DaySpan }

const choices: readonly { readonly key: string; readonly text: string; readonly choice: QuietChoice | null }[] = [
  { key: '60', text: '一小时', choice: { kind: 'minutes', minutes: 60 } },
  { key: '480', text: '八小时', choice: { kind: 'minutes', minutes: 480 } },
  { key: '1440', text: '一天', choice: { kind: 'minutes', minutes: 1440 } },
  { key: 'until', text: '到指定日期', choice: null },
  { key: 'daily', text: '每天固定时段', choice: null },
  { key: 'mentions', text: '只提醒@我的消息', choice: { kind: 'mentions' } },
  { key: 'always', text: '一直', choice: { kind: 'always' } },
]

export interface QuietSheetsProps {
  readonly open: boolean
  /** In a group one can be spoken to. */
  readonly isGroup: boolean
  /** First and last day that can be waited for. */
  readonly days: { readonly min: string; readonly max: string }
  /** The times that hold now, where there are any. */
  readonly span: DaySpan | null
  readonly onChoose: (choice: QuietChoice) => void
  readonly onDismiss: () => void
}

/** Asks how one does not want to be disturbed (chat §3, silent mode). */
export function QuietSheets({ open, isGroup, days, span, onChoose, onDismiss }: QuietSheetsProps) {
  const [asked, setAsked] = useState<'daily' | 'until' | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <ActionSheet
        open={open}
        title="消息免打扰"
        items={choices.filter(({ key }) => isGroup || key !== 'mentions').map(({ key, text }) => ({ key, text }))}
        onSelect={(key) => {
          onDismiss()
          const chosen = choices.find((one) => one.key === key)?.choice
          if (chosen) onChoose(chosen)
          else setAsked(key === 'until' ? 'until' : 'daily')
        }}
        onDismiss={onDismiss}
      />
      <SpanSheet
        open={asked === 'daily'}
        span={span}
        onDone={(next) => {
          close()
          onChoose({ kind: 'daily', span: next })
        }}
        onDismiss={close}
      />
      <DaySheet
        open={asked === 'until'}
        days={days}
        onDone={(day) => {
          close()
          onChoose({ kind: 'until', day })
        }}
        onDismiss={close}
      />
    </>
  )
}

interface DaySheetProps extends Pick<QuietSheetsProps, 'open' | 'days' | 'onDismiss'> {
  readonly onDone: (day: string) => void
}

/** Until which day one is not disturbed. */
export function DaySheet({ open, days, onDone, onDismiss }: DaySheetProps) {
  const [day, setDay] = useState('')
  return (
    <Sheet
      open={open}
      title="免打扰到哪一天"
      onDismiss={onDismiss}
      footer={
        <Button
          tone="primary"
          size="large"
          block
          disabledReason={day === '' ? '先选日期' : null}
          onPress={() => onDone(day)}
        >
          完成
        </Button>
      }
    >
      <div className="pb-4">
        <DateField label="到这一天零点为止" value={day} onChange={setDay} {...days} />
      </div>
    </Sheet>
  )
}

const usual: DaySpan = { from: { hours: 22, minutes: 30 }, to: { hours: 7, minutes: 30 } }

interface SpanSheetProps {
  readonly open: boolean
  readonly span: DaySpan | null
  readonly onDone: (span: DaySpan) => void
  readonly onDismiss: () => void
}

/** Between which times one is not disturbed, every day. */
export function SpanSheet({ open, span, onDone, onDismiss }: SpanSheetProps) {
  const [chosen, setChosen] = useState<DaySpan | null>(null)
  const now = chosen ?? span ?? usual
  const isEmpty = dayTimeText(now.from) === dayTimeText(now.to)
  return (
    <Sheet
      open={open}
      title="每天固定时段"
      onDismiss={onDismiss}
      footer={
        <Button tone="primary" size="large" block disabled={isEmpty} onPress={() => onDone(now)}>
          {isEmpty ? '开始和结束不能相同' : '完成'}
        </Button>
      }
    >
      <div className="pb-5">
        <TimeChoice label="开始" time={now.from} onChange={(from) => setChosen({ ...now, from })} />
        <TimeChoice label="结束" time={now.to} onChange={(to) => setChosen({ ...now, to })} />
        <p className="pt-3 text-note text-muted">结束早于开始时，到第二天为止。</p>
      </div>
    </Sheet>
  )
}

/** The service refuses 0 in either place: it is not offered. */
const hours = Array.from({ length: 23 }, (_, at) => at + 1)
const minutes = [1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 59] as const

const withOwn = (list: readonly number[], own: number): number[] =>
  [...new Set([...list, own])].toSorted((a, b) => a - b)
const two = (value: number): string => String(value).padStart(2, '0')

const selectLook =
  'ring-inside h-11 min-w-16 rounded-m border border-line bg-surface px-3 text-center text-input tabular-nums'

function TimeChoice({ label, time, onChange }: { label: string; time: DayTime; onChange: (time: DayTime) => void }) {
  return (
    <fieldset className="flex min-h-15 items-center gap-2">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="flex-1">
        {label}
      </span>
      <select
        aria-label={`${label}：时`}
        value={time.hours}
        onChange={(event) => onChange({ ...time, hours: Number(event.currentTarget.value) })}
        className={selectLook}
      >
        {withOwn(hours, time.hours).map((one) => (
          <option key={one} value={one}>
            {two(one)}
          </option>
        ))}
      </select>
      <span aria-hidden="true">:</span>
      <select
        aria-label={`${label}：分`}
        value={time.minutes}
        onChange={(event) => onChange({ ...time, minutes: Number(event.currentTarget.value) })}
        className={selectLook}
      >
        {withOwn(minutes, time.minutes).map((one) => (
          <option key={one} value={one}>
            {two(one)}
          </option>
        ))}
      </select>
    </fieldset>
  )
}
