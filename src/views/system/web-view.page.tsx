import { useEffect } from 'react'
import { useApp } from '../kit/app-port.ts'
import { useNavigation } from '../kit/use-navigation.ts'
import { useStream } from '../kit/use-stream.ts'
import { WebViewScreen } from './web-view.screen.tsx'
import { viewWebView } from './web-view.select.ts'

/** A safe window to pages of allowed sites (marketplace §2). */
export default function WebViewPage() {
  const { allowedHosts } = useApp()
  const { query, back, replace } = useNavigation()
  const offline = useStream('connectivity', (snapshot) => snapshot?.matches('offline' as never) ?? false)
  const view = viewWebView(query, allowedHosts)
  const page = view.kind === 'page' ? view.href : null
  useEffect(() => {
    if (page !== null) replace(page)
  }) // Once: the page that is opened takes the place of this one.
  return <WebViewScreen view={view} offline={offline} onBack={back} />
}
