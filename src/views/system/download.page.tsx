import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { DownloadScreen } from './download.screen.tsx'
import { viewDownload } from './download.select.ts'

/** What the app is and where its package is had (marketplace §2). */
export default function DownloadPage() {
  const { release, allowedHosts } = useApp()
  const { query } = useNavigation()
  return <DownloadScreen {...viewDownload(query, release.version, allowedHosts)} />
}
