import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { GroupManagement, type GroupManagementProps } from './group/group-management.tsx'
import { LoadFailure } from './kit/load-failure.tsx'
import { MemberManagement, type MemberManagementProps } from './group/member-management.tsx'

export type MemberSettingProps = {
  readonly failure: string | null
  readonly onRetry: () => void
} & (
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly about: 'member'; readonly member: MemberManagementProps }
  | { readonly status: 'ready'; readonly about: 'group'; readonly group: GroupManagementProps }
)

/** One member of a group, or the group itself, for those who look after it (chat §2, memberSetting; §6). */
export function MemberSettingScreen(props: MemberSettingProps) {
  const isGroup = props.status === 'ready' && props.about === 'group'
  return (
    <PageScreen title={isGroup ? '群管理' : '成员资料'}>
      {props.status === 'loading' && <SkeletonList rows={6} />}
      {props.status === 'failed' && <LoadFailure failure={props.failure} onRetry={props.onRetry} />}
      {props.status === 'ready' && props.about === 'member' && <MemberManagement {...props.member} />}
      {props.status === 'ready' && props.about === 'group' && <GroupManagement {...props.group} />}
    </PageScreen>
  )
}
