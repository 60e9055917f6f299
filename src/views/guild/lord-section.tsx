import { counted } from '#src/domain/number/number-format.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { href } from '#src/routes/table.ts'
import type { RankLine } from '../kit/account/person.ts'
import { RankRow } from '../kit/page/rank-row.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { type LordInfo, memberHref, powerWords } from './guild.select.ts'

export interface LordSectionProps {
  /** Null until it is there. */
  readonly lord: LordInfo | null
  /** The lord of one's lord; `''` without one. */
  readonly above: string
  /** Which sheet is open: the ranking, or whom one can follow. */
  readonly sheet: 'none' | 'rank' | 'choose'
  readonly ranking: ShownResource
  readonly ranks: readonly RankLine[]
  readonly choice: ShownResource
  readonly choices: readonly RankLine[]
  readonly failure: string
  readonly leaving: boolean
  readonly onSheet: (sheet: 'none' | 'rank' | 'choose') => void
  readonly onFollow: (userId: string) => void
  readonly onLeave: () => void
  readonly onLeaveConfirm: () => void
  readonly onLeaveCancel: () => void
}

/** 领主: whom one follows, the lord above, who follows oneself, the ranking and the choice (docs/decisions/0050). */
export function LordSection(props: LordSectionProps) {
  const { lord, above, failure } = props
  if (!lord) return null
  return (
    <Section
      title="领主"
      note="跟随领主后，你的能量计入对方名下"
      onMore={() => props.onSheet('rank')}
      moreText="领主榜"
    >
      {failure !== '' && (
        <div className="pb-3">
          <InlineMessage kind="error">{failure}</InlineMessage>
        </div>
      )}
      <List>
        {lord.lord ? (
          <ListRow
            title="我的领主"
            value={lord.lord.nickname}
            href={memberHref(lord.lord.userId)}
            {...(above === '' ? {} : { note: `对方的领主：${above}` })}
          />
        ) : (
          <ListRow title="还没有领主" note="选择一位领主跟随" onPress={() => props.onSheet('choose')} chevron />
        )}
        {lord.lord && <ListRow title="取消跟随" tone="danger" onPress={props.onLeave} />}
        <ListRow
          title="我的徒弟"
          note={lord.rank === 0 ? '暂无人跟随' : `领主榜第 ${lord.rank} 名`}
          value={`${counted(lord.followers, '人')} · ${powerWords(lord.led)}`}
          href={`#${href('/pages/mine/rewards/index')}`}
        />
      </List>
      <LordSheets {...props} />
    </Section>
  )
}

function LordSheets({ lord, sheet, ranking, ranks, choice, choices, leaving, ...on }: LordSectionProps) {
  const close = () => on.onSheet('none')
  return (
    <>
      <Sheet open={sheet === 'rank'} title="领主榜" onDismiss={close}>
        <ResourceState
          resource={ranking}
          skeleton={<SkeletonList rows={5} leading={40} notes />}
          empty={<EmptyState kind="people" title="暂无领主上榜" note="有徒弟的人会出现在这里。" />}
        >
          <List>
            {ranks.map((line) => (
              <RankRow key={line.id} {...line} />
            ))}
          </List>
          <ResourceFoot resource={ranking} />
        </ResourceState>
      </Sheet>
      <Sheet open={sheet === 'choose'} title="选择领主" onDismiss={close}>
        <ResourceState
          resource={choice}
          skeleton={<SkeletonList rows={5} leading={40} notes />}
          empty={<EmptyState kind="people" title="暂无可跟随的领主" note="有人成为领主后，会显示在这里。" />}
        >
          <List>
            {choices.map(({ id, person, note, score }) => (
              <ListRow
                key={id}
                leading={<Avatar name={person.name} src={person.avatar} size={40} decorative />}
                title={person.name}
                note={`${note} · ${score}`}
                trailing={
                  <Button size="small" onPress={() => on.onFollow(id)} label={`跟随${person.name}`}>
                    跟随
                  </Button>
                }
              />
            ))}
          </List>
        </ResourceState>
      </Sheet>
      <Dialog
        open={leaving}
        title={`取消跟随${lord?.lord?.nickname ?? ''}？`}
        confirm={{ text: '取消跟随', tone: 'danger', onPress: on.onLeaveConfirm }}
        cancel={{ text: '再想想', onPress: on.onLeaveCancel }}
        onDismiss={on.onLeaveCancel}
      >
        你的能量不再计入对方名下。之后可以重新跟随，也可以换一位。
      </Dialog>
    </>
  )
}
