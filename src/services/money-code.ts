import { lazy } from '#src/domain/lazy.ts'

/** What stands between 登录 and its answer: nobody waits for it to see the page, and it is here before somebody has typed. */
export const signInCode = lazy(async () => {
  const { areas } = await import('#src/contract/rest/registry.ts')
  return Promise.all([import('./session-calls.ts'), import('./rest/call-by-name.ts'), areas.session()])
})

/**
 * All the code between a tap that moves money and its outcome, with what is looked through afterwards. It is fetched before there is such
 * a tap: after a release the files of the one before may be gone, and whoever has begun something must be able to ask what became of it
 * (docs/decisions/0034).
 */
export const moneyCode = lazy(async () => {
  const { areas } = await import('#src/contract/rest/registry.ts')
  return Promise.all([
    import('./order-calls.ts'),
    import('./seen-in/seen-in.ts'),
    import('./wallet-opening.ts'),
    import('./rest/read-answer.ts'),
    import('./rest/call-by-name.ts'),
    areas.order(),
    areas.box(),
    areas.transfer(),
    areas.listing(),
    areas.beans(),
    areas.collection(),
    areas.avatar(),
    areas.wallet(),
    areas.system(),
  ])
})
