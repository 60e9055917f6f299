import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { GroupManagement, type GroupManagementProps } from './group/group-management.tsx'
import { LoadFailure } from '../kit/chat/load-failure.tsx'
import { ProfileCard, type ProfileProps } from './people/profile-part.tsx'
import { MemberManagement, type MemberManagementProps } from './group/member-management.tsx'

export type MemberSettingProps = {
  readonly failure: string | null
  /** Null where nothing would come of it. */
  readonly onRetry: (() => void) | null
} & (
  | { readonly status: 'loading' | 'failed'; readonly about: keyof typeof titles }
  | { readonly status: 'ready'; readonly about: 'member'; readonly member: MemberManagementProps }
  | { readonly status: 'ready'; readonly about: 'person'; readonly person: ProfileProps }
  | { readonly status: 'ready'; readonly about: 'group'; readonly group: GroupManagementProps }
)

const titles = { member: '成员资料', person: '名片', group: '群管理' } as const

/** One member of a group, or the group itself, for those who look after it (chat §2, memberSetting; §6); a person outside of any group. */
export function MemberSettingScreen(props: MemberSettingProps) {
  return (
    <PageScreen title={titles[props.about]}>
      {props.status === 'loading' && <SkeletonList rows={6} />}
      {props.status === 'failed' && <LoadFailure isPage failure={props.failure} onRetry={props.onRetry} />}
      {props.status === 'ready' && props.about === 'member' && <MemberManagement {...props.member} />}
      {props.status === 'ready' && props.about === 'person' && <ProfileCard {...props.person} />}
      {props.status === 'ready' && props.about === 'group' && <GroupManagement {...props.group} />}
    </PageScreen>
  )
}
