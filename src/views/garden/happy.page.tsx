import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { wholeResource } from '../kit/resource/whole-resource.ts'
import { href } from '#src/routes/table.ts'
import { HappyScreen } from './happy.screen.tsx'
import { lanternLine } from './happy.select.ts'
import { useAir } from './use-air.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { useStaged } from '../kit/intent/use-staged.ts'
import type { Building } from './words.ts'

const resultOf = (building: Building): string => href('/pages/home/magicGarden/components/BlindBoxResult', { building })

/** The festival of lanterns: splinters, buildings and their boxes (marketplace §2, §7 Garden; lc:build). */
export default function HappyPage() {
  const app = useApp()
  const { push } = useNavigation()
  const air = useAir()
  const buildings = useResource({ endpoint: 'garden.buildings', request: {} })
  const splinters = useResource({ endpoint: 'garden.splinters', request: {} })
  const changes = {
    rabbit: useStaged('garden-build/rabbit'),
    lotus: useStaged('garden-build/lotus'),
    palace: useStaged('garden-build/palace'),
  }
  const whole = wholeResource({
    buildings,
    splinters,
  })
  const renewals = [
    buildings.renewal,
    splinters.renewal,
    renewalOf({ endpoint: 'garden.boxLog', request: {}, pageSize: 20 }),
  ]
  const follows = { done: renewals, refused: renewals }
  const { before, question } = useAskBefore('garden-build/none', [])
  const count = whole.data?.splinters.splinters ?? null
  return (
    <>
      {question}
      <HappyScreen
        air={air}
        resource={whole}
        splinters={count}
        lanterns={(whole.data?.buildings ?? []).map((row) => {
          const line = lanternLine(row, count ?? 0)
          const { building, next, closed } = line
          const stream = `garden-build/${building}` as const
          return {
            ...line,
            change: changes[building],
            resultHref: `#${resultOf(building)}`,
            onCheck: changes[building].check,
            onBuild: () =>
              before({ endpoint: 'garden.build' }, () => {
                app.say(stream, { type: 'gardenBuild.shown', stage: 'collecting' })
                app.say(stream, {
                  type: 'gardenBuild.buildRequested',
                  endpoint: 'garden.build',
                  request: { building, count: 1, number: next },
                  follows,
                })
              }),
            onOpen: () =>
              before({ endpoint: 'garden.openBox' }, () => {
                app.say(stream, { type: 'gardenBuild.shown', stage: 'built' })
                app.say(stream, {
                  type: 'gardenBuild.openRequested',
                  endpoint: 'garden.openBox',
                  request: { building, count: 1, number: closed ?? 1 },
                  follows,
                })
                push(resultOf(building))
              }),
          }
        })}
      />
    </>
  )
}
