import { href, type RoutePath } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonCard } from '#src/ui/feedback/page-skeletons.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { AddPersonIcon, GroupIcon } from '#src/ui/icon/chat-icons.tsx'
import { PowerIcon } from '#src/ui/icon/event-icons.tsx'
import { BoxIcon, ChatIcon } from '#src/ui/icon/home-icons.tsx'
import type { Icon } from '#src/ui/icon/icon.tsx'
import { EditIcon } from '#src/ui/icon/page-icons.tsx'
import { SparkIcon } from '#src/ui/icon/place-icons.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { counted, formatCount } from '#src/domain/number/number-format.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { type GuildCard, mayJoin, mayRename, type OwnGuild, roleWords } from './guild.select.ts'
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
  const { name, story, role, members, power, rank } = guild
  return (
    <>
      <section aria-label={name} className="rounded-l bg-surface p-4">
        <div className="flex items-center gap-3">
          <Avatar name={name} group decorative size={64} />
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
      <Ways guild={guild} />
    </>
  )
}

interface Way {
  readonly title: string
  readonly icon: Icon
  readonly path: RoutePath
  readonly value?: string
}

/** Where one's guild leads on to. */
function Ways({ guild }: { readonly guild: OwnGuild }) {
  const ways: readonly (Way | false)[] = [
    { title: '公会资料与成员', icon: GroupIcon, path: '/pages/mine/group/groupAdminInfo/groupAdminInfo' },
    { title: '公会仓库', icon: BoxIcon, path: '/pages/mine/warehouse/index', value: counted(guild.stored, '件') },
    { title: '战力记录', icon: PowerIcon, path: '/pages/mine/group/groupAdminInfo/militaryNumberLog' },
    {
      title: '拉新明细',
      icon: AddPersonIcon,
      path: '/pages/mine/group/groupAdminInfo/lnvitationDetails',
      value: counted(guild.newcomers, '人'),
    },
    mayRename(guild) && { title: '修改公会名', icon: EditIcon, path: '/pages/mine/group/groupAdminInfo/groupInfoFix' },
    guild.groupId !== '' && { title: '公会群聊', icon: ChatIcon, path: '/pages/chat/myChatGroupList' },
    { title: '我的能量', icon: SparkIcon, path: '/pages/mine/energy/index' },
  ]
  return (
    <List>
      {ways.map(
        (way) =>
          way && (
            <ListRow
              key={way.title}
              leading={<way.icon size={22} />}
              title={way.title}
              value={way.value}
              href={`#${href(way.path)}`}
            />
          ),
      )}
    </List>
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
            <div className="flex items-center gap-3">
              <Avatar name={name} group decorative size={48} />
              <div className="min-w-0">
                <h3 className="font-title text-title">{name}</h3>
                <p className="text-note text-muted tabular-nums">
                  {counted(members, '人')} · 战力 {formatCount(power)}
                </p>
              </div>
            </div>
            <p className="py-3 text-note text-pretty text-soft">{story}</p>
            <Button
              block
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
        cancel={{ text: '取消', onPress: on.onJoinCancel }}
        onDismiss={on.onJoinCancel}
      >
        加入后不能退出，也不能更换公会。你的能量将计入公会战力。
      </Dialog>
    </Section>
  )
}

const Others = ({ open }: Pick<GuildProps, 'open'>) => (
  <Section title="其他公会">
    <List>
      {open.map(({ id, name, members, power }) => (
        <ListRow
          key={id}
          leading={<Avatar name={name} group decorative />}
          title={name}
          note={counted(members, '人')}
          value={`战力 ${formatCount(power)}`}
        />
      ))}
    </List>
  </Section>
)
