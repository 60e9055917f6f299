import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { kindOf } from '#src/journal/entry.ts'
import { appMachine } from '#src/machines/app/app.machine.ts'
import { appModel } from '#src/machines/app/app.model.ts'
import { imArchiveModel } from '#src/machines/im-archive/im-archive.model.ts'
import { imConversationModel } from '#src/machines/im-conversation/im-conversation.model.ts'
import { imInboxModel } from '#src/machines/im-inbox/im-inbox.model.ts'
import { imSyncModel } from '#src/machines/im-sync/im-sync.model.ts'
import type { MachineModel } from '#src/machines/model.ts'
import { allKinds } from '#src/machines/registry.ts'
import { allEdges, explore } from './tester/explorer.ts'
import { brokenStateLaws, brokenStepLaws, brokenTraceLaws } from './tester/laws.ts'
import { shortPaths } from './tester/paths.ts'
import { isPlayed } from './played.ts'
import { replayLive, traceOf } from './tester/replay.ts'
import { declaredStates } from './tester/step.ts'

/** Machines with laws but without a ledger of all that they do; some have one of a part (`aspects.test.ts`, `played`). */
const models: readonly MachineModel<any>[] = [imArchiveModel, imConversationModel, imInboxModel, imSyncModel]
const registry = await allKinds()
// By name, as the tools hold what is started.
const root = appMachine({
  logicOf: (stream) => kindOf(stream) as never,
  isKept: () => false,
  stopped: () => undefined,
}).provide({
  actors: Object.fromEntries(registry.map(({ id, machine }) => [id, machine])),
})

const subjects = [
  ...models.map((model) => ({
    id: model.id,
    model,
    machine: registry.find((row) => row.id === model.id)?.machine as AnyStateMachine,
  })),
  { id: 'app', model: appModel as MachineModel<any>, machine: root as unknown as AnyStateMachine },
]

it('has laws of registered machines alone', () => {
  expect(registry.map(({ id }) => id)).toEqual(expect.arrayContaining(models.map(({ id }) => id)))
})

describe.each(subjects.filter(isPlayed))('$id', ({ machine, model }) => {
  const graph = explore(machine, model)
  const paths = shortPaths(machine, model, graph)

  it('reaches every state', () => {
    const entered = [
      ...graph.beginnings.flatMap(({ moment }) => moment.view.states),
      ...allEdges(graph).flatMap((edge) => edge.after.states),
    ]
    expect([...new Set(entered)].sort()).toEqual(declaredStates(machine))
  })

  it('keeps its laws in every state and on every step', () => {
    const views = [...graph.beginnings.map(({ moment }) => moment.view), ...allEdges(graph).map((edge) => edge.after)]
    expect([...new Set(views.flatMap((view) => brokenStateLaws(model, view)))]).toEqual([])
    expect([...new Set(allEdges(graph).flatMap((edge) => brokenStepLaws(model, edge)))]).toEqual([])
  })

  it('keeps its laws along paths through every transition', () => {
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.flatMap((path) => brokenTraceLaws(model, traceOf(machine, model, path)))).toEqual([])
  })

  it('walks them on the live interpreter too', () => {
    expect(paths.flatMap((path) => replayLive(machine, model, path) ?? [])[0]).toBeUndefined()
  })
})
