import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { SkeletonCard } from '#src/ui/feedback/page-skeletons.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { guildFacts, mayRename, type OwnGuild } from './guild.select.ts'
import { PeopleList, type PeopleListProps } from './people-list.tsx'

export interface GuildInfoProps extends Pick<PeopleListProps, 'resource' | 'lines'> {
  /** Null until it is there. */
  readonly guild: OwnGuild | null
}

export const GuildInfoScreen = ({ guild, ...list }: GuildInfoProps) => (
  <PageScreen
    footer={
      guild &&
      mayRename(guild) && (
        <Button block size="large" href={`#${href('/pages/mine/group/groupAdminInfo/groupInfoFix')}`}>
          修改公会名
        </Button>
      )
    }
  >
    {guild && (
      <section aria-label="公会资料" className="mb-5 rounded-l bg-surface px-4 py-3">
        <div className="flex items-center gap-3 pb-2">
          <Avatar name={guild.name} group decorative size={48} />
          <h2 className="min-w-0 font-title text-title">{guild.name}</h2>
        </div>
        <p className="pb-2 text-note text-pretty text-soft">{guild.story}</p>
        <DescriptionList items={guildFacts(guild)} />
      </section>
    )}
    <PeopleList
      {...list}
      header="成员"
      skeleton={guild ? undefined : <SkeletonCard />}
      empty={<EmptyState kind="people" title="还没有成员" note="加入公会的人会在这里。" />}
    />
  </PageScreen>
)
