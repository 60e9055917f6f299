import { PolicyDocument } from '../kit/policy-document.tsx'
import { servicePolicy } from './service-policy.ts'

export const ServicePolicyScreen = () => <PolicyDocument policy={servicePolicy} />
