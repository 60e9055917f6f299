import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonCard } from '#src/ui/feedback/page-skeletons.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { counted, formatCount } from '#src/domain/number/number-format.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { type GuildCard, mayJoin, mayRename, type OwnGuild, powerWords, roleWords } from './guild.select.ts'
import { LordSection, type LordSectionProps } from './lord-section.tsx'

export interface GuildProps {
  readonly resource: ShownResource
  /** Null for who is in none. */
  readonly guild: OwnGuild | null
  readonly open: readonly GuildCard[]
  /** The one that is being joined; `''` for none. */
  readonly joining: string
  readonly failure: string
  readonly lord: LordSectionProps
  /** The one that is asked about before it is joined; `''` while none is. */
  readonly asked: string
  readonly onJoin: (id: string) => void
  readonly onJoinConfirm: () => void
  readonly onJoinCancel: () => void
}

export const GuildScreen = (props: GuildProps) => (
  <PageScreen>
    <ResourceState resource={props.resource} skeleton={<SkeletonCard />}>
      {mayJoin(props.guild) ? <JoinList {...props} /> : <Own {...props.guild} />}
      <LordSection {...props.lord} />
      {props.guild && props.open.length > 0 && <Others open={props.open} />}
    </ResourceState>
  </PageScreen>
)

const Count = ({ name, count }: { readonly name: string; readonly count: string }) => (
  <li className="min-w-0 flex-1 text-center">
    <span className="block text-headline font-semibold tabular-nums">{count}</span>
    <span className="block text-note text-muted">{name}</span>
  </li>
)

function Own(guild: OwnGuild) {
  const { name, story, role, members, power, rank, stored, newcomers, groupId } = guild
  return (
    <>
      <section aria-label={name} className="rounded-l bg-surface p-4">
        <div className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="flex size-14 shrink-0 items-center justify-center rounded-m bg-cinnabar-wash font-title text-headline text-cinnabar-ink"
          >
            {name.slice(0, 1)}
          </span>
          <div className="min-w-0">
            <h2 className="font-title text-headline leading-snug text-pretty">{name}</h2>
            <p className="pt-1">
              <Tag tone={role === 'admin' ? 'gold' : 'neutral'}>{roleWords[role]}</Tag>
            </p>
          </div>
        </div>
        <p className="pt-3 text-note text-pretty text-soft">{story}</p>
        <ul className="flex pt-4">
          <Count name="战力" count={formatCount(power)} />
          <Count name="名次" count={`第 ${rank}`} />
          <Count name="成员" count={String(members)} />
        </ul>
      </section>
      <List>
        <ListRow title="公会资料与成员" href={`#${href('/pages/mine/group/groupAdminInfo/groupAdminInfo')}`} />
        <ListRow title="公会仓库" value={counted(stored, '件')} href={`#${href('/pages/mine/warehouse/index')}`} />
        <ListRow title="战力记录" href={`#${href('/pages/mine/group/groupAdminInfo/militaryNumberLog')}`} />
        <ListRow
          title="拉新明细"
          value={counted(newcomers, '人')}
          href={`#${href('/pages/mine/group/groupAdminInfo/lnvitationDetails')}`}
        />
        {mayRename(guild) && (
          <ListRow title="修改公会名" href={`#${href('/pages/mine/group/groupAdminInfo/groupInfoFix')}`} />
        )}
        {groupId !== '' && <ListRow title="公会群聊" href={`#${href('/pages/chat/myChatGroupList')}`} />}
        <ListRow title="我的能量" href={`#${href('/pages/mine/energy/index')}`} />
      </List>
    </>
  )
}

function JoinList({ open, joining, failure, asked, onJoin, ...on }: GuildProps) {
  if (open.length === 0) return <EmptyState title="暂无公会" note="有新的公会时会出现在这里。" />
  return (
    <Section title="加入一个公会" note="一人只能加入一个公会，加入后不能退出">
      {failure !== '' && (
        <div className="pb-3">
          <InlineMessage kind="error">{failure}</InlineMessage>
        </div>
      )}
      <ul className="flex flex-col gap-3">
        {open.map(({ id, name, story, members, power }) => (
          <li key={id} className="rounded-l bg-surface p-4">
            <h3 className="font-title text-title">{name}</h3>
            <p className="pt-1 text-note text-muted tabular-nums">
              {counted(members, '人')} · 战力 {powerWords(power)}
            </p>
            <p className="py-3 text-note text-pretty text-soft">{story}</p>
            <Button
              block
              tone="primary"
              pending={joining === id}
              pendingText="正在加入"
              disabled={joining !== '' && joining !== id}
              onPress={() => onJoin(id)}
            >
              {`加入${name}`}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== ''}
        title={`加入${open.find(({ id }) => id === asked)?.name ?? ''}？`}
        confirm={{ text: '确认加入', onPress: on.onJoinConfirm }}
        cancel={{ text: '再看看', onPress: on.onJoinCancel }}
        onDismiss={on.onJoinCancel}
      >
        加入后不能退出，也不能换到别的公会。你的能量从此算进公会的战力。
      </Dialog>
    </Section>
  )
}

const Others = ({ open }: Pick<GuildProps, 'open'>) => (
  <Section title="其他公会">
    <List>
      {open.map(({ id, name, members, power }) => (
        <ListRow key={id} title={name} note={counted(members, '人')} value={powerWords(power)} />
      ))}
    </List>
  </Section>
)
