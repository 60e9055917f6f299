import { type AnyActorLogic, type AnyStateMachine, fromCallback } from 'xstate'
import { appMachine } from '#src/machines/app/app.machine.ts'
import { registry } from '#src/machines/registry.ts'
import { chunkEffects, connectivityEffects, navigationEffects, pushEffects } from '#src/services/device.effects.ts'
import { type Provided, type Tools, waitUntilEffect } from '#src/services/effect.ts'
import { imEffects } from '#src/services/im.effects.ts'
import { marketplaceCredential } from '#src/services/im/credential.ts'
import { orderEffects } from '#src/services/order.effects.ts'
import { resourceEffects } from '#src/services/resource.effects.ts'
import { createSenders, type SessionDesk } from '#src/services/senders.ts'
import { sessionEffects } from '#src/services/session.effects.ts'
import { submissionEffects } from '#src/services/submission.effects.ts'
import { uploadEffects } from '#src/services/upload.effects.ts'
import { updateEffects } from '#src/services/update.effects.ts'
import { verificationCodeEffects } from '#src/services/verification-code.effects.ts'
import { listingEffects, wishEffects } from '#src/services/wish.effects.ts'
import type { Ports } from './ports.ts'

/** The live effects of every machine. */
const effectsOf = (tools: Tools, ports: Ports, desk: SessionDesk): Readonly<Record<string, Provided>> => ({
  session: sessionEffects(tools),
  update: updateEffects(tools, ports),
  push: pushEffects(tools, ports.push),
  connectivity: connectivityEffects(tools, ports.network),
  'verification-code': verificationCodeEffects(tools),
  loading: { actors: { waitUntil: waitUntilEffect(tools.clock) } },
  toast: { actors: { waitUntil: waitUntilEffect(tools.clock) } },
  navigation: navigationEffects(ports.history),
  chunk: chunkEffects(tools, ports.importPage),
  'blind-box': wishEffects(tools),
  transfer: wishEffects(tools),
  listing: listingEffects(tools),
  upload: uploadEffects(tools),
  resource: resourceEffects(tools),
  ...imEffects(tools, ports.chat && { credential: marketplaceCredential(tools), ...ports.chat }),
  order: orderEffects(tools, { ...ports.payments, tabId: ports.tabId }),
  submission: submissionEffects(tools, createSenders(tools, desk, ports.payments)),
})

const nothing = fromCallback(() => undefined)

/** A machine that only mirrors: it moves by the facts it is given and starts nothing but what each tab does for itself. */
const inert = (machine: AnyStateMachine, tabActions: Provided['tabActions']): AnyStateMachine => {
  const { actors, actions } = machine.implementations
  const quiet = Object.entries(actions)
    .filter(([name]) => !isBuiltIn(actions[name]))
    .map(([name]) => [name, () => undefined])
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, nothing])),
    actions: { ...Object.fromEntries(quiet), ...tabActions },
  } as never)
}

/** Assignments and emissions belong to the machine itself and are kept; they carry a `type` like `xstate.assign`. */
const isBuiltIn = (action: unknown): boolean =>
  typeof (action as { type?: unknown }).type === 'string' && (action as { type: string }).type.startsWith('xstate.')

/**
 * The root machine with live effects. A follower's shared machines (`origin`) are mirrors: the leader's effects run for all tabs.
 */
export function liveApp(tools: Tools, ports: Ports, desk: SessionDesk, role: 'leader' | 'follower') {
  const effects = effectsOf(tools, ports, desk)
  const actors: Record<string, AnyActorLogic> = {}
  for (const { id, machine, journaled } of registry) {
    const mirrors = role === 'follower' && journaled === 'origin'
    const { tabActions, ...own } = effects[id] ?? {}
    const live = { ...own, actions: { ...own.actions, ...tabActions } }
    actors[id] = mirrors ? inert(machine, tabActions) : machine.provide(live as never)
  }
  return appMachine.provide({ actors: actors as never })
}
