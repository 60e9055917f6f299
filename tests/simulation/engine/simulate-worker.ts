import { parentPort, workerData } from 'node:worker_threads'
import type { Asked, Told } from './simulate-on.ts'
import { simulate } from './simulate.ts'

// A run throws many errors that nobody reads: what takes long of them is where they come from.
Error.stackTraceLimit = 0
const tell = (told: Told): void => parentPort!.postMessage(told)
const done = await simulate({ ...(workerData as Asked), onFirst: (first) => tell({ first }) })
tell({ done })
