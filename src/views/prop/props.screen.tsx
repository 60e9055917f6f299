import { BarLink } from '../kit/page/bar-link.tsx'
import type { ReactNode } from 'react'
import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Phrases } from '#src/ui/display/phrases.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { href } from '#src/routes/table.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { PropMark } from './prop-mark.tsx'
import { chanceWords, openedLine, type PropRow, recordHref } from './prop.select.ts'

/** A part of the page: how it is had, and its rows. */
interface Had<Rows> {
  readonly resource: ShownResource
  readonly data: Rows | undefined
}
type Chests = Had<AnswerOf<'prop.chests'>>

export interface PropsProps {
  readonly unknown?: ReactNode
  readonly resource: ShownResource
  readonly props: readonly PropRow[]
  readonly chests: Chests
  readonly titles: Had<AnswerOf<'prop.titles'>>
  readonly wearing: boolean
  readonly onUse: (id: string) => void
  readonly onOpen: (id: string) => void
  readonly onWear: (id: string) => void
}

/** Props that wait to be used, chests with their chances, and titles. */
export const PropsScreen = ({ unknown, resource, props, chests, titles, wearing, ...on }: PropsProps) => (
  <PageScreen actions={<BarLink href={recordHref} text="道具记录" />}>
    {unknown}
    <Section title="道具" note="每个道具只能用一次，用掉不能恢复。">
      <ResourceState
        resource={resource}
        skeleton={<SkeletonList notes />}
        empty={
          <EmptyState
            title="暂无可用道具"
            note="打开宝箱有机会得到道具，合成藏品会得到宝箱。"
            action={<Button href={`#${href('/pages/common/synthesis/index')}`}>去合成</Button>}
          />
        }
      >
        <PropList props={props} onUse={on.onUse} />
        <ResourceFoot resource={resource} endText="" />
      </ResourceState>
    </Section>
    <Section title="宝箱" note="一经打开不可重开，概率见下方。">
      <ResourceState resource={chests.resource} skeleton={<SkeletonList rows={2} notes />}>
        <ChestList chests={chests} onOpen={on.onOpen} />
      </ResourceState>
    </Section>
    <Section title="称号" note="一次佩戴一个，可以随时取下。">
      <ResourceState resource={titles.resource} skeleton={<SkeletonList rows={3} notes />}>
        <TitleList titles={titles.data ?? []} wearing={wearing} onWear={on.onWear} />
      </ResourceState>
    </Section>
  </PageScreen>
)

function ChestList({ chests, onOpen }: { readonly chests: Chests; readonly onOpen: (id: string) => void }) {
  const { chests: all = [], chances = [] } = chests.data ?? {}
  const closed = all.filter(({ openedAt }) => openedAt === null)
  const opened = all.filter(({ openedAt }) => openedAt !== null).map(openedLine)
  return (
    <>
      <List>
        {closed.length === 0 && <ListRow title="没有未打开的宝箱" note="合成藏品、使用宝箱钥匙都会得到宝箱。" />}
        {closed.map(({ id, name, from }) => (
          <ListRow
            key={id}
            leading={<PropMark of="chest" />}
            title={name}
            note={`来自${from}`}
            trailing={
              <Button size="small" label={`打开${name}`} onPress={() => onOpen(id)}>
                打开
              </Button>
            }
          />
        ))}
        {opened.map(({ id, title, note, value }) => (
          <ListRow key={id} leading={<PropMark of="chest" faint />} title={title} note={note} value={value} />
        ))}
      </List>
      <p className="pt-2 text-note text-muted">
        <Phrases text={chances.map(({ name, chance }) => `${name} ${chanceWords(chance)}`).join(' · ')} />
      </p>
    </>
  )
}

const PropList = ({ props, onUse }: Pick<PropsProps, 'props' | 'onUse'>) => (
  <List>
    {props.map(({ id, kind, name, story, from }) => (
      <ListRow
        key={id}
        leading={<PropMark of={kind} />}
        title={name}
        note={`${story} · 来自${from}`}
        trailing={
          <Button size="small" label={`使用${name}`} onPress={() => onUse(id)}>
            使用
          </Button>
        }
      />
    ))}
  </List>
)

interface TitleListProps extends Pick<PropsProps, 'wearing' | 'onWear'> {
  readonly titles: AnswerOf<'prop.titles'>
}
const TitleList = ({ titles, wearing, onWear }: TitleListProps) => (
  <List>
    {titles.map(({ id, name, story, owned, worn }) => (
      <ListRow
        key={id}
        leading={<PropMark of="title" faint={!owned} />}
        title={
          <span className="flex items-center gap-2">
            {name}
            {worn && <Tag tone="gold">佩戴中</Tag>}
          </span>
        }
        note={story}
        {...(owned ? {} : { value: '未拥有' })}
        trailing={
          owned && (
            <Button
              size="small"
              label={worn ? `取下${name}` : `佩戴${name}`}
              pending={wearing}
              onPress={() => onWear(worn ? '' : id)}
            >
              {worn ? '取下' : '佩戴'}
            </Button>
          )
        }
      />
    ))}
  </List>
)
