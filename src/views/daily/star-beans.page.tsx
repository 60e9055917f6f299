import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { starBeanLine } from './moves.select.ts'
import { StarBeansScreen } from './star-beans.screen.tsx'

/** How 星豆 came and went (marketplace §2, §7). */
export default function StarBeansPage() {
  const list = useResource({ endpoint: 'daily.starBeans', request: {}, pageSize: ROWS_A_PAGE, freshMs: 0 })
  return <StarBeansScreen resource={list} balance={list.data?.balance ?? null} lines={list.items.map(starBeanLine)} />
}
