import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import UpdateModal from '#src/app/parts/update-modal.tsx'

const at = vi.hoisted(() => ({
  here: '/pages/home/home',
  modal: null as object | null,
  update: {} as object,
  drawn: [] as Record<string, unknown>[],
  done: [] as unknown[],
}))
vi.mock('#src/views/kit/app/app.ts', () => ({
  useApp: () => ({ say: (stream: string, fact: { type: string }) => at.done.push(`${stream} ${fact.type}`) }),
}))
vi.mock('#src/views/kit/app/use-navigation.ts', () => ({
  useNavigation: () => ({ href: at.here, push: (href: string) => at.done.push(href) }),
}))
vi.mock('#src/views/kit/app/use-stream.ts', () => ({ useStream: () => at.modal }))
vi.mock('#src/views/kit/system/use-update.ts', () => ({ useUpdate: () => at.update }))
vi.mock('#src/views/kit/system/update-dialog.tsx', () => ({
  UpdateDialog: (props: Record<string, unknown>) => {
    at.drawn.push(props)
    return null
  },
}))

const newer = { url: 'https://d.example/a.apk', version: '2.0.0', forced: false, message: '新的' }
const none = { kind: 'latest', forced: false, version: '', notes: '' }
beforeEach(() => Object.assign(at, { here: '/pages/home/home', modal: null, update: none, drawn: [], done: [] }))

/** The dialog that stands over the page, and what its buttons do; null without one. */
function dialog() {
  at.drawn = []
  renderToStaticMarkup(createElement(UpdateModal))
  const [props] = at.drawn
  if (!props) return null
  const press = (name: 'onUpdate' | 'onClose') => {
    at.done = []
    ;(props[name] as () => void)()
    return at.done
  }
  const { version, forced, message } = props
  return { version, forced, message, press }
}

it('a newer release stands over any page; whoever goes for it closes it first', () => {
  expect(dialog()).toBeNull()
  at.modal = newer
  const shown = dialog()!
  expect(shown).toMatchObject({ version: '2.0.0', forced: false, message: '新的' })
  const closed = 'update update.modalClosed'
  expect(shown.press('onClose')).toEqual([closed])
  const [first, second] = shown.press('onUpdate')
  expect(first).toBe(closed)
  expect(second).toContain('/pages/downLoad/index?')
  expect(second).toContain(encodeURIComponent('https://d.example/a.apk'))
  expect(second).toContain('version=2.0.0')
})

it.each(['/pages/downLoad/index?version=2', '/pages/update/update'])(
  'not over %s, where the update is to be had',
  (here) => {
    Object.assign(at, { here, modal: newer, update: { ...none, kind: 'full', forced: true } })
    expect(dialog()).toBeNull()
  },
)

it.each([
  ['full', true, true],
  ['hot', true, true],
  ['full', false, false],
  ['latest', true, false],
  ['failed', true, false],
])(
  'an update of the app itself that is %s, forced %s: over everything %s, and not to be closed',
  (kind, forced, isOver) => {
    at.update = { kind, forced, version: '3.0.0', notes: '必须' }
    const shown = dialog()
    expect(shown !== null).toBe(isOver)
    if (!shown) return
    expect(shown).toMatchObject({ version: '3.0.0', forced: true, message: '必须' })
    expect([shown.press('onClose'), shown.press('onUpdate')]).toEqual([[], ['/pages/update/update']])
  },
)
