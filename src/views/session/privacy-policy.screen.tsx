import { PolicyDocument } from '../kit/page/policy-document.tsx'
import { privacyPolicy } from './privacy-policy.ts'

export const PrivacyPolicyScreen = () => <PolicyDocument policy={privacyPolicy} />
