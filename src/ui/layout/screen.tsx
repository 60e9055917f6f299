import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { cx } from '../cx.ts'
import { BackIcon } from '../icon/action-icons.tsx'
import { uiText } from '../ui-text.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

export interface ScreenBack {
  /** Where back leads when there is nothing to go back to; makes the button a link. */
  href?: string
  onPress?: () => void
  /** Default 「返回」. */
  label?: string
}

export interface ScreenProps {
  /** The one h1 of the page. */
  title: string
  /** `bar` small and centred (default); `large` for the four tab pages; `hidden` said, not shown. */
  titleStyle?: 'bar' | 'large' | 'hidden'
  back?: ScreenBack
  /** One small line under the title of a `bar`: how things stand with what the page is about. */
  subtitle?: ReactNode
  /** At the end of the header: one or two IconButtons, or a quiet Button. */
  actions?: ReactNode
  /** Under the header, above what scrolls: OfflineBanner, SegmentedTabs, SearchField. */
  top?: ReactNode
  /** Fixed at the bottom, on a surface with a hairline: the primary action. */
  footer?: ReactNode
  /** The TabBar, on the four tab pages. */
  tabBar?: ReactNode
  /** The ground of the page. */
  ground?: 'paper' | 'surface'
  /** Leaves the 16 px at the sides to the children. */
  bleed?: boolean
  /** The children fill the page and scroll by themselves: conversations, maps. */
  fill?: boolean
  /** Where the page was scrolled to, in px; read once, at mount. */
  scrollTop?: number
  onScrolled?: (top: number) => void
  /** The heading takes the focus when the page opens, so that it is read aloud. Default true. */
  focusTitle?: boolean
  children: ReactNode
}

/** One page: header, what scrolls, footer. Fills the screen, keeps clear of notches, is one phone wide on a desktop. */
export function Screen({
  title,
  titleStyle = 'bar',
  back,
  actions,
  top,
  ground = 'paper',
  fill,
  ...rest
}: ScreenProps) {
  const root = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [scrolled, setScrolled] = useState(false)
  const { onScrolled, focusTitle = true } = rest
  useScrollMemory(main, rest.scrollTop ?? 0, (y) => {
    setScrolled(y > 4)
    onScrolled?.(y)
  })
  useEffect(() => {
    if (!focusTitle) return
    // With the next frame, which lays the page out anyway: to be focused at once it would be laid out in the midst of being drawn.
    const frame = requestAnimationFrame(() => {
      const inside = root.current?.contains(document.activeElement) ?? false
      if (!inside) heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [focusTitle])

  const background = ground === 'paper' ? 'bg-paper' : 'bg-surface'
  return (
    <div
      ref={root}
      className={cx(
        'phone-wide mx-auto flex h-(--app-height) w-full max-w-phone flex-col overflow-hidden text-ink',
        background,
      )}
    >
      <ScreenHeader
        headingRef={heading}
        title={title}
        titleStyle={titleStyle}
        subtitle={rest.subtitle}
        back={back}
        actions={actions}
        top={top}
        line={scrolled || fill === true}
      />
      {/* Focusable, so that a page without any control can still be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <main
        ref={main}
        tabIndex={fill ? undefined : 0}
        className={cx(
          'ring-inside relative min-h-0 flex-1 overscroll-contain',
          fill ? 'overflow-hidden' : 'overflow-y-auto',
        )}
      >
        {fill ? rest.children : <Scrolled {...rest} />}
      </main>
      {rest.footer && (
        <footer className="shrink-0 border-t border-hairline bg-surface px-4 pt-3 pb-[max(12px,var(--safe-bottom))]">
          {rest.footer}
        </footer>
      )}
      {rest.tabBar}
    </div>
  )
}

/** What scrolls with the page: padded, and clear of the notch where nothing is fixed below it. */
function Scrolled({ bleed, footer, tabBar, children }: Pick<ScreenProps, 'bleed' | 'footer' | 'tabBar' | 'children'>) {
  const padding = [!bleed && 'px-4 pt-2 pb-8', !footer && !tabBar && 'mb-(--safe-bottom)']
  return <div className={cx('min-h-full', ...padding)}>{children}</div>
}

interface HeaderProps extends Pick<ScreenProps, 'title' | 'subtitle' | 'back' | 'actions' | 'top'> {
  titleStyle: NonNullable<ScreenProps['titleStyle']>
  headingRef: React.RefObject<HTMLHeadingElement | null>
  line: boolean
}

function ScreenHeader({ title, titleStyle, subtitle, back, actions, top, headingRef, line }: HeaderProps) {
  const heading = (className: string) => (
    <h1 ref={headingRef} tabIndex={-1} className={className}>
      {title}
    </h1>
  )
  const bare = titleStyle === 'hidden' && !back && !actions
  return (
    <header
      className={cx(
        'pt-safe shrink-0 border-b transition-colors',
        line && !bare ? 'border-hairline' : 'border-transparent',
      )}
    >
      {bare && heading('sr-only')}
      {titleStyle === 'large' && (
        // With large letters the actions go below: the title of a tab is not cut off.
        <div className="flex min-h-14 flex-wrap items-center gap-x-2 pr-2 pl-4">
          {heading('min-w-0 flex-auto truncate text-[1.5rem] leading-normal font-semibold')}
          {actions && <div className="ml-auto flex items-center gap-2">{actions}</div>}
        </div>
      )}
      {titleStyle !== 'large' && !bare && (
        <div className="grid min-h-12 grid-cols-[minmax(44px,1fr)_minmax(0,auto)_minmax(44px,1fr)] items-center px-1 large:flex large:flex-wrap">
          <div className="flex justify-start">
            {back && (
              <IconButton icon={BackIcon} label={back.label ?? uiText.back} href={back.href} onPress={back.onPress} />
            )}
          </div>
          <div className="min-w-0 large:flex-[1_1_6em]">
            {heading(titleStyle === 'hidden' ? 'sr-only' : 'truncate px-1 text-center text-title font-semibold')}
            {subtitle != null && (
              <div className="-mt-0.5 flex min-w-0 items-center justify-center text-caption text-muted">{subtitle}</div>
            )}
          </div>
          <div className="flex justify-end large:ml-auto">{actions}</div>
        </div>
      )}
      {top}
    </header>
  )
}
