import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { ResultState } from '#src/ui/feedback/state.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { RarityFrame, rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { ShareWork } from '../kit/collection/share-work.tsx'
import { artRatio } from '../kit/product/collectible.ts'
import { StandingBox } from '../kit/product/large-art.tsx'
import { BoughtCard } from '../kit/order/goods-line.tsx'
import { LiveCountdown } from '../kit/app/live-countdown.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { Pedestal } from '../kit/page/pedestal.tsx'
import type { PayResultView } from './pay-result.select.ts'

export interface PayResultProps {
  readonly view: PayResultView
  readonly onCheck: () => void
  readonly onContinue: () => void
}

export function PayResultScreen(props: PayResultProps) {
  const { view } = props
  return (
    <PageScreen>
      <ResultState
        outcome={view.outcome}
        title={view.title}
        note={
          <>
            {view.note}
            {view.expiresAt !== null && (
              <span className="mt-2 block">
                <LiveCountdown label="付款剩余" until={view.expiresAt} doneText="付款时间已到" />
              </span>
            )}
          </>
        }
        action={<Actions {...props} />}
        picture={view.gained && <Gained {...view.gained} />}
      />
      {view.lines.length > 0 && <BoughtCard lines={view.lines} amount={view.amount} />}
    </PageScreen>
  )
}

const Gained = ({ kind, name, rarity, image, number, isBox }: NonNullable<PayResultView['gained']>) => (
  <div className="w-full">
    {isBox ? (
      <StandingBox src={image} alt={name} />
    ) : (
      <Pedestal>
        <RarityFrame rarity={rarity} size="detail">
          <ArtImage src={image} alt={name} ratio={artRatio(kind)} rounded="none" eager />
        </RarityFrame>
      </Pedestal>
    )}
    <p className="pt-5 font-title text-headline font-semibold text-balance">{name}</p>
    <p className="text-note text-soft tabular-nums">
      {[!isBox && rarity && rarityWords[rarity], number].filter(Boolean).join(' · ')}
    </p>
  </div>
)

const market = '#/pages/sales/sales'

function Actions({ view, onCheck, onContinue }: PayResultProps) {
  const order = <Button href={view.orderHref}>查看订单</Button>
  if (view.payHref !== null) {
    return (
      <div className="flex flex-wrap justify-center gap-3">
        {order}
        <Button tone="primary" href={view.payHref}>
          去付款
        </Button>
      </div>
    )
  }
  if (view.canAsk) {
    return (
      <>
        <div className="flex flex-wrap justify-center gap-3">
          {view.canContinue && <Button onPress={onContinue}>回到支付页面</Button>}
          <Button onPress={onCheck}>查看结果</Button>
          <Button href={`#${href('/pages/mine/order/index')}`}>我的订单</Button>
        </div>
        <TextLink href={`#${href('/pages/mine/aboutUs/aboutUs')}`}>联系客服</TextLink>
      </>
    )
  }
  if (!view.owned) {
    return (
      <div className="flex flex-wrap justify-center gap-3">
        {order}
        <Button href={market}>继续逛逛</Button>
      </div>
    )
  }
  return (
    <div className="flex w-72 max-w-full flex-col gap-3">
      <Button block tone="primary" href={view.owned.href}>
        {view.owned.text}
      </Button>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
        {view.gained && !view.gained.isBox && <ShareWork work={{ ...view.gained, seriesName: '' }} />}
        <Button block href={market}>
          继续逛逛
        </Button>
      </div>
      <TextLink href={view.orderHref}>查看订单</TextLink>
    </div>
  )
}
