import { type ComponentType, createElement, type ReactElement } from 'react'

export interface TabBarProps {
  /** The open tab, by its path. */
  readonly current: string
  readonly onSwitch: (href: string) => void
}

let tabBar: ComponentType<TabBarProps> | null = null

/** Gives tab pages their bar: it comes with the first of them, and who only signs in does not wait for it. */
export const setTabBar = (bar: ComponentType<TabBarProps>): void => void (tabBar = bar)

/** The bar, once a tab page's code is here. */
export const drawTabBar = (props: TabBarProps): ReactElement | null => tabBar && createElement(tabBar, props)
