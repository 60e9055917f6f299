import { List, ListRow } from '#src/ui/display/list.tsx'
import { DealPage, type Deals, DealSheet } from '../kit/finance/deal-page.tsx'
import { HeldSum } from '../kit/finance/sum-box.tsx'
import { type FittingOffer, shownStates as parts, type ShownState, stateWords as words } from './asks.select.ts'

export interface MyAsksProps extends Deals {
  readonly state: ShownState
  /** What is held for all that are open, and how many those are; null until it is known. */
  readonly held: readonly [sum: string, count: string] | null
  /** The ask that was pressed, with offers of the same that cost no more; null while none is. */
  readonly opened: {
    readonly title: string
    readonly price: string
    readonly offers: readonly FittingOffer[] | null
  } | null
  readonly onState: (state: ShownState) => void
  readonly onClose: () => void
  readonly onCancel: () => void
  readonly onChoose: (offer: FittingOffer) => void
}

const noneWords: Readonly<Record<ShownState, string>> = {
  released: '暂无进行中的求购',
  sold: '暂无已成交的求购',
  cancelled: '暂无已结束的求购',
}

/** One's own asks, with what can be done with one that is open. */
export const MyAsksScreen = ({ state, held, opened, onState, onClose, onCancel, onChoose, ...list }: MyAsksProps) => (
  <DealPage
    {...list}
    tabs={{ label: '求购状态', parts, words, current: state, onTab: onState }}
    empty={{
      title: noneWords[state],
      note: '出价前，可先参考近期成交价。',
      action: { text: '求购成交记录', href: '#/pages/sales/asktobuySales/index' },
    }}
    foot={[{ text: '去求购榜', href: '#/pages/sales/asktobuy/index' }]}
    sheet={
      <DealSheet
        open={opened !== null}
        title={opened?.title ?? ''}
        about={`求购价 ${opened?.price ?? ''}，已经冻结${opened?.offers?.length === 0 ? '。暂无不高于此价的寄售' : ''}`}
        action={{ text: '撤回求购', onPress: onCancel }}
        onClose={onClose}
      >
        {opened?.offers && opened.offers.length > 0 && (
          <div className="pb-4">
            <List header="不高于求购价的寄售，可以直接买下">
              {opened.offers.map((one) => (
                <ListRow key={one.id} title={one.title} value={one.value} onPress={() => onChoose(one)} chevron />
              ))}
            </List>
          </div>
        )}
      </DealSheet>
    }
  >
    <HeldSum label="求购冻结" held={held} />
  </DealPage>
)
