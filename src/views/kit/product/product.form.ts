import type { Form } from '#src/machines/submission/submission.machine.ts'

/* Wishes without fields on a page: sent as soon as they are pressed. */

export const starForm: Form = {
  form: 'product/star',
  endpoint: 'product.setFavourite',
  fields: { categoryId: { initial: '', rules: [] }, starred: { initial: false, rules: [] } },
}

export const remindForm: Form = {
  form: 'product/remind',
  endpoint: 'product.appointment',
  fields: { id: { initial: '', rules: [] }, booked: { initial: false, rules: [] } },
}

export const queueForm: Form = {
  form: 'product/queue',
  endpoint: 'product.joinRelease',
  fields: { id: { initial: '', rules: [] } },
}
