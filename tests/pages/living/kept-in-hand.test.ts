import { use } from './browser.ts'
import { createElement } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { submissionMachine, type DraftForm, type Values } from '#src/machines/submission/submission.machine.ts'
import { PictureViewer } from '#src/ui/media/picture-viewer.tsx'
import { type App, AppProvider } from '#src/views/kit/app/app.ts'
import { useCheckedForm } from '#src/views/kit/form/use-checked-form.ts'
import { BackToTop } from '#src/views/kit/page/filter-tabs.tsx'
import '../react-notes.ts'
import { LiveEvent } from './events.ts'
import { drawingsCome, live } from './living.ts'
import { nameOf } from './selectors.ts'

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

it('a picture is moved by one finger, also where it was closed under another that has never been lifted', async () => {
  let isOpen = true
  const viewer = () =>
    createElement(PictureViewer, { open: isOpen, src: '/a.svg', alt: '瓷', onDismiss: () => (isOpen = false) })
  const page = await live(viewer(), [])
  const finger = (type: string, pointerId: number, clientX: number) =>
    page.by(() => page.box.querySelector('img')!.dispatchEvent(new LiveEvent(type, { pointerId, clientX, clientY: 0 })))
  const button = (name: string) => page.box.querySelectorAll('button').find((one) => nameOf(one).includes(name))!
  const isZoomed = () => !button('缩小').hasAttribute('disabled')
  await finger('pointerdown', 1, 0)
  await page.by(() => use(button('关闭')))
  await page.draw(viewer())
  expect([isOpen, page.box.querySelector('img')]).toEqual([false, null])
  isOpen = true
  await page.draw(viewer())
  await finger('pointerdown', 2, 10)
  await finger('pointermove', 2, 90)
  expect(isZoomed()).toBe(false)
  await finger('pointerdown', 3, 200)
  await finger('pointermove', 3, 400)
  expect(isZoomed(), 'by two fingers').toBe(true)
  await page.leave()
})
