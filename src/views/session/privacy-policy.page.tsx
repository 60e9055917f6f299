import { PrivacyPolicyScreen } from './privacy-policy.screen.tsx'

export default function PrivacyPolicyPage() {
  return <PrivacyPolicyScreen />
}
