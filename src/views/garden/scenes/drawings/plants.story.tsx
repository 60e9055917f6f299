import { Plant, PlantDrawings, plantWords, stageWord } from './plants.tsx'
import { Pot, PotDrawings } from './pots.tsx'
import type { GrowthStage, PlantKind } from '../types.ts'
import '../scenes.css'

export default { title: '花园/植物' }

const kinds: readonly PlantKind[] = ['rose', 'magicFlower', 'peento', 'rice', 'gourd']
const stages: readonly GrowthStage[] = [0, 1, 2, 3, 4]

export const 五个阶段 = () => (
  <main className="sc mx-auto min-h-dvh w-full max-w-phone p-3">
    <h1 className="text-headline font-semibold">植物的五个阶段</h1>
    <PlantDrawings kinds={kinds} />
    <PotDrawings />
    {kinds.map((kind) => (
      <section key={kind} aria-label={plantWords[kind]} className="mt-3">
        <p className="text-caption">{plantWords[kind]}</p>
        <ol className="grid grid-cols-5">
          {stages.map((stage) => (
            <li key={stage} className="text-center text-caption">
              <svg viewBox="0 0 120 190" className="w-full" aria-hidden="true">
                <Pot state={stage === 0 ? 'stopped' : 'started'} />
                <Plant kind={kind} stage={stage} />
              </svg>
              {stageWord({ kind, stage })}
            </li>
          ))}
        </ol>
      </section>
    ))}
  </main>
)
