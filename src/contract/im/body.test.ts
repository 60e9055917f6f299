import { expect, it } from 'vitest'
import { type BodyMeta, checkBodyMeta } from './body.ts'

const sound: Required<BodyMeta> = {
  thread: { msg_parent_id: '1', muc_parent_id: '2', thread_name: '话题' },
  thread_overview: { id: '1', muc_parent_id: '2', name: '话题', message_count: 3 },
  reaction: [{ reaction: 'ok', count: 1, userList: ['bob'], state: true }],
  translations: [{ code: 'en', text: 'hi' }],
}
const parts = Object.keys(sound) as (keyof BodyMeta)[]

/** What is kept of one part, and what is said of it. */
function checked(part: keyof BodyMeta, value: unknown): { readonly kept: unknown; readonly said: readonly string[] } {
  const said: string[] = []
  const kept = checkBodyMeta({ ...sound, [part]: value } as BodyMeta, (why) => said.push(why))
  const { [part]: own, ...others } = kept
  const { [part]: _, ...expected } = sound
  expect(others).toEqual(expected)
  return { kept: own, said }
}

it.each(parts)('%s is there, is not there, or is of another shape, whatever else is there', (part) => {
  expect(checked(part, sound[part])).toEqual({ kept: sound[part], said: [] })
  // Nothing is no other shape: services write it either way.
  for (const nothing of [undefined, null]) expect(checked(part, nothing)).toEqual({ kept: undefined, said: [] })
  const said = [`${part} of another shape`]
  for (const odd of ['text', 5, true, ...(Array.isArray(sound[part]) ? [{}] : [])])
    expect(checked(part, odd)).toEqual({ kept: undefined, said })
})

it.each(['reaction', 'translations'] as const)('of %s the members that are of another shape are left out', (part) => {
  const said = [`${part} of another shape`]
  expect(checked(part, [])).toEqual({ kept: [], said: [] })
  expect(checked(part, [null, ...sound[part], 5])).toEqual({ kept: sound[part], said })
})
