import { PastureScreen } from './pasture.screen.tsx'
import { useEggs } from './use-eggs.ts'

/** The pasture and its nests (marketplace §2, §7 Eggs; lc:eggs). */
export default function PasturePage() {
  const { pool, eggs } = useEggs()
  return <PastureScreen resource={pool} eggs={eggs} />
}
