import { useState } from 'react'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { Ask } from '../../kit/chat/people-view.ts'

/** What is asked once more before it is done. */
export type SettingQuestion = 'clear' | 'block' | 'remove' | 'leave' | 'dissolve'

const words: Readonly<
  Record<SettingQuestion, { readonly title: (name: string) => string; readonly note: string; readonly yes: string }>
> = {
  clear: { title: (name) => `清空和${name}的聊天记录？`, note: '清空后找不回来，对方那边不受影响。', yes: '清空' },
  block: { title: (name) => `拉黑${name}？`, note: '之后收不到对方的消息，可以随时取消。', yes: '拉黑' },
  remove: { title: (name) => `删除好友${name}？`, note: '聊天记录会一起删除，对方也会失去你这位好友。', yes: '删除' },
  leave: { title: (name) => `退出「${name}」？`, note: '之后收不到这个群的消息，聊天记录会一起删除。', yes: '退出' },
  dissolve: { title: (name) => `解散「${name}」？`, note: '所有成员都会离开，聊天记录和群文件找不回来。', yes: '解散' },
}

export interface SettingDialogsProps {
  readonly name: string
  readonly question: SettingQuestion | null
  readonly ask: Ask
  readonly onAnswer: (question: SettingQuestion) => void
  readonly onDismiss: () => void
}

/** Asks before something that cannot be undone. */
export function SettingDialogs({ name, question, ask, onAnswer, onDismiss }: SettingDialogsProps) {
  // Kept while the dialog moves out.
  const [last, setLast] = useState<SettingQuestion>('clear')
  if (question !== null && question !== last) setLast(question)
  const { title, note, yes } = words[last]
  return (
    <Dialog
      open={question !== null}
      title={title(name)}
      confirm={{ text: yes, tone: 'danger', onPress: () => onAnswer(last), pending: ask.state === 'sending' }}
      cancel
      onDismiss={onDismiss}
    >
      {ask.state === 'failed' ? (
        <span role="alert" className="text-cinnabar">
          {ask.failure ?? '操作失败，请重试'}
        </span>
      ) : (
        note
      )}
    </Dialog>
  )
}
