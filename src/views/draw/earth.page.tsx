import { useMinute } from '../kit/app/use-now.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { placeLine } from './earth.select.ts'
import { EarthScreen } from './earth.screen.tsx'

/** A globe with the places where something is on, each with the way to it (marketplace §2, §7 arActivity). */
export default function EarthPage() {
  const earth = useResource({ endpoint: 'draw.earth', request: {}, freshMs: 30_000 })
  const now = useMinute()
  const places = earth.data ?? []
  return <EarthScreen resource={earth} places={places} lines={places.map((row) => placeLine(row, now))} />
}
