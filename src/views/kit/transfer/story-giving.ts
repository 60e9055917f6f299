import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { storyForm } from '../story/story-parts.ts'
import type { Giving } from './use-receiving.ts'
import type { Receiver } from './use-receiver.ts'

/* Somebody who is given something, for stories. */

const still = (): void => undefined

export const nobodyYet: Receiver = { state: 'none', person: null, problem: '', retry: still }

export const sampleReceiver: Receiver = {
  ...nobodyYet,
  state: 'found',
  person: { id: '10002', name: '林间有鹿', avatar: samplePicture(120) },
}

export const sampleGiving = (form: Parameters<typeof storyForm>[0] = {}, receiver: Receiver = nobodyYet): Giving => ({
  form: storyForm({ ...form, values: { words: '', paper: 'festive', ...form?.values } }),
  receiver,
  onLook: still,
})
