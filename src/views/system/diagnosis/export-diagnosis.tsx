import { useEffect, useState } from 'react'
import { makeDiagnosis } from '#src/domain/diagnosis.ts'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { useApp } from '../../kit/app/app.ts'
import { useSaveFile } from '../../kit/app/use-save-file.ts'
import { DiagnosisContent, type DiagnosisState } from './diagnosis.screen.tsx'
import { diagnosisName, viewDiagnosis } from './diagnosis.select.ts'

type Made = { readonly state: DiagnosisState; readonly file: Blob | null }

/** 导出诊断: says what is in the file, then saves it. Everything is here already, so that it needs neither network nor a disk. */
export const ExportDiagnosis = ({ open, onDismiss }: { readonly open: boolean; readonly onDismiss: () => void }) => (
  <Sheet open={open} title="导出诊断" onDismiss={onDismiss}>
    {open && <Export />}
  </Sheet>
)

function Export() {
  const app = useApp()
  const save = useSaveFile({ saved: '诊断文件已保存', failed: '文件未保存' })
  const [times, setTimes] = useState(0)
  const [made, setMade] = useState<Made>({ state: { kind: 'reading' }, file: null })
  useEffect(() => {
    let isGone = false
    const make = async () => {
      const device = { agent: navigator.userAgent, online: navigator.onLine, stores: app.trade.remembers() }
      const diagnosis = makeDiagnosis(await app.kept(), { app: app.release, at: app.clock.now(), device })
      const file = new Blob([JSON.stringify(diagnosis)], { type: 'application/json' })
      return { state: { kind: 'made', view: viewDiagnosis(diagnosis, file.size) }, file } as const
    }
    void make()
      .catch((): Made => ({ state: { kind: 'failed' }, file: null }))
      .then((next) => !isGone && setMade(next))
    return () => {
      isGone = true
    }
  }, [app, times])
  const again = () => {
    setMade({ state: { kind: 'reading' }, file: null })
    setTimes(times + 1)
  }
  return (
    <DiagnosisContent
      state={made.state}
      onSave={() => void save(made.file, diagnosisName(app.clock.now()))}
      onAgain={again}
    />
  )
}
