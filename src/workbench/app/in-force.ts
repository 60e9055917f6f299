import type { LabState } from '../lab-core.ts'

type Armed = Pick<LabState, 'faults' | 'harms' | 'online'>

const count = ({ harms }: Armed, ...parts: readonly string[]): number =>
  parts.reduce((sum, part) => sum + (harms[part]?.length ?? 0), 0)

/** Rules on frames, on the requests and on what is sent at the chat. */
export const chatFaultsInForce = (armed: Armed): number => count(armed, 'frames', 'rest', 'send')

/** All that the panel of faults lists or shows as pressed. */
export const faultsInForce = (armed: Armed): number =>
  armed.faults.length + Number(!armed.online) + count(armed, 'storage', 'kill') + chatFaultsInForce(armed)
