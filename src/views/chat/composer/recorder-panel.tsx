import { Button } from '#src/ui/action/button.tsx'
import { Spinner } from '#src/ui/action/spinner.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { MicIcon } from '#src/ui/icon/chat-icons.tsx'
import { playTime, spokenTime } from '../kit/chat-time.ts'
import type { Recorder } from '../kit/chat-view.ts'
import { VOICE_MAX } from './use-recorder.ts'

export interface RecorderPanelProps {
  readonly recorder: Recorder
  readonly onRecord: (what: 'start' | 'send' | 'cancel') => void
}

/** Records a voice message: one press begins, one sends; no holding, so that everybody can. */
export const RecorderPanel = ({ recorder, onRecord }: RecorderPanelProps) => (
  <div role="group" aria-label="语音" className="flex h-56 flex-col items-center justify-center gap-4 px-4 pt-1.5">
    {recorder.state === 'recording' ? (
      <Recording {...recorder} onRecord={onRecord} />
    ) : (
      <>
        {recorder.state === 'denied' && <InlineMessage kind="warning">{recorder.reason}</InlineMessage>}
        <button
          type="button"
          aria-label="开始录音"
          aria-disabled={recorder.state === 'asking' || undefined}
          onClick={() => recorder.state !== 'asking' && onRecord('start')}
          className="flex size-20 items-center justify-center rounded-full bg-inverse text-on-inverse active:opacity-80"
        >
          {recorder.state === 'asking' ? <Spinner size={28} /> : <MicIcon size={32} />}
        </button>
        <p className="text-note text-muted">
          {recorder.state === 'asking' ? '请在弹出的窗口里允许使用麦克风' : `点击录音，最长 ${VOICE_MAX} 秒`}
        </p>
      </>
    )}
  </div>
)

function Recording({
  seconds,
  left,
  level,
  onRecord,
}: Omit<Extract<Recorder, { state: 'recording' }>, 'state'> & Pick<RecorderPanelProps, 'onRecord'>) {
  return (
    <>
      <p role="timer" aria-label={`已录 ${spokenTime(seconds)}`} className="text-display font-medium tabular-nums">
        {playTime(seconds)}
      </p>
      <Loudness level={level} />
      <p className="text-note text-muted" role="status">
        {left <= 10 ? `还能说 ${spokenTime(left)}` : '正在录音'}
      </p>
      <div className="flex w-full max-w-80 gap-3">
        <span className="flex-1">
          <Button block onPress={() => onRecord('cancel')}>
            取消
          </Button>
        </span>
        <span className="flex-1">
          <Button block tone="primary" onPress={() => onRecord('send')}>
            发送
          </Button>
        </span>
      </div>
    </>
  )
}

const bars = Array.from({ length: 21 }, (_, at) => at)

/** How loud it is: highest in the middle. */
const Loudness = ({ level }: { level: number }) => (
  <svg viewBox="0 0 164 32" width={164} height={32} aria-hidden="true" className="text-cinnabar">
    {bars.map((at) => {
      const height = 4 + 26 * level * (1 - Math.abs(at - 10) / 12)
      return <rect key={at} x={at * 8} y={16 - height / 2} width={4} height={height} rx={2} fill="currentColor" />
    })}
  </svg>
)
