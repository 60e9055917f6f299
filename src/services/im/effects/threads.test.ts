import { describe, expect, it } from 'vitest'
import type { ChatClient } from '../client.ts'
import { threadAsks } from './threads.ts'

const { signal } = new AbortController()
const no = (name: string) => ({ ok: false, error: { name, type: 1, message: '' } })

/** A service whose lists come in pages, and what was asked of it. */
function serving(
  pages: Readonly<Record<string, readonly (readonly unknown[])[]>>,
  answers: Readonly<Record<string, unknown>> = {},
) {
  const asked: string[] = []
  const call = async (name: string, input: { readonly id?: string; readonly cursor?: string }) => {
    asked.push([name, input.id, input.cursor].filter((word) => word !== undefined).join(' '))
    const list = pages[name]
    if (!list) return answers[name] ?? { ok: true, value: null }
    const at = Number(input.cursor ?? 0)
    const items = list[at]
    return items ? { ok: true, value: { items, cursor: list[at + 1] ? String(at + 1) : '' } } : no('timeout')
  }
  const ask = (operation: string, input: object) =>
    threadAsks[operation]!({ call } as unknown as ChatClient, input as never, signal)
  return { ask, asked }
}
const thread = (id: string, messageId: string) => ({ id, messageId, name: `t${id}` })

describe('lists of threads come whole', () => {
  it('members, and those of a group, page after page', async () => {
    const members = serving({ 'threads.members': [['a', 'b'], ['c']] })
    expect(await members.ask('members', { id: '7' })).toEqual({ ok: true, value: ['a', 'b', 'c'] })
    expect(members.asked).toEqual(['threads.members 7', 'threads.members 7 1'])
    const rows = [[thread('1', 'm')], [thread('2', 'n')], [thread('3', 'o')]]
    const group = serving({ 'threads.inGroup': rows })
    expect(await group.ask('inGroup', { parentId: 'g' })).toEqual({
      ok: true,
      value: { items: rows.flat(), cursor: '' },
    })
  })

  it('not at all where a page cannot be had, and no page twice where its cursor does not move', async () => {
    expect(await serving({ 'threads.members': [] }).ask('members', { id: '7' })).toEqual(no('timeout'))
    let calls = 0
    const call = async () => ({ ok: true, value: { items: [++calls], cursor: 'same' } })
    const got = await threadAsks['members']!({ call } as unknown as ChatClient, { id: '7' }, signal)
    expect(got).toEqual({ ok: true, value: [1, 2] })
  })
})

describe('whoever begins a thread where there is one', () => {
  const exists = { 'threads.create': no('threadAlreadyExists'), 'threads.join': no('threadAlreadyExists') }
  const input = { name: '我的', messageId: 'n', parentId: 'g' }

  it('is let into that one, on whatever page it stands', async () => {
    const { ask, asked } = serving({ 'threads.inGroup': [[thread('1', 'm')], [thread('2', 'n')], []] }, exists)
    expect(await ask('create', input)).toEqual({ ok: true, value: { id: '2', name: 't2' } })
    expect(asked).toEqual(['threads.create', 'threads.inGroup', 'threads.inGroup 1', 'threads.join 2'])
  })

  it('hears that there is one where it cannot be found, and why anything else has failed', async () => {
    for (const pages of [[], [[thread('1', 'm')]]])
      expect(await serving({ 'threads.inGroup': pages }, exists).ask('create', input)).toEqual(
        no('threadAlreadyExists'),
      )
    const refused = serving({}, { 'threads.create': no('noPermission') })
    expect([await refused.ask('create', input), refused.asked]).toEqual([no('noPermission'), ['threads.create']])
    const made = serving({}, { 'threads.create': { ok: true, value: { id: '9' } } })
    expect([await made.ask('create', input), made.asked]).toEqual([
      { ok: true, value: { id: '9' } },
      ['threads.create'],
    ])
  })
})
