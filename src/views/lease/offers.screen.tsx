import { NumberBox } from '#src/ui/form/number-box.tsx'
import { DealPage, type Deals, DealSheet } from '../kit/finance/deal-page.tsx'
import { SumBox } from '../kit/finance/sum-box.tsx'
import { type Tenancy, nothingToRent, ownLeases } from './leases.select.ts'

export interface LeaseOffersProps extends Deals {
  readonly title: string
  /** The copy for which the days are chosen; null while none is. */
  readonly chosen: Tenancy | null
  readonly onDays: (days: number) => void
  readonly onClose: () => void
  readonly onNext: () => void
}

/** The copies of one edition that can be rented. */
export const LeaseOffersScreen = ({ chosen, onDays, onClose, onNext, ...list }: LeaseOffersProps) => (
  <DealPage
    {...list}
    header="租金从低到高"
    empty={nothingToRent}
    foot={ownLeases}
    sheet={
      <DealSheet
        open={chosen !== null}
        title="选择租期"
        {...(chosen ? { about: chosen.called } : {})}
        action={{ text: '下一步', tone: 'primary', onPress: onNext }}
        onClose={onClose}
      >
        {chosen && (
          <div className="flex flex-col gap-4 pb-4">
            <div className="flex items-center justify-between">
              <span>天数</span>
              <NumberBox label="天数" value={chosen.days} min={1} max={chosen.daysMax} onChange={onDays} />
            </div>
            <SumBox items={chosen.sum} rule={chosen.rule} />
          </div>
        )}
      </DealSheet>
    }
  />
)
