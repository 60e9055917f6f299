import type { ReactNode } from 'react'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { CastingBody, type CastingProps, CastingQuestion } from './casting/casting.tsx'

export interface ReleaseForPurchaseProps {
  readonly casting: CastingProps
  readonly unknown?: ReactNode
}

export const ReleaseForPurchaseScreen = ({ casting, unknown }: ReleaseForPurchaseProps) => (
  <PageScreen>
    {unknown}
    <CastingBody {...casting} />
    <CastingQuestion {...casting} />
  </PageScreen>
)
