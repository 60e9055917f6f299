import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNow } from '../kit/app/use-now.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { SlotDetailsScreen } from './slot-details.screen.tsx'
import { programmeLine, usageWords, viewSlot } from './slot-details.select.ts'
import { drawnAs, slotScene } from './scene.select.ts'
import { useAir } from './use-air.ts'
import { useSlotDeeds } from './hand/use-slot-deeds.ts'
import { linkTo, places, type SlotRow, unlockWords } from './words.ts'

/** One slot of any garden, close (marketplace §2, §7 Garden; lc:garden-slots). */
export default function SlotDetailsPage() {
  const slotId = useNavigation().query.get('slot') ?? 'magic-1'
  const slot = useResource({ endpoint: 'garden.slot', request: { slotId } })
  return <Slot slotId={slotId} row={slot.data} resource={slot} />
}

interface SlotProps {
  readonly slotId: string
  readonly row: SlotRow | undefined
  readonly resource: ReturnType<typeof useResource<'garden.slot'>>
}

function Slot({ slotId, row, resource }: SlotProps) {
  const slotType = row?.slotType ?? 'magic'
  const now = useNow(true, 30_000)
  const need = useAside(row?.state === 'locked' ? { endpoint: 'garden.need', request: { slotId } } : null)
  const programmes = useAside({ endpoint: 'garden.programmes', request: { slotType }, freshMs: 600_000 })
  const layable = useAside({ endpoint: 'garden.layable', request: {} })
  const cards = useAside({ endpoint: 'garden.cards', request: {} })
  const magicUsage = useAside({ endpoint: 'garden.magicUsage', request: {} })
  const cardUsage = useAside({ endpoint: 'garden.nutrientUsage', request: {} })
  const usages = [magicUsage, cardUsage]
  // From midnight on as much as ever can be used again.
  useRenewal(
    usages.map(({ data }) => data?.resetAt ?? null),
    () => usages.forEach(({ refresh }) => refresh()),
  )
  const { question, ...deeds } = useSlotDeeds(slotId, row, [
    resource.renewal,
    renewalOf({ endpoint: 'garden.slots', request: { slotType } }),
    layable.renewal,
    cards.renewal,
    magicUsage.renewal,
    cardUsage.renewal,
  ])
  const air = useAir()
  const place = drawnAs[slotType]
  const used = magicUsage.data
  const beans = need.data?.beans ?? null
  return (
    <>
      {question}
      <SlotDetailsScreen
        {...deeds}
        air={air}
        scene={
          row
            ? {
                air,
                place: place === 'farm' ? 'court' : place,
                slot: slotScene(row, now, deeds.change.state === 'uncertain'),
              }
            : null
        }
        resource={resource}
        view={row ? viewSlot(row, now) : null}
        unlocking={unlockWords(beans ?? undefined) ?? '解锁'}
        layable={layable.data ?? []}
        programmes={(programmes.data ?? []).map(programmeLine)}
        cards={cards.data ?? []}
        magicUsage={used ? usageWords(used, '点') : ''}
        cardUsage={cardUsage.data ? usageWords(cardUsage.data, '张') : ''}
        magicMax={used ? Math.max(0, used.limit - used.used) : 0}
        plotHref={linkTo(places[slotType].path)}
      />
    </>
  )
}
