import { type, use } from './browser.ts'
import { type ComponentProps, createElement, type ReactElement } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { CodeInput } from '#src/ui/form/code-input.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { NearList } from '#src/ui/list/near-list.tsx'
import { AppProvider } from '#src/views/kit/app/app.ts'
import { notAsked } from '#src/views/kit/chat/people-view.ts'
import { DeedSheet } from '#src/views/kit/finance/deed-sheet.tsx'
import { WorkInHand } from '#src/views/kit/product/work-in-hand.tsx'
import type { Recorder } from '#src/views/chat/kit/chat-view.ts'
import { Composer } from '#src/views/chat/composer/composer.tsx'
import { GroupManagement } from '#src/views/chat/group/group-management.tsx'
import { OpenGroups } from '#src/views/chat/group/open-groups.tsx'
import { BirthSheet, TextSheet } from '#src/views/chat/people/profile-sheets.tsx'
import '../react-notes.ts'
import { LiveEvent } from './events.ts'
import { drawingsCome, type Living, live } from './living.ts'
import { nameOf } from './selectors.ts'

type SheetProps = ComponentProps<typeof Sheet>

beforeAll(drawingsCome)

const still = () => undefined
const button = ({ box }: Living, name: string) =>
  box.querySelectorAll('button').find((one) => nameOf(one).includes(name))!
const textOf = ({ box }: Living, selector: string): string => box.querySelector(selector)?.textContent ?? ''

/** What shuts when it is answered, and is seen for a moment more. */
const shutting: readonly (readonly [string, (open: boolean, answer: () => void) => ReactElement])[] = [
  [
    'sheet',
    (open, answer) =>
      createElement(Sheet, { open, title: '选择' } as SheetProps, createElement('button', { onClick: answer }, '好')),
  ],
  [
    'dialog',
    (open, answer) => createElement(Dialog, { open, title: '删除？', confirm: { text: '好', onPress: answer } }),
  ],
]

it.each(shutting)('a %s that is shut takes no second tap', async (_, drawn) => {
  let [isOpen, answers] = [true, 0]
  const element = () =>
    drawn(isOpen, () => {
      answers += 1
      isOpen = false
    })
  const page = await live(element(), [])
  const tap = () => page.by(() => use(button(page, '好')))
  await tap()
  await page.draw(element())
  await tap()
  expect(answers).toBe(1)
  isOpen = true
  await page.draw(element())
  await tap()
  expect(answers, 'once more when it is opened again').toBe(2)
  await page.leave()
})

it('what moves out says what it said', async () => {
  const dialog = (name: string | null) =>
    createElement(Dialog, {
      open: name !== null,
      title: `删除${name ?? ''}？`,
      confirm: { text: '好', onPress: still },
    })
  const page = await live(dialog('青瓷'), [])
  await page.draw(dialog(null))
  expect(textOf(page, 'h2')).toBe('删除青瓷？')
  await page.draw(dialog('墨砚'))
  expect(textOf(page, 'h2')).toBe('删除墨砚？')
  await page.leave()

  const deed = { title: '发布求购', called: '远山', lines: [], risks: [], confirm: '确认发布' }
  const change = { state: 'rest', message: '', found: '' } as const
  const sheet = (isAsked: boolean) =>
    createElement(DeedSheet, {
      deed: isAsked ? deed : null,
      change,
      onConfirm: still,
      onDismiss: still,
      onCheck: still,
    })
  const asked = await live(sheet(true), [])
  await asked.draw(sheet(false))
  expect(['发布求购', '确认发布'].map((words) => asked.box.textContent.includes(words))).toEqual([true, true])
  await asked.leave()
})

it('what is written is not taken by what comes meanwhile', async () => {
  const sheet = { ask: notAsked, onSave: still, onDismiss: still }
  const texts = (value: string) => createElement(TextSheet, { ...sheet, part: 'sign', value })
  const births = (value: string) =>
    createElement(BirthSheet, { ...sheet, open: true, value, min: '1900-01-01', max: '2026-01-01' })
  const field = (page: Living) => page.box.querySelector('textarea, input')!
  for (const [drawn, typed, comes] of [
    [texts, '看山', '从前写的'],
    [births, '1990-02-03', '1999-09-09'],
  ] as const) {
    const page = await live(drawn(''), [])
    await page.draw(drawn(comes))
    expect(field(page).value, 'what nobody has touched').toBe(comes)
    await page.by(() => type(field(page), typed))
    await page.draw(drawn(''))
    expect(field(page).value).toBe(typed)
    await page.leave()
  }

  const group = (announcement: string): ComponentProps<typeof GroupManagement> => ({
    name: '藏友群',
    description: '',
    announcement,
    canEdit: true,
    muteAll: { on: false, pending: false },
    files: { state: 'ready', items: [], failure: null },
    blocked: null,
    unblocking: null,
    edit: notAsked,
    onEdit: still,
    onUnblock: still,
    onEditClosed: still,
    onMuteAll: still,
    onUpload: still,
    onDownload: still,
    onRemoveFile: still,
    onRetryFiles: still,
    onRetryBlocked: still,
  })
  const page = await live(createElement(GroupManagement, group('')), [])
  await page.by(() => use(button(page, '群名称')))
  const name = () =>
    page.box
      .querySelectorAll('dialog')
      .find((one) => one.hasAttribute('open'))!
      .querySelector('input')!
  await page.by(() => type(name(), '新的名字'))
  await page.draw(createElement(GroupManagement, group('大家好')))
  expect(name().value).toBe('新的名字')
  await page.leave()
})

