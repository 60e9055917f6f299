import { useState } from 'react'
import type { Animal } from '#src/contract/rest/garden/garden.schema.ts'
import { type Fighter, matchOf, oddsOf } from '#src/domain/garden/battle.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Phrases } from '#src/ui/display/phrases.tsx'
import { ResultState } from '#src/ui/feedback/state.tsx'
import { SegmentedTabs } from '#src/ui/form/segmented-tabs.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import { QuietPlace, SceneState } from './scene-state.tsx'
import { BattleScene } from './scenes/battle.tsx'
import type { Air, Stance } from './scenes/types.ts'
import { linkTo } from './words.ts'

/** One's own: a cock, or another of the pasture. */
interface Own extends Fighter {
  readonly animal?: Animal
}

export interface BattleProps {
  readonly air: Air
  readonly resource: ShownResource
  /** Null where nobody lives in the pasture. */
  readonly mine: Own | null
  readonly others: readonly Fighter[]
  /** The day of the server: the same two fight the same on it. */
  readonly day: number
}

const toPasture = { label: '去牧场', href: linkTo('/pages/home/newPattern/pasture') } as const

/** A friendly match with a neighbour: the odds stand there before, and nothing is lost. */
export const BattleScreen = ({ air, resource, mine, others, day }: BattleProps) => (
  <PageScreen>
    <SceneState air={air} place="斗鸡场" resource={resource}>
      {mine === null ? (
        <QuietPlace
          air={air}
          label="斗鸡场"
          kind="empty"
          title="暂无可上场的伙伴"
          note="先孵一枚蛋，把它领回牧场。"
          action={toPasture}
        />
      ) : (
        <Ring air={air} mine={mine} others={others} day={day} />
      )}
    </SceneState>
  </PageScreen>
)

/** How a fighter stands after a round: by what it and the other have lost. */
const stanceOf = (isOver: boolean, won: boolean, lost: number, dealt: number): Stance =>
  isOver ? (won ? 'won' : 'lost') : lost > 0 ? 'hurt' : dealt > 0 ? 'strike' : 'ready'

/** The two of them in the ring, as they stand after so many rounds. */
function Arena({
  air,
  mine,
  other,
  day,
  round,
}: {
  readonly air: Air
  readonly mine: Own
  readonly other: Fighter
  readonly day: number
  readonly round: number
}) {
  const { rounds, winner } = matchOf(mine, other, day)
  const isOver = round >= rounds.length
  const start = { left: mine.health, right: other.health, said: '' }
  const now = rounds[round - 1] ?? start
  const before = rounds[round - 2] ?? start
  return (
    <div className="-mx-4 mt-3 h-130">
      <BattleScene
        air={air}
        left={{
          name: mine.name,
          ...(mine.animal && mine.animal !== 'hen' ? { animal: mine.animal } : {}),
          feathers: 'barred',
          stance: stanceOf(isOver, winner === 'left', before.left - now.left, before.right - now.right),
          health: now.left,
          healthMax: mine.health,
          odds: `胜算 ${oddsOf(mine, other)}%`,
        }}
        right={{
          name: other.name,
          feathers: 'black',
          stance: stanceOf(isOver, winner === 'right', before.right - now.right, before.left - now.left),
          health: now.right,
          healthMax: other.health,
          odds: `胜算 ${100 - oddsOf(mine, other)}%`,
        }}
        round={round}
        rounds={rounds.length}
        {...(now.said ? { said: now.said } : {})}
      />
    </div>
  )
}

function Ring({ air, mine, others, day }: Omit<BattleProps, 'resource' | 'mine'> & { readonly mine: Own }) {
  const [chosen, setChosen] = useState('0')
  const [round, setRound] = useState(0)
  const other = others[Number(chosen)] ?? others[0]
  if (!other) {
    const words = { title: '今天没有邻居来', note: '过些时候再来看看。', action: toPasture }
    return <QuietPlace air={air} label="斗鸡场" kind="empty" {...words} />
  }
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
      <Arena air={air} mine={mine} other={other} day={day} round={round} />
      <Section title={`${mine.name} 对 ${other.name}`} note={`胜算 ${oddsOf(mine, other)}%，输赢均无损失`}>
        <Card>
          <p className="pb-3 tabular-nums" role="status">
            {`${mine.name} ${now.left}/${mine.health}，${other.name} ${now.right}/${other.health}`}
          </p>
          <p className="pb-3 text-note text-pretty text-muted tabular-nums">
            胜算按「力气 × 体力」的平方计算：
            <Phrases text={[mine, other].map((one) => `${one.name} ${one.strength} × ${one.health}`).join(' · ')} />
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
          note="友谊赛，什么都不会少。明天再来，可能是另一种结果。"
        />
      )}
      {shown.length > 0 && (
        <Section title="回合记录">
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
