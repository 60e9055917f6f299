import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { ResultState } from '#src/ui/feedback/state.tsx'
import { TextArea } from '#src/ui/form/text-area.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import type { Report } from '../kit/chat-view.ts'
import type { Ask } from '../../kit/chat/people-view.ts'

/** What can be wrong, as it is sent. */
const types = ['广告骚扰', '欺诈、诱导转账', '色情低俗', '违法违规', '侵犯权益', '其他'] as const

export interface ReportSheetProps {
  readonly open: boolean
  /** Who or what is reported: 「青瓷发的消息」. */
  readonly about: string
  readonly ask: Ask
  readonly onReport: (report: Report) => void
  readonly onDismiss: () => void
}

/** Reports something: what kind it is and why, both needed (chat §5). */
export function ReportSheet({ open, about, ask, onReport, onDismiss }: ReportSheetProps) {
  const [type, setType] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const lacksWords = type === '其他' && words.trim() === ''
  const dismiss = () => {
    setType(null)
    setWords('')
    onDismiss()
  }
  if (ask.state === 'done') {
    return (
      <Sheet open={open} title={`举报${about}`} titleHidden onDismiss={dismiss}>
        <ResultState
          outcome="done"
          title="已经收到"
          note="核实后我们会处理，不会告诉对方是谁举报的。"
          action={<Button onPress={dismiss}>好</Button>}
        />
      </Sheet>
    )
  }
  return (
    <Sheet
      open={open}
      title={`举报${about}`}
      onDismiss={dismiss}
      footer={
        <Button
          tone="primary"
          size="large"
          block
          disabledReason={type === null ? '先选一类问题' : lacksWords ? '先说说情况' : null}
          pending={ask.state === 'sending'}
          pendingText="正在提交"
          onPress={() => type !== null && onReport({ type, reason: words.trim() || type })}
        >
          提交举报
        </Button>
      }
    >
      <TypeChoice chosen={type} onChoose={setType} />
      <TextArea label={type === '其他' ? '说说情况' : '说说情况（选填）'} value={words} onChange={setWords} rows={3} />
      {ask.state === 'failed' && (
        <div className="pt-3">
          <InlineMessage kind="error">{ask.failure ?? '提交失败，请重试'}</InlineMessage>
        </div>
      )}
    </Sheet>
  )
}

const TypeChoice = ({ chosen, onChoose }: { chosen: string | null; onChoose: (type: string) => void }) => (
  <fieldset className="pb-3">
    <legend className="text-note text-muted">有什么问题</legend>
    <div className="mt-1 flex flex-col">
      {types.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-3 text-body">
          <input
            type="radio"
            name="report-type"
            checked={chosen === one}
            onChange={() => onChoose(one)}
            className="size-5 accent-cinnabar-fill"
          />
          {one}
        </label>
      ))}
    </div>
  </fieldset>
)
