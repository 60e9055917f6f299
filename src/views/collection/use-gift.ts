import { useEffect } from 'react'
import { type GiftPaper, giftPapers, type WrappedGift } from '#src/domain/message/gift.ts'
import { writeMessageKind } from '#src/domain/message/kinds.ts'
import type { FollowUp } from '#src/machines/follow-ups.ts'
import type { Values } from '#src/machines/submission/submission.machine.ts'
import { href } from '#src/routes/table.ts'
import { type App, useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useUser } from '../kit/app/use-session.ts'
import { messageFact } from '../kit/chat/message-fact.ts'
import type { CopyRow } from '../kit/collection/copy.ts'
import { useCheckedForm } from '../kit/form/use-checked-form.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { forgottenBy } from '../kit/intent/unknown-intents.ts'
import { useIntent } from '../kit/intent/use-intent.ts'
import { useReceiving } from '../kit/transfer/use-receiving.ts'
import { giftForm } from './gift.form.ts'

const path = '/pages/common/transferParticulars/transferParticulars'

const gifts = ['transfer.give'] as const
const forgottenGift = forgottenBy(gifts)

/** What of a copy is told with a gift. */
export type GivenCopy = Pick<CopyRow, 'productId' | 'name' | 'number' | 'seriesName' | 'image' | 'rarity'>

const paperOf = (values: Values): GiftPaper => giftPapers.find((paper) => paper === values['paper']) ?? giftPapers[0]

/** Pure: copies as they are wrapped, the first of them pictured; null where nothing is known of them. */
export function wrapped(copies: readonly GivenCopy[], values: Values): WrappedGift | null {
  const [first] = copies
  if (!first) return null
  const { productId, name, number, seriesName, image, rarity } = first
  return {
    productId,
    name: `${name} #${number}`,
    seriesName,
    image,
    rarity,
    count: copies.length,
    words: String(values['words'] ?? ''),
    paper: paperOf(values),
  }
}

/** Who is here, and who gets it, as far as they are known. */
interface Between {
  readonly user: Parameters<typeof messageFact>[1] | null
  readonly person: { readonly id: string } | null
}

/** Told in the chat once it is given, wrapped; nothing where there is no chat, or where it is not known what goes to whom. */
export function toldInChat(
  app: Pick<App, 'chat'>,
  { user, person }: Between,
  data: WrappedGift | null,
): readonly FollowUp[] {
  if (!data || !person || !user || !app.chat.isServed) return []
  return [messageFact(app, user, { kind: 'chat', name: person.id }, writeMessageKind({ name: 'gift', data }))]
}

/** The intent and the form of a gift, whose draft is named `draft`; `to` is whom one comes from the page of. */
export function useGift(gift: string, draft: string, ids: readonly string[], copies: readonly GivenCopy[], to = '') {
  const app = useApp()
  const { replace } = useNavigation()
  const user = useUser()
  const intent = useIntent('transfer', gifts, gift)
  const { before, question } = useAskBefore(`transfer/${gift}`, ids, forgottenGift)
  const follows = (values: Values) => toldInChat(app, { user, person: giving.receiver.person }, wrapped(copies, values))
  const form = useCheckedForm(giftForm(draft), (values) => {
    const { receiver, payPassword } = values
    before({ endpoint: 'transfer.give' }, () =>
      intent.perform(
        {
          endpoint: 'transfer.give',
          request: { ids, receiver: String(receiver) },
          password: String(payPassword),
        },
        { done: follows(values) },
      ),
    )
  })
  const giving = useReceiving(form, to)
  const { change, reset } = form
  const isGiven = intent.state === 'done'
  useEffect(() => {
    // Its paper is shown as long as one looks; what was written for it is not meant for the next.
    if (isGiven) return reset
    // oxlint-disable-next-line react/exhaustive-deps -- the draft is named once for the page
  }, [isGiven])
  useEffect(() => {
    if (to !== '') change('receiver', to)
    // Once, for the person whose page one comes from.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [to])
  const onAgain = () => replace(href(path, { ...(draft === 'many' ? {} : { id: draft }), gift: app.trade.newIntent() }))
  return { question, shown: { giving, intent, onCheck: intent.check, onAgain } }
}
