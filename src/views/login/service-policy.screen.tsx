import { PolicyDocument } from './policy-document.tsx'
import { servicePolicy } from './service-policy.ts'

export const ServicePolicyScreen = () => <PolicyDocument policy={servicePolicy} />
