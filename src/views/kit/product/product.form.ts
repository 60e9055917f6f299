import type { SentForm } from '#src/machines/submission/submission.machine.ts'

/* Intents without fields on a page: sent as soon as they are pressed. */

export const starForm: SentForm<'product.setFavourite'> = {
  form: 'product/star',
  endpoint: 'product.setFavourite',
  fields: { categoryId: { initial: '', rules: [] }, starred: { initial: false, rules: [] } },
}

export const remindForm: SentForm<'product.appointment'> = {
  form: 'product/remind',
  endpoint: 'product.appointment',
  fields: { id: { initial: '', rules: [] }, booked: { initial: false, rules: [] } },
}

/** Appointing to buy before everybody else. */
export const appointForm: SentForm<'energy.appoint'> = {
  form: 'product/appoint',
  endpoint: 'energy.appoint',
  fields: { categoryId: { initial: '', rules: [] } },
}

export const queueForm: SentForm<'product.joinRelease'> = {
  form: 'product/queue',
  endpoint: 'product.joinRelease',
  fields: { id: { initial: '', rules: [] } },
}
