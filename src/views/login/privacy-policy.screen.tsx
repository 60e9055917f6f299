import { PolicyDocument } from '../kit/policy-document.tsx'
import { privacyPolicy } from './privacy-policy.ts'

export const PrivacyPolicyScreen = () => <PolicyDocument policy={privacyPolicy} />
