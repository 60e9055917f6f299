import { href } from '#src/routes/table.ts'
import { safePicture } from '../kit/app/links.ts'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { ResourceState } from '../kit/resource/resource-screen.tsx'
import { useAside } from '../kit/resource/use-aside.ts'
import { renewalOf } from '../kit/resource/use-resource.ts'
import { allOwned } from '../kit/collection/owned.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { forgottenBy } from '../kit/intent/unknown-intents.ts'
import { useIntent } from '../kit/intent/use-intent.ts'
import { IncompletePage } from '../kit/page/incomplete-link.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { OpenBlindBoxScreen } from './open-blind-box.screen.tsx'
import { openedGroups, openingCalls, openingOf } from './opened.ts'

/** Opening boxes under the key in the address, in a dark room (marketplace §2, §7). What was in them is on the page that follows. */
export default function OpenBlindBoxPage() {
  const opening = openingOf(useNavigation().query)
  return opening ? <Opening key={opening.key} opening={opening} /> : <IncompletePage of="box" />
}

const forgotten = forgottenBy(openingCalls)

/** As many cards lie on the shelf; all are on the page that follows. */
const SHELF_MAX = 10

/** Whoever wants no motion is shown what was in it at once. */
const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

function Opening({ opening }: { readonly opening: NonNullable<ReturnType<typeof openingOf>> }) {
  const { key, box: id } = opening
  const { trade } = useApp()
  const { query, replace } = useNavigation()
  // Whoever comes back to what is open already is shown what was in it.
  const result = href('/pages/common/openBlindBox/components/result/index', { key, box: id })
  const from = [href('/pages/common/openBlindBox/index', { key })]
  const opened = useIntent('blindBox', openingCalls, key, { href: result, from })
  const { state, message, perform, check } = opened
  const { before, question } = useAskBefore(`blind-box/${key}`, [id], forgotten)
  const box = useAside({ endpoint: 'box.detail', request: { id }, freshMs: 600_000 })
  const again = () =>
    replace(href('/pages/common/openBlindBox/index', { ...Object.fromEntries(query), key: trade.newIntent() }))
  const toResult = () => replace(result)
  const best = openedGroups(opened.result ?? [], 0)
    .flatMap((group) => group.goods)
    .slice(0, SHELF_MAX)
    .map((goods) => goods.item)
  // Nothing has begun yet, and there is no such box to begin with.
  if (state === 'none' && box.status === 'failed' && box.failure?.reason === 'refused')
    return (
      <PageScreen>
        <ResourceState resource={box} skeleton={null}>
          {null}
        </ResourceState>
      </PageScreen>
    )
  return (
    <>
      <OpenBlindBoxScreen
        work={`box-${id}`}
        count={opening.count}
        name={box.data?.name ?? '盲盒'}
        image={box.data ? safePicture(box.data.image) : null}
        state={state}
        message={message}
        found={opened.found ?? ''}
        isLate={opened.isLate ?? false}
        best={best}
        onOpen={() =>
          before(opening.call, () =>
            perform(opening.call, {
              done: [
                renewalOf(allOwned),
                ...(wantsNoMotion() ? [{ type: 'navigation.replaceRequested', href: result, from } as const] : []),
              ],
            }),
          )
        }
        onCheck={check}
        onAgain={again}
        onEnd={toResult}
      />
      {question}
    </>
  )
}
