import { describe, expect, it } from 'vitest'
import { changed, done, emptyGroup, noGroups } from './groups.ts'

const id = '7'
const input = { id, kind: 'group' }
const after = (...steps: readonly [operation: string, more: object, result: unknown][]) =>
  steps.reduce((data, [operation, more, result]) => done(data, operation, { ...input, ...more }, result), {
    ...noGroups,
    me: 'me',
  })
const event = (operation: string, more: object = {}) => ({
  operation,
  kind: 'group' as const,
  id,
  name: '',
  from: 'bob',
  to: [],
  reason: '',
  at: 1,
  ...more,
})

describe('a group', () => {
  it('GRP-4 knows what was listed, even when it is empty', () => {
    const listed = after(['admins', {}, []], ['muted', {}, [{ user: 'bob', expire: 9 }]], ['files', {}, []])
    expect(listed.groups[id]).toMatchObject({
      known: ['admins', 'muted', 'files'],
      admins: [],
      muted: ['bob'],
      mutedUntil: { bob: 9 },
      files: [],
    })
  })

  it('GRP-5 takes every role from who is out', () => {
    const group = {
      ...emptyGroup(id, 'group', ''),
      members: ['bob'],
      admins: ['bob'],
      muted: ['bob'],
      allowed: ['bob'],
    }
    for (const one of [event('kick', { to: ['bob'] }), event('absence'), event('ban', { to: ['bob'] })])
      expect(changed(group, one, 'me')).toMatchObject({ members: [], admins: [], muted: [], allowed: [] })
  })

  it('GRP-5 takes every role from this person, too, once they have left', () => {
    const roles = { members: ['me', 'bob'], admins: ['me'], muted: ['me'], allowed: ['me', 'bob'] }
    const known = { ...noGroups, me: 'me', groups: { [id]: { ...emptyGroup(id, 'group', ''), ...roles } } }
    const left = done(known, 'leave', input, undefined).groups[id]
    expect(left).toMatchObject({ membership: 'outside', members: ['bob'], admins: [], muted: [], allowed: ['bob'] })
  })

  it('GRP-2 whoever is banned stays banned when they are told, too, that they are out', () => {
    const inside = { ...emptyGroup(id, 'group', ''), membership: 'member' as const, members: ['me', 'bob'] }
    const to = ['me']
    const banned = changed(changed(inside, event('ban', { to }), 'me'), event('kick', { to }), 'me')
    expect(banned).toMatchObject({ membership: 'banned', blocked: ['me'], members: ['bob'] })
    expect(changed(banned, event('allow', { to }), 'me')).toMatchObject({ membership: 'outside', blocked: [] })
  })

  it('has each of its settings once, whether it was answered or told: the last word counts', () => {
    const info = { membersonly: true, allowinvites: true, maxusers: 200, invite_need_confirm: true, custom: 'a' }
    const ours = { approval: true, allowInvites: true, maxUsers: 200, inviteNeedConfirm: true, ext: 'a' }
    const others = { approval: false, allowInvites: false, maxUsers: 300, inviteNeedConfirm: false, ext: 'b' }
    const answered = after(['info', {}, [info]])
    const told = changed(answered.groups[id]!, event('update', { detail: others }), 'me')
    const again = done({ ...answered, groups: { [id]: told } }, 'info', input, [info])
    expect([answered.groups[id]!.detail, told.detail, again.groups[id]!.detail]).toEqual([ours, others, ours])
  })

  it('has no role for whom it was taken from, whatever was answered before', () => {
    const [known] = Object.values(after(['info', {}, [{ permission: 'admin' }]], ['admins', {}, ['me']]).groups)
    const told = (to: string) => changed(known!, event('removeAdmin', { to: [to] }), 'me').detail['permission']
    expect([told('bob'), told('me')]).toEqual(['admin', undefined])
  })

  it('says of a new mute nothing that was told of the one before', () => {
    const muted = after(['muted', {}, [{ user: 'bob', expire: 9 }]]).groups[id]!
    const again = changed(muted, event('addMute', { from: 'me', to: ['bob'] }), 'carol')
    expect([again.muted, again.mutedUntil]).toEqual([['bob'], {}])
  })

  it('lists a file once, whichever says so first', () => {
    const file = { file_id: 'f', file_name: 'a.txt', file_owner: 'me', file_size: 3, created: 5 }
    const known = { ...noGroups, me: 'me', groups: { [id]: { ...emptyGroup(id, 'group', ''), files: [] } } }
    const told = changed(known.groups[id]!, event('uploadFile', { reason: JSON.stringify({ data: file }) }), 'me')
    const uploaded = done({ ...known, groups: { [id]: told } }, 'uploadFile', input, file).groups[id]
    expect(uploaded?.files?.map((one) => one.id)).toEqual(['f'])
  })

  it('is handed over whole: the new owner is no administrator any more, the old one stays', () => {
    const group = { ...emptyGroup(id, 'group', ''), owner: 'me', members: ['me', 'bob'], admins: ['bob'] }
    expect(changed(group, event('assignOwner', { to: ['bob'] }), 'me')).toMatchObject({
      owner: 'bob',
      admins: [],
      members: ['me', 'bob'],
    })
  })

  it('keeps its announcement and files as they are told', () => {
    const file = { file_id: 'f', file_name: 'a.txt', file_owner: 'bob', file_size: 3, created: 5 }
    const group = { ...emptyGroup(id, 'group', ''), files: [] }
    const told = changed(group, event('uploadFile', { reason: JSON.stringify({ data: file }) }), 'me')
    expect(told.files).toEqual([{ id: 'f', name: 'a.txt', owner: 'bob', size: 3, at: 5 }])
    const turned = JSON.stringify({ data: { ...file, file_name: '合同RLOgpj.exe' } }).replace('RLO', String.raw`\u202e`)
    expect(changed(group, event('uploadFile', { reason: turned }), 'me').files?.[0]?.name).toBe('合同gpj.exe')
    expect(changed(told, event('deleteFile', { reason: 'f' }), 'me').files).toEqual([])
    expect(changed(told, event('uploadFile', { reason: 'no JSON' }), 'me').files).toBeNull()
    expect(changed(group, event('updateAnnouncement', { reason: '八点' }), 'me').announcement).toBe('八点')
    expect(after(['announce', { announcement: '九点' }, null]).groups[id]!.announcement).toBe('九点')
  })

  it('GRP-6 of the last visit has its name until the list says otherwise', () => {
    const told = { groups: { [id]: '藏友', 8: '旧名', 9: [] } }
    const kept = after(['recall', {}, told])
    expect(kept.groups[id]).toMatchObject({ name: '藏友', kind: 'group', membership: 'member', known: [] })
    expect([kept.isLoaded, kept.groups['9']?.name]).toEqual([false, ''])
    const listed = after(['recall', {}, told], ['load', {}, { me: 'me', groups: [{ id: '8', name: '新名' }] }])
    expect([listed.groups[id]?.membership, listed.groups['8']?.name]).toEqual(['outside', '新名'])
    const late = after(['load', {}, { me: 'me', groups: [{ id, name: '新名' }] }], ['recall', {}, told])
    expect(late.groups[id]?.name).toBe('新名')
  })

  it('is left when the list does not have it any more', () => {
    const left = after(['create', { name: '藏友' }, { id }], ['load', {}, { me: 'me', groups: [] }])
    expect(left.groups[id]).toMatchObject({ owner: 'me', membership: 'outside' })
  })

  it('lists chat rooms page by page, each once, until a page is not full', () => {
    const page = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: `${from + at}`, name: 'x', membersCount: 3 }))
    const first = after(['rooms', { page: 1 }, page(1, 20)])
    expect(first.rooms).toMatchObject({ pages: 1, isEnd: false })
    // One has moved to the second page while it was asked for.
    const both = after(['rooms', { page: 1 }, page(1, 20)], ['rooms', { page: 2 }, page(20, 2)])
    expect(both.rooms).toMatchObject({ pages: 2, isEnd: true })
    expect(both.rooms!.rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 21 }, (_, at) => at + 1))
    expect(after(['rooms', { page: 1 }, page(1, 20)], ['rooms', { page: 1 }, page(5, 1)]).rooms!.rows).toEqual([
      { id: '5', name: 'x', members: 3 },
    ])
  })

  it('is found page by page', () => {
    const found = after(
      ['public', {}, { rows: [{ id: '1', name: 'a' }], cursor: 'x' }],
      ['public', { cursor: 'x' }, { rows: [{ id: '2', name: 'b' }], cursor: '' }],
    )
    expect(found.open).toEqual({
      rows: [
        { id: '1', name: 'a' },
        { id: '2', name: 'b' },
      ],
      cursor: '',
    })
  })
})
