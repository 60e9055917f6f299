import { type Gestures, pressBack, typeAddress } from './gesture.ts'

/** Tabs by the tab bar, other pages by their address, back by the back button. */
export const navigationGestures: Gestures = {
  'navigation.switchTabRequested': (page, _stream, { href }) => {
    const tab = page.getByRole('navigation', { name: '主导航' }).locator(`a[href="#${String(href)}"]`)
    return tab.click()
  },
  'navigation.pushRequested': (page, _stream, { href }) => typeAddress(page, String(href)),
  'navigation.backRequested': pressBack,
}
