import { describe, expect, it } from 'vitest'
import { performAct } from '../acts.ts'
import { openTestWorld } from '../test-kit.ts'

describe('a row that is edited by hand', () => {
  it('is another from then on, and nothing else is', async () => {
    const { world } = await openTestWorld()
    const [first, second] = world.tables.notices.all()
    const edited = await performAct(world, 'world.edit', { table: 'notices', id: first!.id, set: { title: '改过' } })
    expect(edited).toEqual({ ...first, title: '改过' })
    expect(world.tables.notices.get(first!.id)).toEqual(edited)
    expect(world.tables.notices.get(second!.id)).toEqual(second)
    expect(await performAct(world, 'world.drop', { table: 'notices', id: first!.id })).toBe(1)
    expect(world.tables.notices.get(first!.id)).toBeUndefined()
  })

  it.each([
    [{ table: 'notice', id: '1', set: {} }, /no table notice; the nearest is notices/],
    [{ table: 'notices', id: 'nobody', set: {} }, /no row of notices nobody/],
    [{ table: 'users', id: '10001', set: { nicknme: 'a' } }, /no field of users nicknme; the nearest is nickname/],
    [{ table: 'users', id: '10001', set: { id: '2' } }, /keeps its id/],
    [{ table: 'users', id: '10001', set: { nickname: 3 } }, /Expected string/],
  ])('is refused as %j, and nothing is changed', async (input, why) => {
    const { world } = await openTestWorld()
    const before = world.snapshot()
    await expect(performAct(world, 'world.edit', input)).rejects.toThrow(why)
    expect(world.snapshot()).toEqual(before)
  })
})
