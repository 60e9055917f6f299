import { expect, it } from 'vitest'
import { createShelf } from './shelf.ts'

it('holds files by their place until they are removed, and at most twenty', () => {
  const shelf = createShelf()
  const places = Array.from({ length: 21 }, (_, at) => shelf.put(new Blob([`${at}`])))
  expect(new Set(places).size).toBe(21)
  expect(shelf.get(places[0]!)).toBeUndefined()
  expect(shelf.get(places[20]!)?.size).toBe(2)
  shelf.remove(places[20]!)
  expect(shelf.get(places[20]!)).toBeUndefined()
})
