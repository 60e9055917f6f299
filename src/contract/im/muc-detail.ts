import { parseWithoutTurns } from '#src/domain/text/direction.ts'
import { fieldsOf, isRecord, textsOf } from '#src/domain/unknown.ts'
import type { Skipped } from './body.ts'
import type { GroupEvent } from './client.ts'
import type { MucBody, MucOperation } from './muc.ts'

type Detail = Pick<GroupEvent, 'detail' | 'attributes'>

const detailNames: Readonly<Record<string, string>> = {
  name: 'name',
  title: 'name',
  description: 'description',
  public: 'public',
  members_only: 'approval',
  allow_user_invites: 'allowInvites',
  max_users: 'maxUsers',
  invite_need_confirm: 'inviteNeedConfirm',
  custom: 'ext',
  last_modified: 'lastModified',
}
const truths = new Set(['public', 'approval', 'allowInvites', 'inviteNeedConfirm'])

type Told = Readonly<Record<string, unknown>>

function readUpdate(told: Told): Detail {
  const detail: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(told)) {
    if (!Object.hasOwn(detailNames, key)) continue
    const name = detailNames[key]!
    detail[name] = truths.has(name) ? item === true || item === 'true' : name === 'lastModified' ? Number(item) : item
  }
  return { detail }
}

/** The names that the service has taken: what it refused is told with them. */
function takenOf({ result }: Told): (name: string) => boolean {
  const { successKeys } = fieldsOf(result)
  const taken = Array.isArray(successKeys) ? new Set(textsOf(successKeys)) : undefined
  return (name) => taken?.has(name) ?? true
}

function readSet(told: Told): Detail {
  const isTaken = takenOf(told)
  const all = Object.entries(fieldsOf(told['properties']))
  return {
    attributes: Object.fromEntries(all.filter(([name, text]) => typeof text === 'string' && isTaken(name))) as Record<
      string,
      string
    >,
  }
}

/** Of those that are taken away only the names count; they are a list, or the names of what they were. */
function readDeleted(told: Told): Detail {
  const { properties } = told
  const names = Array.isArray(properties) ? textsOf(properties) : Object.keys(fieldsOf(properties))
  return { attributes: Object.fromEntries(names.filter(takenOf(told)).map((name) => [name, ''])) }
}

/** The operations that carry more than who did what to whom. */
const readers: Partial<Record<MucOperation, (told: Told) => Detail>> = {
  update: readUpdate,
  setMetadata: readSet,
  deleteMetadata: readDeleted,
}

/** What an event tells besides, as JSON text; a text that is none is reported, and costs only itself. */
export function readDetail({ operation, ext }: Pick<MucBody, 'operation' | 'ext'>, skipped: Skipped): Detail {
  const read = readers[operation]
  if (!ext || !read) return {}
  try {
    const told = parseWithoutTurns(ext)
    return isRecord(told) ? read(told) : {}
  } catch {
    skipped(`what else is told of ${operation}`)
    return {}
  }
}
