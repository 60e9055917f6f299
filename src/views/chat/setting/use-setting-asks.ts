import { useState } from 'react'
import { useApp } from '../../kit/app/app.ts'
import { useNavigation } from '../../kit/app/use-navigation.ts'
import type { Ask } from '../../kit/chat/people-view.ts'
import { notAsked } from '../../kit/chat/people-view.ts'
import { chatLinks } from '../kit/links.ts'
import { split } from '../list/search.ts'
import type { SettingQuestion } from './setting-dialogs.tsx'
import { useAsk } from '../../kit/chat/use-directory.ts'
import { useLeaving } from '../group/use-leaving.ts'

type What = Exclude<SettingQuestion, 'block'>

/** Clearing, removing a friend, leaving or dissolving a group: how it stands, and what follows when it is done. */
export function useSettingAsks(key: string) {
  const app = useApp()
  const { switchTab, push } = useNavigation()
  const [, name] = split(key)
  const clear = useAsk(`im-conversation/${key}`, 'clear')
  const contact = useAsk('contact', 'leave')
  const group = useAsk('group', 'leave')
  const [what, setWhat] = useState<What | null>(null)
  const asks: Readonly<Record<What, Ask>> = {
    clear: clear.ask,
    remove: contact.ask,
    leave: group.ask,
    dissolve: group.ask,
  }
  const ask = what === null ? notAsked : asks[what]
  useLeaving(what === 'clear' && ask.state === 'done', () => app.say('im-inbox', { type: 'imInbox.emptied', key }))
  useLeaving(what !== null && what !== 'clear' && ask.state === 'done', () => {
    app.say('im-inbox', { type: 'imInbox.removed', key })
    // Neither the conversation nor this page is there to come back to.
    switchTab('/pages/mine/mine')
    push(chatLinks.chat.slice(1))
  })
  const run: Readonly<Record<What, () => void>> = {
    clear: () => clear.run('clear', {}),
    remove: () => contact.run('remove', { user: name }),
    leave: () => group.run('leave', { id: name, kind: 'group' }),
    dissolve: () => group.run('destroy', { id: name, kind: 'group' }),
  }
  return {
    ask,
    onAsk(next: What) {
      setWhat(next)
      run[next]()
    },
    onAskClosed() {
      setWhat(null)
      clear.forget()
      contact.forget()
      group.forget()
    },
  }
}
