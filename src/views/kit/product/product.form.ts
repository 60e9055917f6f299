import type { SentForm } from '#src/machines/submission/submission.machine.ts'

/* Intents without fields on a page: sent as soon as they are pressed. */

export const starForm: SentForm<'product.setFavourite'> = {
  form: 'product/star',
  endpoint: 'product.setFavourite',
  fields: { categoryId: { initial: '', rules: [] }, starred: { initial: false, rules: [] } },
}

/** When something begins (server time), and in which words its reminder comes; not on the wire, the device keeps it. */
const reminder = { at: { initial: 0, rules: [] }, title: { initial: '', rules: [] } }

export const remindForm: SentForm<'product.appointment', 'at' | 'title'> = {
  form: 'product/remind',
  endpoint: 'product.appointment',
  fields: { id: { initial: '', rules: [] }, booked: { initial: false, rules: [] }, ...reminder },
}

/** The same of avatars. */
export const avatarRemindForm: typeof remindForm = { ...remindForm, form: 'avatar/remind' }

/** Appointing to buy before everybody else. */
export const appointForm: SentForm<'energy.appoint', 'at' | 'title'> = {
  form: 'product/appoint',
  endpoint: 'energy.appoint',
  fields: { categoryId: { initial: '', rules: [] }, ...reminder },
}

export const queueForm: SentForm<'product.joinRelease'> = {
  form: 'product/queue',
  endpoint: 'product.joinRelease',
  fields: { id: { initial: '', rules: [] } },
}
