import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react'
import { cx } from '#src/ui/cx.ts'
import type { Language } from '#scenarios/player/index.ts'
import type { AppPanel, Catalogue } from '../catalogue.ts'
import type { LabBridge } from '../lab-bridge.ts'
import type { Lab } from '../lab.ts'
import { ActorPanel } from './actor-panel.tsx'
import { inAddress, keepInAddress } from './address.ts'
import { ClockBar } from './clock-bar.tsx'
import { DeadlinePanel } from './deadline-panel.tsx'
import { ExplainPanel } from './explain-panel.tsx'
import { HeatPanel } from './heat-panel.tsx'
import { JournalPanel } from './journal-panel.tsx'
import { LabProvider, useLab, useLabState } from './lab-context.ts'
import { Tool } from './parts.tsx'
import { Phones, useOpenPhones, widthOf } from './phones.tsx'
import { RunPanel } from './run-panel.tsx'
import { ScenarioPanel } from './scenario-panel.tsx'
import { Tabs, TabView } from './tabs.tsx'
import { TrafficPanel } from './traffic-panel.tsx'
import { messages, t } from '../messages.ts'
import { inLanguage, language } from '../language.ts'
import { useLanguage } from './use-language.ts'

/** The panels there are for an app of which so much is known. */
const tabsOf = ({ contract, panels = [] }: Catalogue): readonly AppPanel[] => [
  { key: 'journal', label: messages.journal, Panel: JournalPanel },
  { key: 'run', label: messages.run, Panel: RunPanel },
  ...(contract
    ? [
        { key: 'traffic', label: messages.traffic, Panel: TrafficPanel },
        { key: 'explain', label: messages.origin, Panel: ExplainPanel },
      ]
    : []),
  { key: 'actors', label: messages.actors, Panel: ActorPanel },
  { key: 'deadlines', label: messages.deadlines, Panel: DeadlinePanel },
  { key: 'heat', label: messages.heat, Panel: HeatPanel },
  ...panels,
]

interface WorkbenchProps {
  readonly lab: Lab
  readonly bridge: LabBridge
}

/** The developers' workbench: scenarios, the app in a phone, and everything behind it. */
export function Workbench({ lab, bridge }: WorkbenchProps) {
  useLanguage()
  useEffect(() => lab.begin(), [lab])
  const open = useOpenPhones(bridge).length
  return (
    <LabProvider value={lab}>
      <div
        className={cx(
          'flex flex-col bg-paper text-ink min-[880px]:grid min-[880px]:h-dvh min-[880px]:grid-rows-[auto_minmax(0,1fr)]',
          '[--list:210px] [--panel:320px] xl:[--panel:400px] [--room:calc(100vw-var(--list)-var(--panel))]',
          'min-[880px]:grid-cols-[minmax(var(--list),310px)_minmax(min(var(--room),var(--phones)),1fr)_minmax(var(--panel),560px)]',
        )}
        style={{ '--phones': `${widthOf(open)}px` } as CSSProperties}
      >
        <header className="col-span-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 border-b border-hairline px-4 py-2">
          <h1 className="text-title font-semibold">{inLanguage(lab.catalogue.title)}</h1>
          <ClockBar />
          <div className="ml-auto flex flex-wrap gap-x-5 gap-y-1.5">
            <Languages />
            <Theme dress={bridge.dress} />
          </div>
        </header>
        <aside
          aria-label={t.scenarios}
          className="min-h-0 border-hairline max-[879px]:order-3 max-[879px]:h-[70dvh] max-[879px]:border-t min-[880px]:border-r"
        >
          <ScenarioPanel />
        </aside>
        <main className="min-h-0 bg-desk p-3 max-[879px]:h-[80dvh] max-[879px]:overflow-x-clip">
          <Phones bridge={bridge} />
        </main>
        <aside
          aria-label={t.inside}
          className="flex min-h-0 flex-col border-hairline max-[879px]:order-2 max-[879px]:h-[90dvh] min-[880px]:border-l"
        >
          <Inside />
        </aside>
      </div>
    </LabProvider>
  )
}

