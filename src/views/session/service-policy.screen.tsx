import { PolicyDocument } from '../kit/page/policy-document.tsx'
import { servicePolicy } from './service-policy.ts'

export const ServicePolicyScreen = () => <PolicyDocument policy={servicePolicy} />
