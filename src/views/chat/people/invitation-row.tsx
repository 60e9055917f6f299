import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import type { InvitationView } from '../kit/chat-view.ts'

export interface InvitationRowProps {
  readonly invitation: InvitationView
  readonly onAnswer: (id: string, accept: boolean) => void
}

/** An invitation: who, what for, in whose words, and the two answers (chat §4). */
export function InvitationRow({ invitation, onAnswer }: InvitationRowProps) {
  const { id, person, about, reason, time, state, failure, talkHref } = invitation
  return (
    <li>
      <div className="flex gap-3 px-4 py-3">
        <Avatar name={person.name} src={person.avatar} size={48} decorative />
        <div className="min-w-0 flex-1">
          <p className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate text-title leading-normal">{person.name}</span>
            <span className="text-caption text-muted tabular-nums">{time}</span>
          </p>
          <p className="text-note text-muted">{about}</p>
          {reason !== '' && <p className="mt-1.5 rounded-s bg-sunken px-3 py-1.5 text-note text-soft">{reason}</p>}
          {failure !== null && (
            <p role="alert" className="mt-1.5 text-note text-cinnabar">
              {failure}
            </p>
          )}
          {state === 'accepted' || state === 'declined' ? (
            <p className="mt-1.5 flex items-center gap-3 text-note text-muted">
              {state === 'accepted' ? '已同意' : '已拒绝'}
              {state === 'accepted' && talkHref !== null && <TextLink href={talkHref}>发消息</TextLink>}
            </p>
          ) : (
            <div className="mt-2.5 flex gap-3">
              <Button
                size="small"
                pending={state === 'accepting'}
                disabled={state === 'declining'}
                label={`同意${person.name}：${about}`}
                onPress={() => onAnswer(id, true)}
              >
                同意
              </Button>
              <Button
                size="small"
                tone="quiet"
                pending={state === 'declining'}
                disabled={state === 'accepting'}
                label={`拒绝${person.name}：${about}`}
                onPress={() => onAnswer(id, false)}
              >
                拒绝
              </Button>
            </div>
          )}
        </div>
      </div>
    </li>
  )
}
