import { fieldsOf } from '#src/domain/unknown.ts'
import { call } from '../call.ts'
import { isSince, type Look, notDecided, page, unread } from './parts.ts'

/** A block is opened once by a person. */
const opened =
  (state: 'unlocked' | 'appointed'): Look =>
  async ({ tools, quietly, request }) => {
    const blocks = await call(tools, 'energy.blocks', page, quietly)
    if (!blocks.ok) return unread
    const { categoryId } = fieldsOf(request)
    const block = blocks.data.list.find((row) => row.categoryId === categoryId)
    return block?.state === state ? { verdict: 'done', data: block } : notDecided('区块', 0)
  }

/** The only movement of so much of this copy since then. */
const moved: Look = async ({ tools, quietly, request, sent }) => {
  const log = await call(tools, 'energy.log', page, quietly)
  if (!log.ok) return unread
  const { copyId, amount } = fieldsOf(request)
  const may = log.data.list.filter((row) => row.about === copyId && row.amount === amount && isSince(row.at, sent))
  return may.length === 1 ? { verdict: 'done', data: null } : notDecided('能量明细', may.length)
}

/** A copy leaves the warehouse once. */
export const givenOut: Look = async ({ tools, quietly, request, sent }) => {
  const given = await call(tools, 'guild.given', page, quietly)
  if (!given.ok) return unread
  const { copyId, userId } = fieldsOf(request)
  const line = given.data.list.find((row) => row.copyId === copyId && row.to.userId === userId && isSince(row.at, sent))
  return line ? { verdict: 'done', data: line } : notDecided('仓库记录', 0)
}

/** How blocks and power are looked for (docs/decisions/0050). */
export const ofEnergy = {
  'energy.unlock': opened('unlocked'),
  'energy.appoint': opened('appointed'),
  'energy.change': moved,
} as const
