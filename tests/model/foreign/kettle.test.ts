import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  isBroken,
  mistakeText,
  play,
  readScenarioText,
  shrinkScenario,
  type Scenario,
  type Words,
} from '#scenarios/player/index.ts'
import { type Catalogue, createWorkbench, drawnMachine } from '#src/workbench/index.ts'
import {
  allEdges,
  declaredTransitions,
  explore,
  judgeGraph,
  mutationReport,
  pairTours,
  readLedger,
  replayLive,
  shortPaths,
  takenTransitions,
} from '../tester/index.ts'
import { createKettle } from './kettle.ts'
import { kettleMachine } from './kettle.machine.ts'
import { kettleModel } from './kettle.model.ts'

const words: Words = {
  worlds: ['kitchen'],
  pages: ['/'],
  kinds: {
    kettle: {
      count: 'one',
      keys: [],
      facts: kettleMachine.events,
      states: Object.keys(kettleMachine.states),
      context: ['litres', 'until'],
    },
  },
  acts: {},
  pushes: {},
  faults: { tab: () => [] },
  calls: {},
  books: [],
}

const head = { title: 'tea', world: 'kitchen', seed: 1, clock: '2026-03-01T08:00:00Z', start: '/', cites: [] }
const tea = {
  ...head,
  steps: [
    { say: 'kettle.filled', with: { litres: 1 } },
    { say: 'kettle.filled', with: { litres: 1 } },
    { say: 'kettle.switchedOn' },
    { advance: '59s' },
    { fault: 'tab' },
    { expect: { kettle: 'heating' } },
    { advance: '1s' },
    { expect: { kettle: 'hot' }, context: { kettle: { litres: 2 } } },
    { say: 'kettle.poured', with: { litres: 1 } },
    { expect: { kettle: 'hot' }, context: { kettle: { litres: 1 } } },
  ],
}

const read = (json: unknown): Scenario => {
  const file = readScenarioText('scenarios/kitchen/tea.scenario.json', JSON.stringify(json), words)
  if (isBroken(file)) throw new Error(file.mistakes.map((mistake) => mistakeText(mistake, 'en')).join('; '))
  return file.scenario
}

const catalogue: Catalogue = {
  title: { en: 'The kettle', zh: '水壶' },
  setting: { ...head, signedIn: false, chat: false },
  words: async () => words,
  scenarios: async () => [{ file: 'scenarios/kitchen/tea.scenario.json', json: tea, scenario: read(tea) }],
  machines: async () => new Map([['kettle', drawnMachine(kettleMachine, kettleModel)]]),
}

describe('an app that is none of ours', () => {
  it('plays scenarios, over a restart from its journal, and is told of mistakes by name', async () => {
    await expect(play(read(tea), createKettle().driver)).resolves.toBeUndefined()
    const misspelt = { ...tea, steps: [{ say: 'kettle.fileld' }] }
    expect(() => read(misspelt)).toThrow(
      'step 1: no such stream hears the fact kettle.fileld; the nearest is kettle.filled',
    )
  })

  it('has a failing scenario cut down to what matters', async () => {
    const wrong = { ...tea, steps: [...tea.steps, { expect: { kettle: 'empty' } }] }
    const shrunk = await shrinkScenario(read(wrong), { driver: () => createKettle().driver })
    expect(shrunk!.scenario.steps.length).toBeLessThanOrEqual(5)
    expect(shrunk!.scenario.steps.at(-1)).toEqual({ expect: { kettle: 'empty' } })
  })

  it('is walked through by its model, judged by its ledger, and its mutants are noticed', () => {
    const ledger = readLedger(new URL('kettle.ledger.json', import.meta.url))
    const graph = explore(kettleMachine, kettleModel)
    expect(graph.unsound).toEqual([])
    expect(allEdges(graph).length).toBeGreaterThan(20)
    expect([...takenTransitions(graph)].toSorted()).toEqual(declaredTransitions(kettleMachine))
    expect(judgeGraph(ledger, graph, {})).toMatchObject({ faults: [], unused: [] })
    for (const path of [
      ...shortPaths(kettleMachine, kettleModel, graph),
      ...pairTours(kettleMachine, kettleModel, graph),
    ])
      expect(replayLive(kettleMachine, kettleModel, path)).toBeUndefined()
    const report = mutationReport({ machine: kettleMachine, model: kettleModel, ledger })
    expect(report.survivors).toEqual([])
    expect(report.killed.length).toBeGreaterThan(15)
  })
})

