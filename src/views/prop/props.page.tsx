import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useAction } from '../kit/form/use-action.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { wearForm } from './prop.form.ts'
import { resultPath } from './prop.select.ts'
import { PropsScreen } from './props.screen.tsx'

const used = { endpoint: 'prop.mine', request: { isUsed: true }, pageSize: ROWS_A_PAGE } as const

/** One's props, chests and titles (marketplace §2, §7; docs/decisions/0052). What came of a use is a page of its own. */
export default function PropsPage() {
  const app = useApp()
  const { push } = useNavigation()
  const props = useResource({ endpoint: 'prop.mine', request: { isUsed: false }, pageSize: ROWS_A_PAGE, freshMs: 2000 })
  const chests = useResource({ endpoint: 'prop.chests', request: {}, freshMs: 2000 })
  const titles = useResource({ endpoint: 'prop.titles', request: {}, freshMs: 2000 })
  const wear = useAction(wearForm, [titles.renewal])
  const renewals = [props.renewal, chests.renewal, titles.renewal, renewalOf(used)]
  const { before, question } = useAskBefore('', [])
  const follows = { done: renewals, refused: renewals }
  /** Said once under a key of its own, and shown where the key leads. */
  const perform = (call: { endpoint: 'prop.use' | 'prop.openChest'; request: { id: string } }): void => {
    const go = () => {
      const key = app.trade.newIntent()
      app.say(`transfer/${key}`, { type: 'transfer.requested', ...call, follows })
      push(resultPath(key))
    }
    before(call, go, [call.request.id])
  }
  return (
    <>
      <PropsScreen
        unknown={<UnknownIntents by={['prop.use', 'prop.openChest'] as const} />}
        resource={props}
        props={props.items}
        chests={{ resource: chests, data: chests.data }}
        titles={{ resource: titles, data: titles.data }}
        wearing={wear.pending}
        onUse={(id) => perform({ endpoint: 'prop.use', request: { id } })}
        onOpen={(id) => perform({ endpoint: 'prop.openChest', request: { id } })}
        onWear={(id) => wear.run({ id })}
      />
      {question}
    </>
  )
}
