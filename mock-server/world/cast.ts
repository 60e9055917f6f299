import type { Cast } from './chat-service.ts'
import type { WorldClock } from './clock.ts'
import { demoAccount } from './demo-account.ts'
import { pictures } from './pictures.ts'
import type { Tables } from './world.ts'

/** What the tables give the chat service to begin with: people, the demo account first, and what is recommended. */
export function castOf({ tables, clock }: { readonly tables: Tables; readonly clock: WorldClock }): Cast {
  const people = tables.users.all().map(({ id, nickname, avatar }) => ({ id, nickname, avatar }))
  const cards = tables.products
    .filter((row) => row.recommended > 0)
    .toSorted((a, b) => a.recommended - b.recommended)
    .flatMap(({ id, name, seriesId, serial, rarity, priceFen }) => {
      const series = tables.series.get(seriesId)
      if (!series) return []
      return [
        {
          id,
          name,
          seriesName: series.name,
          image: pictures.collectible(series.key, serial, rarity),
          rarity,
          priceFen,
        },
      ]
    })
  return {
    now: clock.now(),
    people: people.toSorted((a, b) => Number(b.id === demoAccount.userId) - Number(a.id === demoAccount.userId)),
    cards,
  }
}
