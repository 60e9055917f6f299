import { PageScreen } from '../kit/page/page-screen.tsx'
import { PeopleList, type PeopleListProps } from './people-list.tsx'

export const NewcomersScreen = (props: PeopleListProps) => (
  <PageScreen>
    <PeopleList {...props} />
  </PageScreen>
)
