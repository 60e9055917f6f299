import { PastureScreen } from './pasture.screen.tsx'
import { useAir } from './use-air.ts'
import { useEggs } from './use-eggs.ts'

/** The pasture and its nests (marketplace §2, §7 Eggs; lc:eggs). */
export default function PasturePage() {
  const { pool, eggs, question } = useEggs()
  const air = useAir()
  return (
    <>
      {question}
      <PastureScreen air={air} resource={pool} eggs={eggs} />
    </>
  )
}
