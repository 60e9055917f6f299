import { isMobile } from '#src/domain/form/validators.ts'
import { safePicture } from '../app/links.ts'
import { useUser } from '../app/use-session.ts'
import type { Person } from '../chat/people-view.ts'
import { PRODUCTS_A_PAGE } from '../product/catalogue.ts'
import { type ResourceOf, useResource } from '../resource/use-resource.ts'

/** Who is meant by what was written. `none`: nobody was looked for yet; `nobody`: no such person, or oneself. */
export interface Receiver {
  readonly state: 'none' | 'loading' | 'found' | 'nobody' | 'failed'
  readonly person: Person | null
  /** Why nobody can be given to under this number; `''` otherwise. */
  readonly problem: string
  readonly retry: () => void
}

/** How looking somebody up stands: with whom it has found, as either call answers it. */
export interface Looked {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly failure: { readonly reason: string; readonly message: string } | null
  readonly found: { readonly id: string; readonly nickname: string; readonly avatar: string } | undefined
}

/** Pure: who is meant, as the page says it. */
export function receiverOf(sought: string, { status, failure, found }: Looked, me: string): Omit<Receiver, 'retry'> {
  if (sought === '') return { state: 'none', person: null, problem: '' }
  if (found?.id === me) return { state: 'nobody', person: null, problem: '不能送给自己' }
  if (found) {
    const person = { id: found.id, name: found.nickname || found.id, avatar: safePicture(found.avatar) }
    return { state: 'found', person, problem: '' }
  }
  if (status !== 'failed') return { state: 'loading', person: null, problem: '' }
  if (failure?.reason === 'refused') {
    return { state: 'nobody', person: null, problem: '没有找到这个人，请核对手机号或藏家号' }
  }
  return { state: 'failed', person: null, problem: failure?.message ?? '' }
}

const accountOf = (phone: string): ResourceOf<'chat.registeredUser'> => ({
  endpoint: 'chat.registeredUser',
  request: { phone },
  freshMs: 600_000,
})

/** The same that their page asks for: it says whose it is. */
const collectionOf = (userId: string): ResourceOf<'collection.list'> => ({
  endpoint: 'collection.list',
  request: { userId },
  pageSize: PRODUCTS_A_PAGE,
  freshMs: 20_000,
})

/** Looks up who has this phone number or user id, so that a giver sees them before anything is given; `''` looks nobody up. */
export function useReceiver(sought: string): Receiver {
  const me = useUser()?.userId ?? ''
  const isPhone = isMobile(sought)
  const account = useResource(isPhone ? accountOf(sought) : null)
  const holder = useResource(isPhone || sought === '' ? null : collectionOf(sought))
  const { owner } = holder.data ?? {}
  const looked = isPhone
    ? { ...account, found: account.data && { ...account.data, id: account.data.account } }
    : { ...holder, found: owner && { ...owner, id: owner.userId } }
  return { ...receiverOf(sought, looked, me), retry: isPhone ? account.refresh : holder.refresh }
}
