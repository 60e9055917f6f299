import type { MachineView } from '#src/machines/model.ts'
import type { SubmissionContext } from '#src/machines/submission/submission.machine.ts'
import type { Lens } from './tester/ledger.ts'

/** A form of one field; what is right of it is reckoned here, apart from the machine. */
export const formLens: Lens = ({ fact, before, after, out }) => {
  const contextOf = (view: MachineView) => view.context as unknown as SubmissionContext
  const seen = (view: MachineView): MachineView => {
    const { form, values, lost, errors, failure, intent, unanswered, follows } = contextOf(view)
    return {
      ...view,
      context: {
        form: form?.form ?? null,
        value: values['name'] ?? '',
        lost: lost.includes('name'),
        wrong: 'name' in errors,
        failure: failure?.reason ?? null,
        intent,
        isUnanswered: unanswered,
        follows: follows.length,
      },
    }
  }
  const { form, values, lost, follows } = contextOf(before)
  const right = String(values['name'] ?? '').replaceAll(/[\s\u3000]/g, '')
  const about = {
    right,
    isRight: lost.includes('name') || right !== '',
    next: Array.isArray(fact['follows']) ? fact['follows'].length : 0,
    following: follows,
    isOther: (fact['form'] as { form?: string } | undefined)?.form !== form?.form,
  }
  return { fact: { ...fact, ...about }, before: seen(before), after: seen(after), out }
}
