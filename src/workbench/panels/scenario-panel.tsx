import { useEffect, useRef, useState } from 'react'
import { cx } from '#src/ui/cx.ts'
import type { Playing } from '../lab-core.ts'
import { areaNames, type ScenarioFile, scenarioFiles } from '../scenario-files.ts'
import { stepDetail, verbOf, verbs } from '../step-text.ts'
import { useLab, useLabState } from './lab-context.ts'
import { Line, Tool } from './parts.tsx'

const statusText = { running: '播放中', waiting: '已暂停', passed: '通过', failed: '没有通过' }

/** All scenarios, by area, with the steps of the chosen one. */
export function ScenarioPanel() {
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const found = scenarioFiles.filter(({ scenario, file }) =>
    `${scenario.title} ${file}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const areas = Map.groupBy(found, ({ area }) => area)
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center gap-2 border-b border-hairline p-3">
        <Line
          label="搜索场景"
          value={search}
          onChange={setSearch}
          placeholder={`搜索 ${scenarioFiles.length} 个场景`}
          type="search"
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto pb-4">
        {[...areas].map(([area, files]) => (
          <section key={area} aria-label={areaNames[area] ?? area}>
            <h2 className="sticky top-0 z-1 bg-paper px-4 py-1.5 text-caption font-semibold text-muted">
              {areaNames[area] ?? area}
            </h2>
            <ul>
              {files.map((file) => (
                <Row
                  key={file.file}
                  file={file}
                  open={open === file.file}
                  onToggle={() => setOpen(open === file.file ? null : file.file)}
                />
              ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && <p className="p-4 text-note text-muted">没有这样的场景。</p>}
      </div>
    </div>
  )
}

function Row({ file, open, onToggle }: { file: ScenarioFile; open: boolean; onToggle: () => void }) {
  const playing = useLabState('playing')
  const own = playing?.scenario === file.scenario ? playing : null
  const elsewhere = file.scenario.drivers !== undefined && !file.scenario.drivers.includes('page')
  return (
    <li className={cx('mx-2 rounded-s', open && 'bg-surface ring-1 ring-hairline ring-inset')}>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="flex w-full items-start gap-2 rounded-s px-2 py-1.5 text-start text-note hover:bg-sunken"
      >
        <Mark playing={own} />
        <span className="min-w-0 flex-1">{file.scenario.title}</span>
      </button>
      {open && <Steps file={file} playing={own} elsewhere={elsewhere} />}
    </li>
  )
}

const marks = { running: '▶', waiting: '‖', passed: '✓', failed: '✗' }

const Mark = ({ playing }: { playing: Playing | null }) => (
  <span
    aria-label={playing ? statusText[playing.status] : undefined}
    role={playing ? 'img' : undefined}
    className={cx(
      'w-4 shrink-0 text-center',
      playing?.status === 'passed' && 'text-jade',
      playing?.status === 'failed' && 'text-cinnabar',
      !playing && 'text-faint',
    )}
  >
    {playing ? marks[playing.status] : '·'}
  </span>
)

function Steps({
  file: { scenario, file },
  playing,
  elsewhere,
}: {
  file: ScenarioFile
  playing: Playing | null
  elsewhere: boolean
}) {
  const lab = useLab()
  const running = playing?.status === 'running'
  const done = playing?.done ?? 0
  const current = useRef<HTMLLIElement>(null)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [done])
  return (
    <div className="px-3 pb-3">
      <div className="flex flex-wrap items-center gap-1.5 py-1.5">
        <Tool tone="primary" onPress={() => void lab.play(scenario)} disabled={running}>
          播放
        </Tool>
        <Tool onPress={() => void lab.step(scenario)} disabled={running}>
          单步
        </Tool>
        <Tool onPress={lab.stop} disabled={!running}>
          停止
        </Tool>
        <span role="status" className="text-caption text-muted">
          {playing ? `${statusText[playing.status]} ${done}/${scenario.steps.length}` : `${scenario.steps.length} 步`}
        </span>
      </div>
      {playing?.message && (
        <p className="mb-2 rounded-s bg-cinnabar-wash p-2 text-caption break-all text-cinnabar-ink">
          {playing.message}
        </p>
      )}
      {elsewhere && (
        <p className="mb-2 text-caption text-muted">这个场景写给没有页面的应用，在这里结果可能不同。{scenario.about}</p>
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
                here && (playing.status === 'failed' ? 'bg-cinnabar-wash' : 'bg-gold-wash'),
                playing !== null && index < done && 'opacity-60',
              )}
            >
              <span className="shrink-0 font-medium text-muted">{verbs[verbOf(step)]}</span>
              <span className="min-w-0 wrap-anywhere">{stepDetail(step)}</span>
            </li>
          )
        })}
      </ol>
      <p className="mt-2 text-caption break-all text-muted">{file}</p>
    </div>
  )
}
