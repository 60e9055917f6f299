import type { DraftForm } from '#src/machines/submission/submission.machine.ts'

/** The address of an uploaded picture becomes the avatar. */
export const avatarForm: DraftForm = { form: 'avatar', fields: { avatar: { initial: '', rules: [] } } }
