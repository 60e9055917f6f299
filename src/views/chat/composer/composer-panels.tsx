import { useState } from 'react'
import { drawnFaces } from './drawn-faces.ts'
import { PictureIcon } from '#src/ui/icon/home-icons.tsx'
import type { Icon } from '#src/ui/icon/icon.tsx'
import { FrameIcon } from '#src/ui/icon/page-icons.tsx'
import { FileIcon, MicIcon, PlaceIcon, VideoIcon } from '#src/ui/icon/chat-icons.tsx'
import type { Recorder } from '../kit/chat-view.ts'
import type { ConversationIntents } from '../conversation/conversation-actions.ts'
import { RecorderPanel } from './recorder-panel.tsx'

export interface ComposerPanelProps {
  readonly panel: 'plus' | 'emoji' | 'voice'
  readonly recorder: Recorder
  readonly intents: Pick<ConversationIntents, 'onAttach' | 'onRecord'>
  readonly onPick: (what: 'card' | 'place') => void
  readonly onVoice: () => void
  readonly onFace: (face: string) => void
}

/** What opens in the place of the keyboard. */
export function ComposerPanel({ panel, recorder, intents, onPick, onVoice, onFace }: ComposerPanelProps) {
  if (panel === 'voice') return <RecorderPanel recorder={recorder} onRecord={intents.onRecord} />
  if (panel === 'emoji') return <EmojiPanel onPick={onFace} />
  return <PlusPanel onAttach={intents.onAttach} onPick={onPick} onVoice={onVoice} />
}

const faces =
  '😀 😄 😁 😂 🙂 😊 😉 😍 😘 😋 😎 🤔 😐 😴 😭 😤 😡 😱 😮 🥳 🤝 👍 👎 👏 🙏 💪 👌 ✌️ ❤️ 💔 🌹 🎉 🔥 ✨ 🎁 🏮 🧧 🌙 ☀️ 🍵'.split(
    ' ',
  )

/** Faces to put into the text. */
const EmojiPanel = ({ onPick }: { onPick: (face: string) => void }) => {
  const [drawn] = useState(() => drawnFaces(faces))
  return (
    <div role="group" aria-label="表情" className="mt-1.5 h-56 overflow-y-auto px-2">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))]">
        {drawn.map((face) => (
          <li key={face}>
            <button
              type="button"
              aria-label={`表情 ${face}`}
              onClick={() => onPick(face)}
              className="ring-inside flex h-11 w-full items-center justify-center rounded-s text-[1.375rem] active:bg-sunken"
            >
              {face}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PlusPanelProps {
  readonly onAttach: ConversationIntents['onAttach']
  readonly onPick: (what: 'card' | 'place') => void
  readonly onVoice: () => void
}

const files = [
  { kind: 'image', text: '图片', icon: PictureIcon, accept: 'image/*', multiple: true },
  { kind: 'video', text: '视频', icon: VideoIcon, accept: 'video/*', multiple: false },
  { kind: 'file', text: '文件', icon: FileIcon, accept: undefined, multiple: false },
] as const

const attach =
  'flex cursor-pointer flex-col items-center gap-1.5 rounded-m py-1 focus-within:outline-2 focus-within:outline-indigo'

/** Everything that is no text. */
const PlusPanel = ({ onAttach, onPick, onVoice }: PlusPanelProps) => (
  <ul aria-label="发送更多" className="mt-1.5 grid h-56 grid-cols-4 content-start gap-y-3 px-3 pt-3">
    {files.map(({ kind, text, icon, accept, multiple }) => (
      <li key={kind}>
        <label className={attach}>
          <input
            type="file"
            accept={accept}
            multiple={multiple}
            className="sr-only"
            onChange={(event) => {
              const chosen = [...(event.currentTarget.files ?? [])]
              // The same file may be chosen again.
              event.currentTarget.value = ''
              if (chosen.length > 0) onAttach(kind, chosen)
            }}
          />
          <Tile icon={icon} text={text} />
        </label>
      </li>
    ))}
    <Choice icon={MicIcon} text="语音" onPress={onVoice} />
    <Choice icon={PlaceIcon} text="位置" onPress={() => onPick('place')} />
    <Choice icon={FrameIcon} text="藏品" onPress={() => onPick('card')} />
  </ul>
)

const Choice = ({ icon, text, onPress }: { icon: Icon; text: string; onPress: () => void }) => (
  <li>
    <button type="button" onClick={onPress} className="flex w-full flex-col items-center gap-1.5 rounded-m py-1">
      <Tile icon={icon} text={text} />
    </button>
  </li>
)

const Tile = ({ icon: Mark, text }: { icon: Icon; text: string }) => (
  <>
    <span className="flex size-14 items-center justify-center rounded-l bg-surface">
      <Mark />
    </span>
    <span className="text-note text-soft">{text}</span>
  </>
)
