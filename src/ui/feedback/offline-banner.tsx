import { cx } from '../cx.ts'
import { OfflineIcon } from '../icon/sign-icons.tsx'
import { uiText } from '../ui-text.ts'

export interface OfflineBannerProps {
  offline: boolean
  /** Default 「无网络连接,请检查网络设置...」 (marketplace §8). */
  text?: string
}

/**
 * A strip under the header while there is no network. Always mounted, so that its coming is announced; not seen where the page itself says
 * so.
 */
export const OfflineBanner = ({ offline, text = uiText.offline }: OfflineBannerProps) => (
  <div role="status" data-strip="" className={cx(offline && 'not-last:mb-2')}>
    {offline && (
      <p className="flex min-h-9 animate-appear items-center justify-center gap-2 bg-inverse px-4 py-1.5 text-note text-on-inverse">
        <OfflineIcon size={16} />
        {text}
      </p>
    )}
  </div>
)
