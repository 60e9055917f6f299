import { useState } from 'react'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { LanternResultScreen } from './lantern-result.screen.tsx'
import { builtLine, lastPrize, prizeLine } from './lantern-result.select.ts'
import { useStaged } from '../kit/intent/use-staged.ts'

/** What was in the lantern that was opened (marketplace §2, §7 Garden; lc:build). */
export default function LanternResultPage() {
  const building = useNavigation().query.get('building') ?? 'rabbit'
  const opened = useResource({ endpoint: 'garden.boxLog', request: {}, pageSize: 20 })
  const built = useAside({ endpoint: 'garden.buildLog', request: {}, pageSize: 20 })
  const stream = `garden-build/${building}` as const
  const change = useStaged(stream)
  const prize = useStream(stream, (snapshot) => lastPrize(snapshot?.context))
  // Who comes back to it later sees what was in it, and not how it was opened once more.
  const [isSkipped, setSkipped] = useState(change.state !== 'changing')
  return (
    <LanternResultScreen
      resource={opened}
      change={change}
      prize={prize}
      lines={opened.items.map(prizeLine)}
      built={built.items.map(builtLine)}
      isSkipped={isSkipped}
      onSkip={() => setSkipped(true)}
      onCheck={change.check}
    />
  )
}
