import type { FaultChange, WorldControl } from './control.ts'
import type { FaultInput } from './world/faults.ts'
import type { Settings } from './world/settings.ts'
import type { WorldSnapshot } from './world/world.ts'

type Body = Readonly<Record<string, unknown>>
type Hook = (control: WorldControl, body: any) => Promise<unknown>

/** `POST /__world/<name>` with a JSON body; each answers JSON (docs/mock-server.md). */
const hooks: Readonly<Record<string, Hook>> = {
  state: (control) => control.state(),
  faults: async (control, body: FaultChange | FaultInput[]) => ({
    faults: await control.faults(Array.isArray(body) ? { add: body } : body),
  }),
  'clock/advance': async (control, { ms }: { ms: number }) => ({ now: await control.advance(ms) }),
  reset: (control) => control.reset(),
  seed: (control, body) => control.seed(body),
  snapshot: (control) => control.snapshot(),
  restore: (control, body: WorldSnapshot) => control.restore(body),
  settings: (control, body: Partial<Settings>) => control.settings(body),
  act: async (control, { act, with: input }: { act?: unknown; with?: unknown }) => {
    if (typeof act !== 'string') throw new Error('which act? { "act": "account.rename", "with": { … } }')
    return { result: (await control.act(act, input)) ?? null }
  },
  sms: async (control, { phone }: { phone: string }) => ({ code: await control.sms(phone) }),
}

export const hookNames = Object.keys(hooks)

export interface HookAnswer {
  readonly status: number
  readonly body: unknown
}

/** Runs a hook; a body that makes no sense answers 400 with the reason. */
export async function runHook(control: WorldControl, name: string, body: unknown): Promise<HookAnswer> {
  const hook = hooks[name]
  if (!hook) return { status: 404, body: { error: `no hook ${name}; there are ${hookNames.join(', ')}` } }
  try {
    return { status: 200, body: await hook(control, (body ?? {}) as Body) }
  } catch (error) {
    return { status: 400, body: { error: error instanceof Error ? error.message : String(error) } }
  }
}
