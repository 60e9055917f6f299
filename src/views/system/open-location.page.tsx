import { useCopy } from '../kit/app/use-copy.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { OpenLocationScreen } from './open-location.screen.tsx'
import { viewPlace } from './open-location.select.ts'

/** Shows the place in the address: `name`, `address`, `latitude`, `longitude` (marketplace §2, §9). */
export default function OpenLocationPage() {
  const { query } = useNavigation()
  const copy = useCopy()
  const place = viewPlace(query)
  return <OpenLocationScreen place={place} onCopy={() => void copy(place?.copied ?? '')} />
}
