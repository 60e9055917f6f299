import { uiText } from '../ui-text.ts'

export interface RetryBannerProps {
  /** What is the matter. */
  text: string
  /** Asks again; null while nothing is the matter. */
  onRetry: (() => void) | null
}

/**
 * A strip under the header while an answer is late or missing. Always mounted, so that its coming is announced; not seen where the page
 * itself offers to ask again.
 */
export const RetryBanner = ({ text, onRetry }: RetryBannerProps) => (
  <div role="status" data-missing="">
    {onRetry && (
      <p className="flex min-h-11 animate-appear items-center justify-center gap-2 bg-sunken px-4 text-note text-soft">
        {text}
        <button type="button" onClick={onRetry} className="min-h-11 px-2 font-medium text-indigo">
          {uiText.retry}
        </button>
      </p>
    )}
  </div>
)
