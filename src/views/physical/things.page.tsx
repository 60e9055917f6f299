import { href } from '#src/routes/table.ts'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useIntent } from '../kit/intent/use-intent.ts'
import { useStay } from '../kit/page/use-stay.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { ThingsScreen } from './things.screen.tsx'

const path = '/pages/mine/entity/entity'

/** One's real things, and having one sent (marketplace §2, §7). What is chosen and the key of the intent stand in the address. */
export default function ThingsPage() {
  const { trade } = useApp()
  const { query, replace } = useNavigation()
  const stay = useStay()
  const key = query.get('key') ?? ''
  const things = useResource({ endpoint: 'physical.mine', request: {} })
  const addresses = useResource({ endpoint: 'address.list', request: {} })
  const chosen = query.get('thing') ?? ''
  const intent = useIntent('transfer', ['physical.order'], key)
  const thing = things.data?.find(({ id, orderId }) => id === chosen && orderId === '') ?? null
  const { before, question } = useAskBefore(`transfer/${key}`, chosen === '' ? [] : [chosen])
  const order = (addressId: string) => {
    const request = { physicalId: chosen, addressId }
    const follows = { done: [things.renewal], refused: [things.renewal] }
    replace(href(path, { key }))
    before({ endpoint: 'physical.order' }, () => intent.perform({ endpoint: 'physical.order', request }, follows))
  }
  return (
    <ThingsScreen
      resource={things}
      things={things.data ?? []}
      book={addresses}
      addresses={addresses.data ?? []}
      thing={thing}
      intent={intent}
      unknown={<UnknownIntents by={['physical.order'] as const} but={`transfer/${key}`} />}
      question={question}
      onChoose={(thing) => stay(href(path, thing === '' ? { key } : { key: trade.newIntent(), thing }))}
      onOrder={order}
      onCheck={intent.check}
    />
  )
}
