import './browser.ts'
import { createElement } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { submissionMachine, type DraftForm, type Values } from '#src/machines/submission/submission.machine.ts'
import { type App, AppProvider } from '#src/views/kit/app/app.ts'
import { useCheckedForm } from '#src/views/kit/form/use-checked-form.ts'
import { BackToTop } from '#src/views/kit/page/filter-tabs.tsx'
import '../react-notes.ts'
import { drawingsCome, live } from './living.ts'

beforeAll(drawingsCome)

const form: DraftForm = {
  form: 'test',
  fields: {
    receiver: { initial: '', rules: [{ rule: 'required', message: '请填写' }] },
    payPassword: { initial: '', secret: true, rules: [{ rule: 'required', message: '请输入' }] },
  } as DraftForm['fields'],
}

/** A page with such a form, beside the machine itself. */
async function open() {
  const said: string[] = []
  const run: Values[] = []
  const actor = createActor(submissionMachine).start()
  const say = (stream: string, fact: object) => {
    if (stream === 'submission/test') actor.send({ ...fact, at: 1 } as never)
  }
  const app = {
    say,
    snapshot: (stream: string) => (stream === 'submission/test' ? actor.getSnapshot() : undefined),
    subscribe: (stream: string, changed: () => void) => {
      if (stream !== 'submission/test') return () => undefined
      const following = actor.subscribe(changed)
      return () => following.unsubscribe()
    },
    openForm: (stream: string, opened: object) => say(stream, { type: 'submission.opened', form: opened }),
  } as unknown as App
  let shown: ReturnType<typeof useCheckedForm> | undefined
  const Page = () => {
    shown = useCheckedForm(form, (values) => void run.push(values))
    return null
  }
  const page = await live(createElement(AppProvider, { value: app }, createElement(Page)), said)
  const change = (field: string, value: string) =>
    page.by(() => actor.send({ type: 'submission.changed', field, value, at: 1 } as never))
  const submit = () => page.by(() => shown!.submit())
  const stands = () => [actor.getSnapshot().value, actor.getSnapshot().context.values] as const
  const kill = () => page.by(() => actor.send({ type: 'submission.submitRequested', at: 1 }))
  return { run, change, submit, stands, kill, leave: page.leave }
}

it('a form that is checked runs once its rules hold, keeps what was typed, and forgets what is secret', async () => {
  const { run, change, submit, stands, leave } = await open()
  await submit()
  expect([run, stands()[0]]).toEqual([[], 'editing'])
  await change('receiver', 'b')
  await change('payPassword', '246810')
  await submit()
  expect(run).toEqual([{ receiver: 'b', payPassword: '246810' }])
  expect(stands()).toEqual(['editing', { receiver: 'b', payPassword: '' }])
  await submit()
  expect(run).toHaveLength(1)
  await leave()
})

it('a form that was killed between its check and its run is checked anew', async () => {
  const { run, change, submit, stands, kill, leave } = await open()
  await change('receiver', 'b')
  await change('payPassword', '246810')
  await kill()
  expect([run, stands()[0]]).toEqual([[], 'confirming'])
  await submit()
  expect([run.length, stands()[0]]).toEqual([1, 'editing'])
  await leave()
})

it('another list begins at its beginning, also one that was seen before', async () => {
  const said: string[] = []
  const at = (on: string) => createElement('main', null, createElement(BackToTop, { on }))
  const page = await live(at('a'), said)
  expect(page.opened).toEqual([])
  const scrolls = async (on: string) => (await page.draw(at(on))).length
  expect([await scrolls('b'), await scrolls('b'), await scrolls('a'), await scrolls('b')]).toEqual([1, 0, 1, 1])
  await page.leave()
})