const listening: Recorder = { state: 'recording', seconds: 1, left: 59, level: 0 }
it.each([
  ['nothing listens below a composer that was taken away', listening, '你已被管理员禁言', []],
  ['a microphone that was refused keeps no other panel shut', { state: 'denied', reason: '没有权限' }, null, ['表情']],
  ['one that listens is not ended by another panel', listening, null, ['表情']],
] as const)('%s', async (_, recorder, reason, pressed) => {
  const noted: string[] = []
  const intents = { onRecord: (what: string) => void noted.push(what) } as never
  const composer = (blocked: string | null) =>
    createElement(Composer, {
      to: '青瓷',
      draft: '',
      people: [],
      quote: null,
      onCancelQuote: still,
      blocked,
      recorder,
      intents,
      onPick: still,
      handle: null,
    })
  const page = await live(composer(null), [])
  expect(noted).toEqual([])
  await page.draw(composer(reason))
  for (const name of pressed) await page.by(() => use(button(page, name)))
  expect(noted).toEqual(recorder.state === 'denied' || reason !== null ? ['cancel'] : [])
  await page.leave()
})

it('a work is turned by one finger, and by two it is not', async () => {
  const given = { alt: '瓷', src: '/a.svg', title: '瓷', back: [{ term: '编号', text: '#1' }] }
  const thing = createElement('span', { 'data-thing': '' })
  const work = createElement(WorkInHand, given as Partial<ComponentProps<typeof WorkInHand>> as never, thing)
  const page = await live(work, [])
  const finger = (kind: string, pointerId: number, clientX: number) =>
    page.by(() =>
      page.box
        .querySelector('[data-thing]')!
        .dispatchEvent(
          new LiveEvent(kind, { pointerId, clientX, clientY: 0, isPrimary: pointerId === 1, pointerType: 'touch' }),
        ),
    )
  const isBack = () => button(page, '翻到正面') !== undefined
  await finger('pointerdown', 1, 100)
  await finger('pointerdown', 2, 200)
  await finger('pointermove', 1, 90)
  await finger('pointerup', 1, 90)
  await finger('pointerup', 2, 200)
  expect(isBack()).toBe(false)
  await finger('pointerdown', 1, 100)
  await finger('pointermove', 1, 20)
  await finger('pointerup', 1, 20)
  expect(isBack()).toBe(true)
  await page.leave()
})

it('a code is complete once, also where a digit more is typed', async () => {
  const noted: string[] = []
  let value = '12345'
  const code = () =>
    createElement(CodeInput, {
      label: '支付密码',
      value,
      onChange: (next: string) => void (value = next),
      onComplete: (all: string) => void noted.push(all),
    })
  const page = await live(code(), [])
  const put = async (text: string) => {
    await page.by(() => type(page.box.querySelector('input')!, text))
    await page.draw(code())
  }
  await put('123456')
  await put('1234567')
  expect(noted).toEqual(['123456'])
  await put('12345')
  await put('123456')
  expect(noted).toEqual(['123456', '123456'])
  await page.leave()
})

it('a year can be typed digit by digit; a day out of range is not told, and does not stay', async () => {
  const told: string[] = []
  const days = createElement(DateField, {
    label: '生日',
    value: '',
    onChange: (day: string) => void told.push(day),
    min: '1906-01-01',
    max: '2026-03-01',
  })
  const page = await live(days, [])
  const field = () => page.box.querySelector('input')!
  await page.by(() => field().focus())
  await page.by(() => type(field(), '0001-03-01'))
  expect([field().value, told]).toEqual(['0001-03-01', []])
  await page.by(() => type(field(), '1990-03-01'))
  expect(told).toEqual(['1990-03-01'])
  await page.by(() => type(field(), '0001-03-01'))
  await page.by(() => field().blur())
  expect(field().value).toBe('')
  await page.leave()
})

it('all of a long list is drawn in a sheet, which scrolls by itself', async () => {
  // No page here has any width: letters are not large for it.
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '-1' }))
  const rows = Array.from({ length: 60 }, (_, at) => createElement('li', { key: at }, `第 ${at} 件`))
  const page = await live(
    createElement(Sheet, { open: true, title: '选择' } as SheetProps, createElement(NearList, {}, ...rows)),
    [],
  )
  expect(page.box.querySelectorAll('li')).toHaveLength(60)
  await page.leave()
  vi.unstubAllGlobals()
})

it('who looks for a group is led on to those that have not been listed yet, and into one whose size nobody tells', async () => {
  const open = (query: string, items: readonly { id: string; name: string }[]) =>
    createElement(
      AppProvider,
      { value: { snapshot: still, subscribe: () => still } as never },
      createElement(OpenGroups, {
        open: {
          state: 'ready',
          items: items.map((one) => ({ ...one, relation: 'outside' as const, talkHref: '#/' })),
          failure: null,
        },
        more: 'more',
        query,
        card: {
          state: 'ready',
          items: [{ description: '', members: 8, maxUsers: 0, needsApproval: false }],
          failure: null,
        },
        join: notAsked,
        onLook: still,
        onJoin: still,
        onJoinClosed: still,
        onMore: still,
        onRetry: still,
      }),
    )
  const page = await live(open('山', []), [])
  expect(button(page, '加载更多')).toBeDefined()
  await page.draw(open('', [{ id: '7', name: '藏友群' }]))
  await page.by(() => use(button(page, '藏友群')))
  expect(button(page, '加入群聊').getAttribute('aria-disabled')).toBeNull()
  expect(page.box.textContent).not.toContain('/ 0 人')
  await page.leave()
})
