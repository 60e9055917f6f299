import { useEffect, useState } from 'react'
import type { Catalogue } from '../catalogue.ts'
import type { DrawnMachine } from '../chart/drawn.ts'
import { useLab } from './lab-context.ts'

/** They are drawn once for each catalogue. */
const drawing = new WeakMap<Catalogue, Promise<ReadonlyMap<string, DrawnMachine>>>()

/** Every kind of machine as it is drawn, by its id; undefined until all are. */
export function useDrawn(): ReadonlyMap<string, DrawnMachine> | undefined {
  const { catalogue } = useLab()
  const [all, setAll] = useState<ReadonlyMap<string, DrawnMachine>>()
  useEffect(() => {
    const drawn = drawing.get(catalogue) ?? catalogue.machines()
    drawing.set(catalogue, drawn)
    void drawn.then(setAll)
  }, [catalogue])
  return all
}
