import { expect, it } from 'vitest'
import { createFileHolder } from './file-holder.ts'

it('holds files by their place until they are removed, and at most twenty', () => {
  const holder = createFileHolder()
  const places = Array.from({ length: 21 }, (_, at) => holder.put(new Blob([`${at}`])))
  expect(new Set(places).size).toBe(21)
  expect(holder.get(places[0]!)).toBeUndefined()
  expect(holder.get(places[20]!)?.size).toBe(2)
  holder.remove(places[20]!)
  expect(holder.get(places[20]!)).toBeUndefined()
})
