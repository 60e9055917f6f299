import { useState } from 'react'
import { href } from '#src/routes/table.ts'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useIntent } from '../kit/intent/use-intent.ts'
import { useStay } from '../kit/page/use-stay.ts'
import { PRODUCTS_A_PAGE, ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { giveDeed, mayGet, memberLine, storedLine } from './guild.select.ts'
import { WarehouseScreen } from './warehouse.screen.tsx'

const path = '/pages/mine/warehouse/index'
const calls = ['guild.give'] as const

/** The warehouse of the guild, out of which an admin gives a copy to a member, once (marketplace §6; docs/decisions/0050). */
export default function WarehousePage() {
  const app = useApp()
  const { query } = useNavigation()
  const stay = useStay()
  const [copyId, key] = [query.get('copy') ?? '', query.get('give') ?? 'none']
  const warehouse = useAside({ endpoint: 'guild.warehouse', request: {} })
  const stored = useResource({ endpoint: 'guild.stored', request: {}, pageSize: PRODUCTS_A_PAGE })
  const members = useResource(
    copyId === '' ? null : { endpoint: 'guild.members', request: {}, pageSize: ROWS_A_PAGE, freshMs: 10_000 },
  )
  const [toId, setTo] = useState('')
  const give = useIntent('transfer', calls, key)
  const { before, question } = useAskBefore(`transfer/${key}`, [copyId])
  const row = stored.items.find((one) => one.copyId === copyId)
  const to = members.items.find((one) => one.person.userId === toId)
  const mayGive = warehouse.data?.mayGive === true
  const renewals = [warehouse.renewal, stored.renewal]
  const onConfirm = () => {
    setTo('')
    before({ endpoint: 'guild.give' }, () =>
      give.perform(
        { endpoint: 'guild.give', request: { copyId, userId: toId } },
        { done: renewals, refused: renewals },
      ),
    )
  }
  const state = give.state === 'sending' ? 'changing' : give.state === 'uncertain' ? 'uncertain' : 'rest'
  return (
    <WarehouseScreen
      resource={stored}
      warehouse={warehouse.data ?? null}
      lines={stored.items.map((one) => ({
        ...storedLine(one),
        ...(mayGive ? { onPress: () => stay(href(path, { copy: one.copyId, give: app.trade.newIntent() })) } : {}),
      }))}
      unknown={<UnknownIntents by={calls} but={`transfer/${key}`} />}
      given={give.result ? `已发给 ${give.result.to.nickname}` : ''}
      choosing={row !== undefined && toId === '' && (give.state === 'none' || give.state === 'refused') && mayGive}
      people={members.items
        .filter((one) => row !== undefined && mayGet(row, one))
        .map(({ person, ...one }) => ({
          ...memberLine({ person, ...one }),
          onPress: () => setTo(person.userId),
        }))}
      members={members}
      onClose={() => stay(href(path))}
      deed={row && to ? giveDeed(row, to.person) : null}
      change={{ ...give, state, found: give.found ?? '', doing: '发放藏品' }}
      question={question}
      onConfirm={onConfirm}
      onDismiss={() => setTo('')}
      onCheck={give.check}
    />
  )
}
