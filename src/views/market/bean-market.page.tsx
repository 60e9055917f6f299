import { counted, formatCount } from '#src/domain/number/number-format.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { safePicture } from '../kit/app/links.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { productHref } from '../kit/product/goods.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { BeanMarketScreen } from './bean-market.screen.tsx'
import { castable } from './casting/casting.select.ts'

const yuanDou = { currency: 'yuanDou' } as const

/** What 元豆 are worth here: one's balance, what they buy, what melts into them (marketplace §2 yuandoumarket; docs/decisions/0047). */
export default function BeanMarketPage() {
  const mine = useAside({ endpoint: 'beans.mine', request: yuanDou, freshMs: 10_000 })
  const list = useResource({
    endpoint: 'beans.redeemables',
    request: yuanDou,
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 20_000,
  })
  const meltables = useAside({ endpoint: 'beans.meltables', request: yuanDou, freshMs: 20_000 })
  const melted = useAside({ endpoint: 'beans.melted', request: yuanDou, pageSize: 5, freshMs: 10_000 })
  return (
    <BeanMarketScreen
      balance={
        mine.data && {
          beans: formatCount(mine.data.balance),
          earned: formatCount(mine.data.earned),
          spent: formatCount(mine.data.spent),
        }
      }
      meltable={castable(meltables.data ?? [])}
      lines={list.items.map(({ product, beans, affordable }) => ({
        id: product.id,
        image: safePicture(product.image),
        title: product.name,
        note: product.seriesName,
        value: counted(beans, '元豆'),
        href: productHref(product.id),
        ...(affordable ? { tag: { text: '可兑换', tone: 'jade' } as const } : {}),
      }))}
      resource={list}
      melted={melted.items.map((row) => ({
        id: row.id,
        text: `${row.name} #${row.number}`,
        note: formatInstant(row.at, 'M月D日 HH:mm'),
        gain: `+${formatCount(row.beans)}`,
      }))}
    />
  )
}
