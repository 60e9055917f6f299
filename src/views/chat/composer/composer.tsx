import { type KeyboardEvent, memo, type Ref, useEffect, useId, useImperativeHandle, useState } from 'react'
import { lazy } from '#src/domain/lazy.ts'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { PlusIcon } from '#src/ui/icon/page-icons.tsx'
import { CloseIcon } from '#src/ui/icon/action-icons.tsx'
import { KeyboardIcon, MicIcon, SendIcon, SmileIcon } from '#src/ui/icon/chat-icons.tsx'
import { InfoIcon } from '#src/ui/icon/sign-icons.tsx'
import type { QuoteView, Recorder } from '../kit/chat-view.ts'
import type { Person } from '../../kit/chat/people-view.ts'
import type { ComposerPanelProps } from './composer-panels.tsx'
import type { ConversationIntents } from '../conversation/conversation-actions.ts'
import { lazyPart } from '#src/views/kit/page/lazy-part.tsx'
import { useWriting } from './use-writing.ts'

/** What others may put into the field. */
export interface ComposerHandle {
  readonly insert: (text: string) => void
  readonly focus: () => void
}

export interface ComposerProps {
  /** To whom: 「发给青瓷的消息」 is the name of the field. */
  readonly to: string
  readonly draft: string
  readonly people: readonly Person[]
  readonly quote: QuoteView | null
  readonly onCancelQuote: () => void
  /** Why nothing can be said here: 「你被管理员禁言，3 月 2 日 10:00 解除」. */
  readonly blocked: string | null
  /** Where that may be over: to write all the same. */
  readonly onTry?: (() => void) | null
  readonly recorder: Recorder
  readonly intents: ConversationIntents
  readonly onPick: (what: 'card' | 'place') => void
  readonly handle: Ref<ComposerHandle>
}

/** What opens in the place of the keyboard. */
const loadPanel = lazy(async () => (await import('./composer-panels.tsx')).ComposerPanel)
const Panel = lazyPart(loadPanel)

type Panel = 'none' | ComposerPanelProps['panel']

/** Where one writes. Enter sends, Shift and Enter makes a line; while an input method composes Enter is its own. */
export const Composer = memo(function Composer(props: ComposerProps) {
  const { quote, blocked, intents, recorder } = props
  const { panel, setPanel, toggle, closeByKey } = usePanel(props)
  const writing = useWriting({
    draft: props.draft,
    people: props.people,
    onDraft: intents.onDraft,
    onSend: (text, mentions) => {
      intents.onSend(text, { quote: quote?.key ?? null, mentions })
      props.onCancelQuote()
    },
  })
  const { field, insert } = writing
  useImperativeHandle(props.handle, () => ({ insert, focus: () => field.current?.focus() }))
  useEffect(() => {
    // Nothing listens that is not to be seen.
    if (blocked !== null) intents.onRecord('cancel')
  }, [blocked, intents])
  if (blocked !== null) return <Blocked reason={blocked} onTry={props.onTry ?? null} />
  return (
    <div
      role="presentation"
      className="relative shrink-0 border-t border-hairline bg-bar pb-[max(6px,var(--safe-bottom))]"
      onKeyDown={closeByKey}
    >
      <MentionList writing={writing} />
      {quote && <QuoteBar quote={quote} onCancel={props.onCancelQuote} />}
      <div className="flex items-end gap-0.5 px-1.5 pt-1.5">
        <IconButton
          icon={panel === 'voice' ? KeyboardIcon : MicIcon}
          label={panel === 'voice' ? '收起语音' : '语音'}
          onPress={() => {
            if (panel === 'voice') intents.onRecord('cancel')
            toggle('voice')
          }}
        />
        <Field to={props.to} writing={writing} onFocus={() => setPanel('none')} />
        <IconButton
          icon={panel === 'emoji' ? KeyboardIcon : SmileIcon}
          label={panel === 'emoji' ? '收起表情' : '表情'}
          onPress={() => toggle('emoji')}
        />
        {writing.canSend ? (
          <SendButton onPress={writing.send} />
        ) : (
          <IconButton
            icon={panel === 'plus' ? KeyboardIcon : PlusIcon}
            label={panel === 'plus' ? '收起更多' : '图片、文件和更多'}
            onPress={() => toggle('plus')}
          />
        )}
      </div>
      {panel !== 'none' && (
        <Panel
          isWanted
          // As high as the panels are, so that nothing moves when one comes.
          waiting={<div className="h-57.5" />}
          props={{
            panel,
            recorder,
            intents,
            onPick: props.onPick,
            onVoice: () => setPanel('voice'),
            onFace: writing.insert,
          }}
        />
      )}
    </div>
  )
})

