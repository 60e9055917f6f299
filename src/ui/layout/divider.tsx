export interface DividerProps {
  /** Words in the middle of the line: 「或」, 「以下是历史消息」. */
  text?: string
}

/** A hairline, with or without words. */
export const Divider = ({ text }: DividerProps) =>
  text ? (
    <div className="flex items-center gap-3 py-3 text-note text-muted">
      <span aria-hidden="true" className="h-px flex-1 bg-hairline" />
      {text}
      <span aria-hidden="true" className="h-px flex-1 bg-hairline" />
    </div>
  ) : (
    <hr className="border-0 border-t border-hairline" />
  )
