import type { SentForm } from '#src/machines/submission/submission.machine.ts'

/** Wearing a title; none where nothing is named. */
export const wearForm: SentForm<'prop.wear'> = {
  form: 'prop/wear',
  endpoint: 'prop.wear',
  fields: { id: { initial: '', rules: [] } },
}
