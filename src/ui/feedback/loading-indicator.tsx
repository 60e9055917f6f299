import { Spinner } from '../action/spinner.tsx'
import { uiText } from '../ui-text.ts'
import { useTopLayer } from './use-top-layer.ts'

export interface LoadingIndicatorProps {
  /** The 500 ms before it comes and goes are decided by the caller (marketplace §9). */
  visible: boolean
  /** Default 「加载中...」. */
  text?: string
}

/** The request indicator in the middle of the screen. It says that something is going on; it blocks nothing. Mount once, always. */
export function LoadingIndicator({ visible, text = uiText.loading }: LoadingIndicatorProps) {
  const box = useTopLayer(visible, text)
  return (
    <div ref={box} popover="manual" role="status" data-place="middle" className="ui-floating">
      {visible && (
        <p className="mx-auto flex w-fit animate-appear flex-col items-center gap-2.5 rounded-l bg-inverse px-6 py-5 text-note text-on-inverse shadow-lift">
          <Spinner size={28} />
          {text}
        </p>
      )}
    </div>
  )
}
