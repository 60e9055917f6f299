import { useEffect, useState } from 'react'
import { type DrawnMachine, drawMachines } from '../chart/machines.ts'

export type { DrawnMachine } from '../chart/machines.ts'

let drawing: Promise<ReadonlyMap<string, DrawnMachine>> | undefined

/** Every kind of machine as it is drawn, by its id; undefined until all are. */
export function useDrawn(): ReadonlyMap<string, DrawnMachine> | undefined {
  const [all, setAll] = useState<ReadonlyMap<string, DrawnMachine>>()
  useEffect(() => {
    drawing ??= drawMachines()
    void drawing.then(setAll)
  }, [])
  return all
}