/** Of each panel how much is in force that was done in it. */
function useInForce(tabs: readonly Pick<AppPanel, 'inForce'>[]): readonly number[] {
  const lab = useLab()
  const counts = () => JSON.stringify(tabs.map((tab) => tab.inForce?.(lab.get()) ?? 0))
  return JSON.parse(useSyncExternalStore(lab.subscribe, counts, counts)) as readonly number[]
}

/** What lies behind the pages. */
function Inside() {
  const { catalogue } = useLab()
  const [tabs] = useState(() => tabsOf(catalogue))
  const [current, setCurrent] = useState(() => inAddress('tab') ?? 'journal')
  const opened = useLabState('opened')
  const inForce = useInForce(tabs)
  const { key: chosen, Panel } = tabs.find(({ key }) => key === current) ?? tabs[0]!
  const choose = (key: string) => {
    keepInAddress('tab', key)
    setCurrent(key)
  }
  if (opened !== null) return opened
  return (
    <>
      <Trouble />
      <div className="pt-1">
        <Tabs
          label={t.look}
          tabs={tabs.map(({ key, label }, at) => ({ key, label: inLanguage(label), inForce: inForce[at]! }))}
          current={chosen}
          onChange={choose}
        />
      </div>
      <TabView current={chosen}>
        <Panel />
      </TabView>
    </>
  )
}

function Trouble() {
  const lab = useLab()
  const trouble = useLabState('trouble')
  return (
    <div role="alert">
      {trouble !== null && (
        <div className="flex items-start gap-2 bg-cinnabar-wash px-4 py-2 text-note text-cinnabar-ink">
          <span className="min-w-0 flex-1 wrap-anywhere">{inLanguage(trouble)}</span>
          <Tool onPress={lab.forgive}>{t.understood}</Tool>
        </div>
      )}
    </div>
  )
}

const languages = [
  { key: 'zh', label: '中文' },
  { key: 'en', label: 'English' },
] as const

function speak(next: Language): void {
  keepInAddress('lang', next)
  language.set(next)
}

/** Each by its own name, as whoever looks for it reads. */
function Languages() {
  const chosen = useLanguage()
  return (
    <div role="group" aria-label={t.language} className="flex gap-1.5">
      {languages.map(({ key, label }) => (
        <Tool key={key} pressed={chosen === key} onPress={() => speak(key)}>
          <span lang={key}>{label}</span>
        </Tool>
      ))}
    </div>
  )
}

const themes = ['light', 'dark'] as const

const dark = () => matchMedia('(prefers-color-scheme: dark)')
const watchScheme = (changed: () => void) => {
  const scheme = dark()
  scheme.addEventListener('change', changed)
  return () => scheme.removeEventListener('change', changed)
}

/** Light or dark, for the workbench and the app alike. */
function Theme({ dress }: Pick<LabBridge, 'dress'>) {
  const ready = useLabState('ready')
  const [theme, setTheme] = useState(() => themes.find((one) => one === inAddress('theme')) ?? null)
  // As the system has it until somebody chooses.
  const isDark = useSyncExternalStore(
    watchScheme,
    () => dark().matches,
    () => false,
  )
  const shown = theme ?? (isDark ? 'dark' : 'light')
  useEffect(() => {
    if (theme === null) return
    document.documentElement.dataset['theme'] = theme
    dress?.(theme)
  }, [dress, theme, ready])
  const choose = (key: 'light' | 'dark') => {
    keepInAddress('theme', key)
    setTheme(key)
  }
  return (
    <div role="group" aria-label={t.theme} className="flex gap-1.5">
      {themes.map((key) => (
        <Tool key={key} pressed={shown === key} onPress={() => choose(key)}>
          {t[key]}
        </Tool>
      ))}
    </div>
  )
}
