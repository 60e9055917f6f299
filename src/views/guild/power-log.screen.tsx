import { PageScreen } from '../kit/page/page-screen.tsx'
import { PeopleList, type PeopleListProps } from './people-list.tsx'

export const PowerLogScreen = (props: PeopleListProps) => (
  <PageScreen>
    <PeopleList {...props} />
  </PageScreen>
)
