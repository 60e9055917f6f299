import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { InlineMessage, QuietAction } from '#src/ui/feedback/inline-message.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { FormParts } from '../form/form-screen.tsx'
import { typedAmount } from '#src/domain/text/typed-text.ts'
import type { OfferSum } from './offer.ts'
import type { ShownForm } from '../form/shown-form.ts'
import { OpenEnd } from '../intent/staged-news.tsx'
import type { ListingView } from './use-listing.ts'

export interface OfferSheetProps {
  readonly open: boolean
  readonly form: ShownForm
  readonly lines: OfferSum['lines']
  /** What is offered: 「云起庐山 #31」. */
  readonly name: string
  /** What others ask; `''` when nobody does. */
  readonly floor: string
  readonly onDismiss: () => void
}

/** Asks for the price of something that is put up for sale, and says what is left of it. */
export const OfferSheet = ({ open, form, lines, name, floor, onDismiss }: OfferSheetProps) => (
  <Sheet open={open} title="寄售" onDismiss={onDismiss}>
    <p className="pb-4 text-center text-note text-muted">{name}</p>
    <FormParts
      form={form}
      label="寄售"
      submit={{ text: '确认寄售', pending: '正在寄售' }}
      note="寄售中可以随时下架；有人付款时暂时锁定，成交后不能撤回"
      fields={[
        {
          name: 'price',
          label: '价格（元）',
          inputMode: 'decimal',
          placeholder: '0.00',
          clean: typedAmount,
          ...(floor === '' ? {} : { hint: `当前地板价 ${floor}` }),
        },
        <div key="sum" className="rounded-m bg-sunken px-4 py-1">
          <DescriptionList items={lines} />
        </div>,
      ]}
    />
  </Sheet>
)

/** How the change of an offer stands: 确认中, or why it was refused. */
export function ListingNews({ listing, onCheck }: { readonly listing: ListingView; readonly onCheck: () => void }) {
  if (listing.state === 'uncertain') {
    return (
      <InlineMessage kind="pending" action={<QuietAction onPress={onCheck}>刷新</QuietAction>}>
        {listing.up ? '寄售' : '下架'}确认中，有结果会自动更新
        {listing.found !== '' && <span className="block">{listing.found}</span>}
        <OpenEnd isOpen={listing.found !== ''} {...(listing.end ? { onEnd: listing.end } : {})} />
      </InlineMessage>
    )
  }
  return listing.message === '' ? null : <InlineMessage kind="error">{listing.message}</InlineMessage>
}
