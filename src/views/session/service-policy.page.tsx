import { ServicePolicyScreen } from './service-policy.screen.tsx'

export default function ServicePolicyPage() {
  return <ServicePolicyScreen />
}
