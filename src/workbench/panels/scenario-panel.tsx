import { useEffect, useState } from 'react'
import { eitherText, mistakeText } from '#scenarios/player/index.ts'
import { type BrokenFile, isBroken } from '#scenarios/player/index.ts'
import { cx } from '#src/ui/cx.ts'
import { areaOf, isPageless, playableIn, type ReadFile } from '../scenario-list.ts'
import { useInAddress } from './address.ts'
import { useLab, useLabState } from './lab-context.ts'
import { Line, Tool } from './parts.tsx'
import { Mark, ScenarioSteps } from './scenario-steps.tsx'
import { messages, t } from '../messages.ts'
import { inLanguage, language } from '../language.ts'

interface Read {
  readonly files: readonly ReadFile[]
  /** Whether the names that they use have been looked at. */
  readonly named: boolean
}

/** All scenarios, by area, with the steps of the chosen one. */
export function ScenarioPanel() {
  const { catalogue } = useLab()
  const ready = useLabState('ready')
  const [{ files, named }, setFiles] = useState<Read>({ files: [], named: false })
  useEffect(() => {
    let gone = named
    // First there is a list; whether its names are known is looked at once the app has begun.
    if (!named)
      void catalogue.scenarios(ready).then((found) => {
        if (!gone) setFiles({ files: found, named: ready })
      })
    return () => {
      gone = true
    }
  }, [catalogue, ready, named])
  return <ScenarioList files={files} />
}

const titleOf = (file: ReadFile): string =>
  isBroken(file) ? file.file : eitherText(file.scenario.title, language.get())

/** In both languages, for whoever looks for one. */
const titlesOf = (file: ReadFile): readonly string[] =>
  isBroken(file) ? [] : [eitherText(file.scenario.title, 'en'), eitherText(file.scenario.title, 'zh')]

export function ScenarioList({ files }: { files: readonly ReadFile[] }) {
  const { areas: names = {} } = useLab().catalogue
  const [search, setSearch] = useInAddress('scenarios')
  const [open, setOpen] = useState<string | null>(null)
  const found = files.filter((file) =>
    `${titlesOf(file).join(' ')} ${file.file}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const areas = Map.groupBy(found, areaOf)
  return (
    <div className="flex h-full flex-col">
      <div className="space-y-2 border-b border-hairline p-3">
        <Line
          label={t.searchScenarios}
          value={search}
          onChange={setSearch}
          placeholder={t.searchSo(files.length)}
          type="search"
        />
        <PlayAll files={found} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto pb-4">
        {[...areas].map(([area, own]) => (
          <section key={area} aria-label={names[area] ? inLanguage(names[area]) : area}>
            <h2 className="sticky top-0 z-1 bg-paper px-4 py-1.5 text-caption font-semibold text-muted">
              {names[area] ? inLanguage(names[area]) : area}
            </h2>
            <ul>
              {own.map((file) => (
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
        {files.length > 0 && found.length === 0 && <p className="p-4 text-note text-muted">{t.noSuchScenario}</p>}
      </div>
    </div>
  )
}

/** Plays all that is listed, one after the other, and says how many held. */
function PlayAll({ files }: { files: readonly ReadFile[] }) {
  const lab = useLab()
  const round = useLabState('round')
  const all = playableIn(files)
  const pageless = files.filter(isPageless).length
  const ended = Object.values(round?.ended ?? {})
  const failed = ended.filter((message) => message !== null).length
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {round?.going ? (
        <Tool onPress={lab.stop}>{t.stop}</Tool>
      ) : (
        <Tool onPress={() => void lab.playAll(all)} disabled={all.length === 0}>
          {t.playAll(all.length)}
        </Tool>
      )}
      {round && (
        <span
          role="status"
          className={cx('text-caption tabular-nums', failed > 0 ? 'text-cinnabar-ink' : 'text-muted')}
        >
          {t.tally(ended.length, round.total, ended.length - failed, failed)}
        </span>
      )}
      {pageless > 0 && <p className="w-full text-caption text-muted">{t.pageless(pageless)}</p>}
    </div>
  )
}

function Row({ file, open, onToggle }: { file: ReadFile; open: boolean; onToggle: () => void }) {
  const playing = useLabState('playing')
  const ended = useLabState('round')?.ended[file.file]
  const own = !isBroken(file) && playing?.scenario === file.scenario ? playing : null
  return (
    <li className={cx('mx-2 rounded-s', open && 'bg-surface ring-1 ring-hairline ring-inset')}>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="flex w-full items-start gap-2 rounded-s px-2 py-1.5 text-start text-note hover:bg-sunken"
      >
        <Mark playing={own} ended={isBroken(file) ? messages.unreadable : ended} />
        <span className={cx('min-w-0 flex-1 wrap-anywhere', isBroken(file) && 'text-cinnabar-ink')}>
          {titleOf(file)}
          {isPageless(file) && (
            <span className="ml-1.5 rounded-xs bg-sunken px-1 text-caption whitespace-nowrap text-muted">
              {t.noPage}
            </span>
          )}
        </span>
      </button>
      {open && (isBroken(file) ? <Mistakes file={file} /> : <ScenarioSteps file={file} playing={own} ended={ended} />)}
    </li>
  )
}

/** Why a file cannot be played. */
const Mistakes = ({ file }: { file: BrokenFile }) => (
  <ul aria-label={t.mistakes} className="space-y-1 px-3 pb-3">
    {file.mistakes.map((mistake, index) => (
      <li key={index} className="rounded-xs bg-cinnabar-wash p-2 text-caption wrap-anywhere text-cinnabar-ink">
        {mistakeText(mistake, language.get())}
      </li>
    ))}
  </ul>
)
