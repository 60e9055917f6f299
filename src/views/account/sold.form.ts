import type { DraftForm } from '#src/machines/submission/submission.machine.ts'

/** Up to which sale somebody has been told of what came in: when it was made, in ms; `''` for none. */
export const soldForm: DraftForm = { form: 'mine/sold', fields: { told: { initial: '', rules: [] } } }
