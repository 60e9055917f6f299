import type { GlobalProvider } from '@ladle/react'
import '#src/ui/styles.css'

/** Every story sits in a phone-width column on the app's own ground; the theme follows Ladle's switch. */
export const Provider: GlobalProvider = ({ children, globalState }) => (
  <div data-theme={globalState.theme === 'dark' ? 'dark' : 'light'} className="min-h-dvh bg-paper text-ink">
    {children}
  </div>
)
