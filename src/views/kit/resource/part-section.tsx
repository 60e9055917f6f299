import type { ReactNode } from 'react'
import { InlineMessage, QuietAction } from '#src/ui/feedback/inline-message.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import type { Part } from './part.ts'

export interface PartStateProps<Item> {
  readonly part: Part<Item>
  /** What it is, for the message that it is missing: 「盲盒」. */
  readonly name: string
  /** The geometry of what is coming. */
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

/** One part of a page: its outline, its content, or that it is missing and a way to try again. The rest of the page goes on. */
export function PartState<Item>({ part, name, skeleton, children }: PartStateProps<Item>) {
  if (part.status === 'loading') return skeleton
  if (part.status === 'failed') {
    return (
      <InlineMessage
        kind="warning"
        action={
          <QuietAction onPress={part.retry} label={`重试${name}`}>
            重试
          </QuietAction>
        }
      >
        {name}加载失败{part.refusal === '' ? '' : `：${part.refusal}`}
      </InlineMessage>
    )
  }
  return children
}

export interface PartSectionProps<Item> extends PartStateProps<Item> {
  readonly title: string
  readonly note?: string
  readonly moreHref?: string
}

/** A part with a heading; without entries there is no section. */
export function PartSection<Item>({ title, note, moreHref, ...state }: PartSectionProps<Item>) {
  if (state.part.status === 'ready' && state.part.items.length === 0) return null
  return (
    <Section title={title} {...(note === undefined ? {} : { note })} {...(moreHref === undefined ? {} : { moreHref })}>
      <PartState {...state} />
    </Section>
  )
}
