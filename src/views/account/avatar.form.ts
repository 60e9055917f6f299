import type { Form } from '#src/machines/submission/submission.machine.ts'

/** The address of an uploaded picture becomes the avatar. */
export const avatarForm: Form = { form: 'avatar', fields: { avatar: { initial: '', rules: [] } } }
