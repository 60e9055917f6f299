import type { Asks } from '#src/machines/operations.ts'
import type { SnapshotOf } from '#src/machines/streams.ts'
import { useApp } from '../../kit/app/app.ts'
import { useStream } from '../../kit/app/use-stream.ts'
import type { InvitationView } from '../kit/chat-view.ts'
import { answerName, answerOf, type Question, viewQuestion } from './invitations.ts'
import type { Names } from '../../kit/chat/names.ts'

const noAsks: Asks = {}
const asksOf = (snapshot: SnapshotOf<'contact' | 'group'> | undefined) => snapshot?.context.asks ?? noAsks

/** Invitations and requests as they stand, and how they are answered. */
export function useAnswers(questions: readonly Question[], names: Names) {
  const app = useApp()
  const asks = { contact: useStream('contact', asksOf), group: useStream('group', asksOf) }
  const now = app.clock.now()
  const invitations: InvitationView[] = questions.map((question) => viewQuestion(question, asks, names, now))
  const onAnswer = (key: string, accept: boolean): void => {
    const question = questions.find((one) => one.key === key)
    if (!question) return
    const { stream, operation, input } = answerOf(question, accept)
    // An answer that failed before says nothing about this one.
    app.say(stream, { type: `${stream}.askForgotten`, ask: answerName(question, !accept) })
    app.say(stream, { type: `${stream}.operationRequested`, operation, input, ask: answerName(question, accept) })
  }
  return { invitations, onAnswer }
}
