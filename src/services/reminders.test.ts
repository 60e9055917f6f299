import { describe, expect, it } from 'vitest'
import { createReminders } from './reminders.ts'

/** What was asked for on a device whose storage holds what `text` says. */
function device(text: string | null = null) {
  let kept = text
  const vault = { get: () => kept, set: (_: string, value: string) => ((kept = value), true) }
  const reminders = createReminders(vault as never)
  const book = (userId: string | null, values: object, form = 'product/remind') =>
    reminders.note(form, { id: '7', at: 500, title: '开售', ...values } as never, userId)
  return { reminders, book }
}

describe('a reminder on this device', () => {
  it('is one for a thing and a person: asking again moves it, and nobody else’s or other is touched', () => {
    const { reminders, book } = device()
    book('me', {})
    book('me', { id: '8', at: 900 })
    book('other', {})
    book('me', { at: 600 })
    expect(reminders.of('me').map(({ id, at }) => [id, at])).toEqual([
      ['8', 900],
      ['7', 600],
    ])
    expect(reminders.of('other').map(({ id, at }) => [id, at])).toEqual([['7', 500]])
    book('me', { booked: false })
    expect(reminders.of('me').map(({ id }) => id)).toEqual(['8'])
    expect(reminders.of('other')).toHaveLength(1)
  })

  it('is taken off the list when it is due, once, and only by whom it is for', () => {
    const { reminders, book } = device()
    book('me', {})
    book('other', {})
    expect(reminders.takeDue('me', 499)).toEqual([])
    expect(reminders.takeDue('me', 500)).toEqual([{ id: '7', userId: 'me', at: 500, title: '开售' }])
    expect(reminders.takeDue('me', 500)).toEqual([])
    expect(reminders.of('other')).toHaveLength(1)
  })

  it('is of a kind of works where no work is named, and none without a moment, a person or such a form', () => {
    const { reminders, book } = device()
    book('me', { id: undefined, categoryId: 'c' }, 'product/appoint')
    book('me', { id: '9', at: 0 })
    book(null, { id: '10' })
    book('me', { id: '11' }, 'address/edit')
    expect(reminders.of('me').map(({ id }) => id)).toEqual(['category/c'])
  })

  it('is told to who watches, as long as they do', () => {
    const { reminders, book } = device()
    let heard = 0
    const stop = reminders.watch(() => (heard += 1))
    book('me', {})
    book('me', {}, 'address/edit')
    expect(heard).toBe(1)
    stop()
    book('me', {})
    expect(heard).toBe(1)
  })

  it('is nothing that somebody else has written there', () => {
    expect(device('{').reminders.of('me')).toEqual([])
    const rows = [{ id: '1', userId: 'me', at: 'soon', title: '' }, { id: '2', userId: 'me', at: 5, title: '' }, null]
    expect(
      device(JSON.stringify(rows))
        .reminders.of('me')
        .map(({ id }) => id),
    ).toEqual(['2'])
  })
})
