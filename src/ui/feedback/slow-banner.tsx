import { uiText } from '../ui-text.ts'

export interface SlowBannerProps {
  /** Asks again; null while nothing is late. */
  onRetry: (() => void) | null
}

/** A strip under the header while an answer is late. Always mounted, so that its coming is announced. */
export const SlowBanner = ({ onRetry }: SlowBannerProps) => (
  <div role="status">
    {onRetry && (
      <p className="flex min-h-11 animate-appear items-center justify-center gap-2 bg-sunken px-4 text-note text-soft">
        {uiText.slow}
        <button type="button" onClick={onRetry} className="min-h-11 px-2 font-medium text-indigo">
          {uiText.retry}
        </button>
      </p>
    )}
  </div>
)