/** What is open in the place of the keyboard; Esc shuts it, and the focus goes to what had opened it. */
function usePanel({ recorder, intents }: Pick<ComposerProps, 'recorder' | 'intents'>) {
  const [opened, setOpened] = useState<Panel>('none')
  useEffect(() => {
    // Here before it is wanted, when the network may be gone.
    loadPanel().catch(() => undefined)
  }, [])
  const panel = recorder.state === 'idle' ? opened : 'voice'
  const setPanel = (next: Panel) => {
    // What was said about the microphone stands in the way of nothing else.
    if (recorder.state === 'denied') intents.onRecord('cancel')
    setOpened(next)
  }
  const closeByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || panel === 'none' || !['idle', 'denied'].includes(recorder.state)) return
    const opener = event.currentTarget.querySelector<HTMLElement>('[aria-label^="收起"]')
    setPanel('none')
    opener?.focus()
  }
  return { panel, setPanel, closeByKey, toggle: (next: Panel) => setPanel(panel === next ? 'none' : next) }
}

type Writing = ReturnType<typeof useWriting>

interface FieldProps {
  readonly to: string
  readonly writing: Writing
  readonly onFocus: () => void
}

function Field({ to, writing, onFocus }: FieldProps) {
  const { bind, field } = writing
  const { offered, chosen } = writing.mentions
  return (
    <textarea
      {...bind}
      ref={field}
      onFocus={() => {
        bind.onFocus()
        onFocus()
      }}
      rows={1}
      aria-label={`发给${to}的消息`}
      placeholder="说点什么"
      enterKeyHint="send"
      autoComplete="off"
      aria-autocomplete={offered.length > 0 ? 'list' : undefined}
      aria-controls={offered.length > 0 ? 'mention-list' : undefined}
      aria-activedescendant={offered.length > 0 ? `mention-${offered[chosen]?.id}` : undefined}
      className={
        'max-h-35 min-h-11 min-w-0 flex-1 resize-none rounded-l bg-surface px-3.5 py-2.5 text-input leading-6 ' +
        'outline-none focus-visible:ring-1 focus-visible:ring-muted'
      }
    />
  )
}

const SendButton = ({ onPress }: { onPress: () => void }) => (
  <button
    type="button"
    aria-label="发送"
    // The field keeps the focus, and the phone its keyboard.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onPress}
    className="flex size-11 shrink-0 items-center justify-center"
  >
    <span className="flex size-9 items-center justify-center rounded-full bg-inverse text-on-inverse active:opacity-80">
      <SendIcon size={20} />
    </span>
  </button>
)

const Blocked = ({ reason, onTry }: { readonly reason: string; readonly onTry: (() => void) | null }) => (
  <p className="flex min-h-14 shrink-0 items-center justify-center gap-2 border-t border-hairline bg-bar px-4 pt-2 pb-[max(8px,var(--safe-bottom))] text-note text-muted">
    <InfoIcon size={18} />
    {reason}
    {onTry && (
      <Button tone="quiet" size="small" onPress={onTry}>
        试试发言
      </Button>
    )}
  </p>
)

const SmallClose = () => <CloseIcon size={18} />

const QuoteBar = ({ quote, onCancel }: { quote: QuoteView; onCancel: () => void }) => (
  <div className="flex items-center gap-1 pl-4">
    <p className="min-w-0 flex-1 truncate border-l-2 border-line pl-2 text-note text-muted">
      回复 {quote.name}：{quote.text}
    </p>
    <IconButton icon={SmallClose} label="不回复了" onPress={onCancel} />
  </div>
)

/** Names that fit what stands after the @. The arrow keys choose, Enter takes. */
function MentionList({ writing }: { writing: Writing }) {
  const hint = useId()
  const { offered, chosen, pick } = writing.mentions
  return (
    <div role="status" className="absolute inset-x-2 bottom-full">
      {offered.length > 0 && (
        <>
          <span id={hint} className="sr-only">
            可以提到 {offered.length} 人，用上下键选择
          </span>
          <div
            id="mention-list"
            role="listbox"
            aria-label="提到谁"
            className="mb-2 overflow-hidden rounded-l bg-raised shadow-float"
          >
            {offered.map((person, at) => (
              <button
                type="button"
                key={person.id}
                id={`mention-${person.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === chosen}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(person)}
                className={cx('flex min-h-12 w-full items-center gap-3 px-3 text-start', at === chosen && 'bg-sunken')}
              >
                <Avatar name={person.name} src={person.avatar} size={32} decorative />
                <span className="min-w-0 truncate">{person.name}</span>
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
