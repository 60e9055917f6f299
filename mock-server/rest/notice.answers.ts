import type { noticeEndpoints } from '#src/contract/rest/notice/notice.endpoints.ts'
import type { Notice } from '#src/contract/rest/notice/notice.schema.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { type Answers, type Caller, pageOf } from './answers.ts'
import { refuse } from '../world/refusals.ts'

/** 开售提醒 */
const reminderType = '52'

const readId = (caller: Caller, notice: Row<'notices'>): string => `${caller.user?.id ?? ''}/${notice.id}`

/** A guest has read everything: nobody's badge should count what cannot be marked. */
const shown =
  (world: World, caller: Caller) =>
  (row: Row<'notices'>): Notice => ({
    id: row.id,
    noticeType: row.typeId,
    typeName: world.tables.noticeTypes.get(row.typeId)?.name ?? '',
    title: row.title,
    summary: row.summary,
    cover: row.cover,
    publishedAt: row.publishedAt,
    pinned: row.pinned,
    read: !caller.user || world.tables.noticeReads.get(readId(caller, row)) !== undefined,
  })

/** What one person alone was told. */
const personal = (world: World, userId: string): Row<'notices'>[] =>
  world.tables.personalNotices
    .filter((row) => row.userId === userId)
    .map(({ userId: _, typeId = reminderType, ...row }) => ({
      ...row,
      typeId,
      cover: '',
      author: '数藏',
      pinned: false,
    }))

/** Pinned first, then the newest; what is dated later than now is not out yet. */
function published(world: World, { user }: Caller): Row<'notices'>[] {
  const now = world.clock.now()
  return [...world.tables.notices.all(), ...personal(world, user?.id ?? '')]
    .filter((row) => row.publishedAt <= now)
    .toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || b.publishedAt - a.publishedAt || (b.id > a.id ? 1 : -1))
}

const typesUnder = (world: World, parentId: string): Row<'noticeTypes'>[] =>
  world.tables.noticeTypes.filter((row) => row.parentId === parentId)

export const noticeAnswers: Answers<typeof noticeEndpoints> = {
  list: (world, { noticeType, keyword = '', ...page }, caller) => {
    const types =
      noticeType === undefined ? null : new Set([noticeType, ...typesUnder(world, noticeType).map((row) => row.id)])
    const words = keyword.trim().toLowerCase()
    const rows = published(world, caller)
      .filter((row) => types === null || types.has(row.typeId))
      .filter((row) => `${row.title} ${row.summary}`.toLowerCase().includes(words))
    return { data: pageOf(rows, page, shown(world, caller)) }
  },
  types: (world) => ({ data: typesUnder(world, '0') }),
  typesByParent: (world, { parentId }) => ({ data: typesUnder(world, parentId) }),
  detail: async (world, { id }, caller) => {
    const row = published(world, caller).find((notice) => notice.id === id) ?? refuse('notFound')
    if (caller.user && !world.tables.noticeReads.get(readId(caller, row))) {
      await world.tables.noticeReads.add({ id: readId(caller, row), at: world.clock.now() })
    }
    return { data: { ...shown(world, caller)(row), author: row.author, content: row.content } }
  },
}
