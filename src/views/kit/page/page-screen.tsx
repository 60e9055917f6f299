import { type ReactNode, useEffect } from 'react'
import { texts } from '#src/domain/text/texts.ts'
import { parseHref, routeAt, tabPaths } from '#src/routes/table.ts'
import { OfflineBanner } from '#src/ui/feedback/offline-banner.tsx'
import { RetryBanner } from '#src/ui/feedback/retry-banner.tsx'
import { uiText } from '#src/ui/ui-text.ts'
import { Screen, type ScreenProps } from '#src/ui/layout/screen.tsx'
import { drawTabBar } from './tab-bar-slot.ts'
import { useNavigation, usePageScroll } from '../app/use-navigation.ts'
import { useLateAnswers } from '../resource/slow-answers.ts'
import { useMissingAsides } from '../resource/use-aside.ts'
import { useStream } from '../app/use-stream.ts'

export interface PageScreenProps extends Omit<ScreenProps, 'title' | 'back' | 'tabBar' | 'scrollTop' | 'onScrolled'> {
  /** Default: the title in the table of routes. */
  readonly title?: string
  /** `false` where nothing lies below the page, so that there is no way back. */
  readonly back?: boolean
  readonly children: ReactNode
}

/**
 * The frame of every page: heading and document title from the table of routes, a way back (tab pages have the tab bar instead),
 * the strips that say what is the matter with the network or with answers, and the scroll position that is there again when one comes back.
 */
export function PageScreen({ title, top, titleStyle, back: hasBack = true, ...rest }: PageScreenProps) {
  const { href, back, switchTab } = useNavigation()
  const { path } = parseHref(href)
  const scroll = usePageScroll(href)
  const offline = useStream('connectivity', (snapshot) => snapshot?.matches('offline') ?? false)
  const askForLate = useLateAnswers()
  const askForMissing = useMissingAsides()
  const askAgain = askForLate ?? askForMissing
  const route = routeAt(path)
  const heading = title ?? route?.title ?? '数藏'
  const isTab = tabPaths.some((tab) => tab === route?.path)
  useEffect(() => {
    document.title = heading === '数藏' ? heading : `${heading} · 数藏`
  }, [heading])
  return (
    <Screen
      {...rest}
      title={heading}
      titleStyle={titleStyle ?? (isTab ? 'large' : 'bar')}
      {...(isTab
        ? { tabBar: drawTabBar({ current: route!.path, onSwitch: switchTab }) }
        : hasBack
          ? { back: { onPress: back } }
          : {})}
      top={
        offline || askAgain || top ? (
          <>
            <OfflineBanner offline={offline} text={texts.offlineBanner} />
            {!offline && <RetryBanner text={askForLate ? uiText.slow : uiText.partlyMissing} onRetry={askAgain} />}
            {top}
          </>
        ) : undefined
      }
      scrollTop={scroll.top}
      onScrolled={scroll.onScrolled}
    >
      {rest.children}
    </Screen>
  )
}
