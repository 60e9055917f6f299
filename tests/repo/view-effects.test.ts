import { describe, expect, it } from 'vitest'
import { countEffects, rememberedPhases } from './lib/effects.ts'
import { readSources, type Source } from './lib/source.ts'

const views = readSources(['src/views/**/*.{ts,tsx}']).filter(({ path }) => !/\.(test|story)\.tsx?$/.test(path))

/**
 * Why a view has an effect: `dom` the page itself (focus, measuring, observers, media, timers, the browser's own events), `opened` it says
 * that a page or a part of one was opened or left, `loads` it asks for what it shows and does not have, `address` it puts its address
 * right, `follows` what is shown follows what was told (a message in passing, a draft that starts from the address).
 */
const reasons = ['dom', 'opened', 'loads', 'address', 'follows'] as const
type Reason = (typeof reasons)[number]

const kept: Readonly<Record<string, readonly Reason[]>> = {
  'account/avatar-cropper.page.tsx': ['follows'],
  'account/use-shown-file.ts': ['dom', 'dom'],
  'account/mine.page.tsx': ['follows'],
  'beans/bean-log.page.tsx': ['follows'],
  'beans/bean-log.screen.tsx': ['dom'],
  'chat/add-friends.page.tsx': ['loads'],
  'chat/chat-setting.page.tsx': ['opened', 'loads'],
  'chat/composer/composer.tsx': ['dom', 'dom'],
  'chat/composer/use-recorder.ts': ['dom', 'dom'],
  'chat/composer/use-writing.ts': ['dom'],
  'chat/conversation.screen.tsx': ['dom'],
  'chat/conversation/thread-menu.tsx': ['loads'],
  'chat/conversation/use-conversation-asks.ts': ['follows', 'follows', 'follows'],
  'chat/conversation/use-conversation.ts': ['dom'],
  'chat/conversation/use-kept-files.ts': ['loads', 'dom'],
  'chat/conversation/use-peer.ts': ['loads'],
  'chat/conversation/use-reaching.ts': ['loads'],
  'chat/conversation/use-reading.ts': ['opened', 'dom', 'opened'],
  'chat/conversation/use-room.ts': ['opened'],
  'chat/conversation/use-talk.ts': ['opened'],
  'chat/group-list.page.tsx': ['loads', 'follows'],
  'chat/group/group-threads.tsx': ['loads'],
  'chat/group/use-group-files.ts': ['dom'],
  'chat/group/use-leaving.ts': ['follows'],
  'kit/page/lazy-part.tsx': ['loads'],
  'garden/scenes/use-background.ts': ['dom'],
  'kit/resource/use-all-rows.ts': ['loads'],
  'kit/page/use-slices.ts': ['dom'],
  'chat/list/use-found.ts': ['loads', 'opened'],
  'chat/message/message-list.tsx': ['dom', 'dom'],
  'chat/message/use-playing.ts': ['dom', 'dom'],
  'kit/chat/use-directory.ts': ['opened', 'loads'],
  'kit/chat/use-names.ts': ['loads'],
  'chat/people/use-presence.ts': ['loads', 'opened'],
  'chat/setting/use-complaint.ts': ['follows'],
  'chat/system-notification.page.tsx': ['opened'],
  'collection/use-gift.ts': ['opened', 'follows'],
  'draw/use-drawn.ts': ['loads'],
  'kit/app/use-app-links.ts': ['dom'],
  'kit/app/use-at-rest.ts': ['follows', 'dom'],
  'kit/app/use-now-at.ts': ['dom'],
  'kit/app/use-now.ts': ['dom'],
  'kit/app/use-session.ts': ['follows'],
  'kit/collection/share-work.tsx': ['dom'],
  'kit/form/form-box.tsx': ['dom'],
  'kit/form/use-form.ts': ['opened'],
  'kit/form/use-read-anew.ts': ['follows'],
  'kit/form/verification-code.ts': ['loads'],
  'kit/intent/use-intent.ts': ['opened'],
  'kit/intent/unknown-intents.ts': ['dom'],
  'kit/order/use-purchase.ts': ['opened'],
  'kit/page/filter-tabs.tsx': ['dom', 'dom'],
  'kit/page/page-screen.tsx': ['dom'],
  'kit/page/search-page.tsx': ['dom'],
  'kit/page/use-search.ts': ['follows'],
  'kit/page/use-tilt.ts': ['dom'],
  'kit/resource/use-live.ts': ['follows', 'dom'],
  'kit/resource/use-renewal.ts': ['dom'],
  'kit/resource/slow-answers.ts': ['dom', 'dom'],
  'kit/resource/use-aside.ts': ['dom'],
  'kit/resource/use-resource.ts': ['opened', 'loads', 'loads', 'loads'],
  'notice/notice-detail.page.tsx': ['opened'],
  'order/place-order.page.tsx': ['address'],
  'order/use-say-on-back.ts': ['opened'],
  'system/diagnosis/export-diagnosis.tsx': ['loads'],
  'system/update.page.tsx': ['opened'],
  'system/web-view.page.tsx': ['address'],
}

describe('workflow', () => {
  it('lives in machines: no view remembers the phase before to go somewhere, to ask again or to clear a form', () => {
    expect(views.flatMap(rememberedPhases)).toEqual([])
  })

  it('is seen where a view remembers a phase', () => {
    const text = `
      function useBefore(status: string, run: () => void) {
        const before = useRef(status)
        useEffect(() => {
          if (before.current === 'sending' && status === 'done') run()
          before.current = status
        })
      }`
    const source: Source = { path: 'src/views/before.ts', text }
    expect(rememberedPhases(source)).toMatchObject([{ path: 'src/views/before.ts', line: 6 }])
  })

  it('leaves views the effects that are listed here, each with its reason', () => {
    const found = views.map((view) => [view.path.replace('src/views/', ''), countEffects(view)] as const)
    const listed = Object.entries(kept).map(([path, why]) => [path, why.length] as const)
    expect(new Map(found.filter(([, count]) => count > 0))).toEqual(new Map(listed))
  })
})

/** A page that asks for something that takes or gives. */
const asks = /type: '[\w.]+Requested',\s*endpoint: '/
/** By the question before it, or by a sheet that asks it. */
const isAskedBefore = /\b(?:before\(|useDeed\(|\w*Deeds?\b)/

describe('what takes or gives something', () => {
  it('is asked before, where something like it is unknown, or a crash could not be remembered', () => {
    const asking = views.filter(({ text }) => asks.test(text))
    expect(asking.length).toBeGreaterThan(10)
    expect(asking.filter(({ text }) => !isAskedBefore.test(text)).map(({ path }) => path)).toEqual([])
  })
})
