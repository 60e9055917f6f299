import { PrivacyScreen } from './privacy.screen.tsx'
import { useHide } from './use-hide.ts'

/** What others may see, and what the app does with what it knows (marketplace §2, §7). */
export default function PrivacyPage() {
  const { hide, setHidden, retry } = useHide()
  return <PrivacyScreen hide={hide} onHide={setHidden} onRetryHide={retry} />
}
