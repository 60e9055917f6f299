import { useState } from 'react'
import { BoxMoment } from './box-moment.tsx'
import { GardenScene } from './garden.tsx'
import { air, slots, trayItems } from './story-scenes.ts'
import { Tray } from './tray.tsx'
import type { BoxMomentProps, PlantKind } from './types.ts'

export default { title: '花园/动手' }

const kinds: Readonly<Record<string, PlantKind>> = {
  'seed-rose': 'rose',
  'seed-magic': 'magicFlower',
  'seed-peento': 'peento',
}

/** Both ways to sow: a seed pulled onto an empty pot, or tapped and then the pot tapped. */
function Sowing() {
  const [chosen, setChosen] = useState<string | null>(null)
  const [sown, setSown] = useState<Readonly<Record<string, PlantKind>>>({})
  const shown = slots(12).map((slot) => {
    const kind = sown[slot.id]
    return kind
      ? { ...slot, state: 'started' as const, plant: { kind, stage: 0 as const, fraction: 0 }, note: '刚刚播下' }
      : slot
  })
  const empty = shown.filter(({ state, plant }) => state === 'stopped' && !plant).map(({ id }) => id)
  const sow = (item: string | null, pot: string) => {
    const kind = item ? kinds[item] : undefined
    if (kind && empty.includes(pot)) setSown({ ...sown, [pot]: kind })
    setChosen(null)
  }
  return (
    <main className="mx-auto flex h-dvh w-full max-w-phone flex-col">
      <h1 className="sr-only">花园</h1>
      <div className="min-h-0 flex-1">
        <GardenScene
          air={air('sun', 'day')}
          slots={shown}
          onSlot={(pot) => sow(chosen, pot)}
          inviting={chosen ? empty : []}
        />
      </div>
      <Tray label="种子和工具" items={trayItems} chosen={chosen} onChoose={setChosen} onDrop={sow} />
    </main>
  )
}

/** A box that opens when it is told to, and can be skipped. */
function Opening() {
  const [phase, setPhase] = useState<BoxMomentProps['phase']>('closed')
  const [skipped, setSkipped] = useState(false)
  return (
    <main className="mx-auto h-dvh w-full max-w-phone">
      <h1 className="sr-only">开启盲盒</h1>
      <BoxMoment
        phase={phase}
        prize={{ name: '星宿魔法花', rarity: '传说' }}
        onOpen={() => setPhase('opened')}
        skipped={skipped}
        onSkip={() => setSkipped(true)}
      />
    </main>
  )
}

export const 拖动与点按 = () => <Sowing />
export const 开一个盒子 = () => <Opening />
