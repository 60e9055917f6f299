import { useId } from 'react'
import { SegmentedTabs, TabPanel, type TabItem } from '#src/ui/form/segmented-tabs.tsx'
import { BackToTop, FilterTabs } from './filter-tabs.tsx'
import { PageScreen, type PageScreenProps } from './page-screen.tsx'

export interface TabbedPageProps<Key extends string> extends Omit<PageScreenProps, 'top'> {
  /** What is switched: 「方向」. */
  readonly label: string
  readonly tabs: readonly TabItem<Key>[]
  readonly current: Key
  readonly onTab: (key: Key) => void
  /** `segment` for two to four short words; `line` takes any number. */
  readonly look?: 'segment' | 'line'
  /** What else chooses what is shown: with another one, too, the page begins at its top. */
  readonly on?: string
}

/** A page of views under tabs, of which each begins at its top. */
export function TabbedPage<Key extends string>(props: TabbedPageProps<Key>) {
  const { label, tabs, current, onTab, look = 'segment', on = '', children, ...page } = props
  const idBase = useId()
  const line = { label, items: tabs, current, onChange: onTab, idBase }
  return (
    <PageScreen
      {...page}
      top={
        look === 'line' ? (
          <FilterTabs {...line} />
        ) : (
          <div className="px-4 pb-2">
            <SegmentedTabs {...line} />
          </div>
        )
      }
    >
      <BackToTop on={`${current} ${on}`} />
      <TabPanel idBase={idBase} current={current}>
        {children}
      </TabPanel>
    </PageScreen>
  )
}
