import { useState } from 'react'
import { type Fighter, matchOf, oddsOf } from '#src/domain/garden/battle.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, ResultState } from '#src/ui/feedback/state.tsx'
import { SegmentedTabs } from '#src/ui/form/segmented-tabs.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { linkTo } from './words.ts'

export interface BattleProps {
  readonly resource: ShownResource
  /** Null where nobody lives in the pasture. */
  readonly mine: Fighter | null
  readonly others: readonly Fighter[]
  /** The day of the server: the same two fight the same on it. */
  readonly day: number
}

const toPasture = <Button href={linkTo('/pages/home/newPattern/pasture')}>去牧场</Button>

/** A friendly match with a neighbour: the odds stand there before, and nothing is lost. */
export const BattleScreen = ({ resource, mine, others, day }: BattleProps) => (
  <PageScreen>
    <ResourceState resource={resource} skeleton={<SkeletonList />}>
      {mine === null ? (
        <EmptyState title="还没有能上场的" note="先孵一枚蛋，把它领回牧场。" action={toPasture} />
      ) : (
        <Ring mine={mine} others={others} day={day} />
      )}
    </ResourceState>
  </PageScreen>
)

function Ring({ mine, others, day }: Omit<BattleProps, 'resource' | 'mine'> & { readonly mine: Fighter }) {
  const [chosen, setChosen] = useState('0')
  const [round, setRound] = useState(0)
  const other = others[Number(chosen)] ?? others[0]
  if (!other) return <EmptyState title="今天没有邻居来" note="过些时候再来看看。" action={toPasture} />
  const { rounds, winner } = matchOf(mine, other, day)
  const isOver = round >= rounds.length
  const shown = rounds.slice(0, round)
  const now = shown.at(-1) ?? { left: mine.health, right: other.health, said: '' }
  return (
    <>
      <div className="pt-3">
        <SegmentedTabs
          label="和谁切磋"
          look="line"
          items={others.map(({ name }, index) => ({ key: String(index), label: name }))}
          current={chosen}
          onChange={(key) => {
            setChosen(key)
            setRound(0)
          }}
        />
      </div>
      <Section title={`${mine.name} 对 ${other.name}`} note={`胜算 ${oddsOf(mine, other)}%，输赢都不损失`}>
        <Card>
          <p className="pb-3 tabular-nums" role="status">
            {`${mine.name} ${now.left} / ${mine.health}，${other.name} ${now.right} / ${other.health}`}
          </p>
          <div className="flex gap-3">
            <Button tone="primary" disabled={isOver} onPress={() => setRound(round + 1)}>
              {round === 0 ? '开始' : `第 ${round + 1} 回合`}
            </Button>
            <Button disabled={isOver} onPress={() => setRound(rounds.length)}>
              直接看结果
            </Button>
          </div>
        </Card>
      </Section>
      {isOver && (
        <ResultState
          outcome="done"
          title={winner === 'left' ? `${mine.name}赢了` : `${other.name}赢了`}
          note="友谊赛，什么都不会少。明天再来，结果又不一样。"
        />
      )}
      {shown.length > 0 && (
        <Section title="一回合一回合">
          <ol className="flex flex-col gap-1.5 text-note tabular-nums">
            {shown.map(({ said }, index) => (
              <li key={`${index}-${said}`}>{`${index + 1}. ${said}`}</li>
            ))}
          </ol>
        </Section>
      )}
    </>
  )
}
