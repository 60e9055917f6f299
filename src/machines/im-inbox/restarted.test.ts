import { createActor } from 'xstate'
import { expect, it } from 'vitest'
import { fieldsOf } from '#src/domain/unknown.ts'
import { allKinds } from '../registry.ts'

const key = 'chat:bob'

// A tab that was killed could not say that its conversation is closed; the page of a promoted one goes on.
it('of what is read back nothing is closed but a conversation that no page shows', async () => {
  const said = (await allKinds()).flatMap(({ id, machine, input, restarted }) => {
    const { context } = createActor(machine, { input: input('') }).getSnapshot() as { context: object }
    const open = 'open' in fieldsOf(context) ? [{ ...context, open: key }] : []
    return [context, ...open].flatMap((one, at) =>
      [true, false].flatMap((isShown) => {
        const fact = restarted(one as never, (shown) => isShown && shown === key)
        return fact === null ? [] : [`${id}${at === 0 ? '' : ' open'}${isShown ? ' and shown' : ''}: ${fact}`]
      }),
    )
  })
  expect(said).toEqual(['im-inbox open: imInbox.closed'])
})
