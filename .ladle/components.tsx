import type { GlobalProvider } from '@ladle/react'
import { useLayoutEffect } from 'react'
import '#src/ui/styles.css'
import './ladle.css'

/** Every story stands on the app's own ground, edge to edge; the theme follows Ladle's switch, for sheets and dialogs too. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  const theme = globalState.theme === 'dark' ? 'dark' : 'light'
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return <div className="story-ground">{children}</div>
}
