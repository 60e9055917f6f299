import { useEffect } from 'react'
import { useApp } from '../kit/app/app.ts'
import { useUpdate } from '../kit/system/use-update.ts'
import { UpdateScreen } from './update.screen.tsx'
import { viewUpdatePage } from './update.select.ts'

/** Full package, hot update, or nothing to do (marketplace §2, §4). */
export default function UpdatePage() {
  const { release, allowedHosts, device } = useApp()
  const update = useUpdate()
  const { kind, check } = update
  useEffect(() => {
    if (kind === 'unchecked') check()
  })
  return (
    <UpdateScreen {...viewUpdatePage(update, release.version, allowedHosts)} onCheck={check} onReload={device.reload} />
  )
}
