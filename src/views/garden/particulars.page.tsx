import { spanWords } from '#src/domain/garden/growth.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { ParticularsScreen } from './particulars.screen.tsx'
import { useAir } from './use-air.ts'
import { useEggs } from './use-eggs.ts'

/** One kind of animal of the pasture, close (marketplace §2, newPattern/particulars). */
export default function ParticularsPage() {
  const animal = useNavigation().query.get('animal') ?? 'hen'
  const { pool, eggs, question } = useEggs()
  const row = pool.data?.eggs.find((one) => one.animal === animal)
  const facts = row
    ? [
        { term: '孵化', detail: spanWords(row.hatchMs) },
        { term: '力气', detail: String(row.strength) },
        { term: '体力', detail: String(row.health) },
        { term: '已换微豆', detail: counted(row.exchanged, '只') },
      ]
    : []
  const air = useAir()
  return (
    <>
      {question}
      <ParticularsScreen
        air={air}
        resource={pool}
        egg={eggs.find((one) => one.animal === animal) ?? null}
        facts={facts}
      />
    </>
  )
}
