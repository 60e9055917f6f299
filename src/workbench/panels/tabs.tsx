import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from '#src/ui/cx.ts'
import { t } from '../messages.ts'

interface Tab {
  readonly key: string
  readonly label: string
  /** Of what lies behind it so much is in force. */
  readonly inForce?: number
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly current: string
  readonly onChange: (key: string) => void
}

const tabId = (key: string): string => `inside-tab-${key}`
const PANEL = 'inside-panel'

function neighbour(tabs: readonly Tab[], current: string, key: string): string | undefined {
  const at = tabs.findIndex((tab) => tab.key === current)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key]
  return to === undefined ? undefined : tabs.at(to % tabs.length)?.key
}

const InForce = ({ count }: { count: number }) => (
  <span className="ms-1 rounded-full bg-cinnabar-wash px-1.5 text-caption font-medium text-cinnabar-ink tabular-nums">
    {count} <span className="sr-only">{t.inForce}</span>
  </span>
)

/** The tabs of a desk: in as many lines as it takes, so that none is out of sight. Arrow keys move. */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = neighbour(tabs, current, event.key)
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
    document.getElementById(tabId(next))?.focus()
  }
  return (
    <div role="tablist" tabIndex={-1} aria-label={label} onKeyDown={keys} className="flex flex-wrap gap-x-3.5 px-3">
      {tabs.map((tab) => {
        const selected = tab.key === current
        return (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={tabId(tab.key)}
            aria-selected={selected}
            aria-controls={selected ? PANEL : undefined}
            tabIndex={selected ? 0 : -1}
            onClick={() => onChange(tab.key)}
            className={cx(
              'ring-inside min-h-9 shrink-0 border-b-2 px-0.5 text-note whitespace-nowrap',
              selected ? 'border-ink font-semibold text-ink' : 'border-transparent text-muted',
            )}
          >
            {tab.label}
            {tab.inForce ? <InForce count={tab.inForce} /> : null}
          </button>
        )
      })}
    </div>
  )
}

/** What the chosen tab shows. */
export const TabView = ({ current, children }: { readonly current: string; readonly children: ReactNode }) => (
  <div role="tabpanel" id={PANEL} aria-labelledby={tabId(current)} className="min-h-0 flex-1 *:h-full">
    {children}
  </div>
)
