import { chinaOffset } from '#src/domain/time/calendar.ts'
import { day } from '#src/domain/time/instant.ts'
import { useMinute } from '../kit/app/use-now.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { BattleScreen } from './battle.screen.tsx'
import { useAir } from './use-air.ts'
import { animalWords } from './words.ts'

/** A friendly match between one's strongest animal and a neighbour's (marketplace §2, newPattern/battleChicken). */
export default function BattlePage() {
  const pool = useResource({ endpoint: 'garden.pool', request: {} })
  const now = useMinute()
  const air = useAir()
  const own = (pool.data?.eggs ?? [])
    .filter(({ received }) => received > 0)
    .toSorted((a, b) => b.strength * b.health - a.strength * a.health)[0]
  return (
    <BattleScreen
      air={air}
      resource={pool}
      mine={
        own ? { name: animalWords[own.animal], strength: own.strength, health: own.health, animal: own.animal } : null
      }
      others={(pool.data?.neighbours ?? []).map(({ nickname, strength, health }) => {
        return { name: `${nickname}的乌金`, strength, health }
      })}
      day={Math.floor((now + chinaOffset) / day)}
    />
  )
}