describe('its workbench', () => {
  const opened = async () => {
    const kettle = createKettle()
    const { lab, view } = createWorkbench({ bridge: kettle.bridge, catalogue })
    await lab.restart()
    expect(lab.get().trouble).toBeNull()
    const look = () => lab.advance(0)
    return { kettle, lab, view, look }
  }

  it('writes down what a finger does, goes back to it, and keeps the future that was left', async () => {
    const { kettle, lab, look } = await opened()
    kettle.press({ type: 'kettle.filled', litres: 1 })
    await look()
    kettle.press({ type: 'kettle.switchedOn' })
    await look()
    await lab.advance(60_000)
    expect((await kettle.observe())!.value).toBe('hot')
    await lab.runTo(2)
    expect((await kettle.observe())!.value).toBe('heating')
    kettle.press({ type: 'kettle.switchedOff' })
    await look()
    const { course, trouble } = lab.get()
    expect(trouble).toBeNull()
    expect(course.steps.map((step) => ('say' in step ? step.say : 'time'))).toEqual([
      'kettle.filled',
      'kettle.switchedOn',
      'kettle.switchedOff',
    ])
    expect(course.branches.map(({ steps }) => steps.length)).toEqual([3])
    expect(lab.get().title).toBe('')
    const saved = read({ ...lab.asScenario('saved') })
    await play({ ...saved, steps: [...saved.steps, { expect: { kettle: 'cold' } }] }, createKettle().driver)
  })

  it('shows facts, states of then, actors and what was taken, and plays what is listed', async () => {
    const { lab } = await opened()
    await lab.playAll([{ file: 'tea', json: tea, scenario: read(tea) }])
    const { round, entries, actors, taken, trouble } = lab.get()
    expect([round!.ended, trouble]).toEqual([{ tea: null }, null])
    expect(entries.map(({ fact }) => fact.type)).toEqual([
      'kettle.filled',
      'kettle.filled',
      'kettle.switchedOn',
      'kettle.boiled',
      'kettle.poured',
    ])
    expect((await lab.statesAt(entries[2]!.seq))!['kettle']).toMatchObject({ value: 'heating' })
    expect(actors).toEqual([{ stream: 'kettle', value: 'hot' }])
    expect(taken['kettle']).toMatchObject({ 'kettle.heating|kettle.boiled|0': 1 })
  })

  it('has a failing scenario cut down, and stands afterwards where it stood, with what had failed', async () => {
    const { lab } = await opened()
    const wrong = read({ ...tea, steps: [...tea.steps, { expect: { kettle: 'empty' } }] })
    await lab.playAll([{ file: 'tea', json: wrong, scenario: wrong }])
    const seen = () => {
      const { course, playing, actors, round } = lab.get()
      return { course, playing, actors, round }
    }
    const before = seen()
    expect(before.round!.ended).toMatchObject({ tea: { step: 10 } })
    await lab.shrink(wrong)
    await lab.advance(0)
    expect(lab.get().shrunk!.scenario.steps.length).toBeLessThan(wrong.steps.length)
    expect(seen()).toEqual(before)
    expect(lab.asScenario('saved').steps).toEqual(before.course.steps)
  })

  it.each(['in its first play', 'in a trial'])(
    'is stopped %s while it cuts down, and stands where it stood',
    async (when) => {
      const { lab } = await opened()
      const wrong = read({ ...tea, steps: [...tea.steps, { expect: { kettle: 'empty' } }] })
      await lab.play(wrong)
      const seen = () => {
        const { course, playing, actors, ready, trouble } = lab.get()
        return { course, playing, actors, ready, trouble }
      }
      const before = seen()
      expect(before.playing!.status).toBe('failed')
      const told: (readonly [number, number, number])[] = []
      const rest = lab.subscribe(() => {
        const { shrinking } = lab.get()
        if (!shrinking || shrinking.trial === told.at(-1)?.[0]) return
        const { of, trial, most, left } = shrinking
        expect(of).toBe(wrong)
        told.push([trial, most, left])
        if (trial === (when === 'in a trial' ? 2 : 0)) lab.stop()
      })
      await lab.shrink(wrong)
      await lab.advance(0)
      rest()
      expect(seen()).toEqual(before)
      const { shrunk, shrinking } = lab.get()
      expect([shrunk!.isStopped, shrunk!.of, shrinking]).toEqual([true, wrong, null])
      const count = wrong.steps.length
      const trials = when === 'in a trial' ? [0, 1, 2] : [0]
      expect(told.map(([trial, most]) => [trial, most])).toEqual(trials.map((trial) => [trial, 200]))
      expect(told[0]![2]).toBe(count)
      expect(shrunk!.scenario.steps.length).toBe(told.at(-1)![2])
    },
  )

  it('is drawn with the panels that there is something for', async () => {
    const { view } = await opened()
    const html = renderToStaticMarkup(view)
    const tabs = [...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label)
    expect(html).toContain('The kettle')
    expect(tabs).toHaveLength(5)
    expect(html).not.toContain('<iframe')
  })
})
