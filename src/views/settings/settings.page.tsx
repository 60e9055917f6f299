import { useState } from 'react'
import { useApp } from '../kit/app/app.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useUnknownIntents } from '../kit/intent/unknown-intents.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { signOutForm } from './settings.form.ts'
import { SettingsScreen, type Theme } from './settings.screen.tsx'
import { unsentOf } from './settings.select.ts'

/** Look, privacy, about, and signing out (marketplace §2, §7). */
export default function SettingsPage() {
  const { device, release } = useApp()
  const [textSize, setTextSize] = useState(() => device.textSize())
  const [theme, setTheme] = useState<Theme>(() => device.theme())
  const signOut = useForm(signOutForm)
  const unsent = useStream('im-message', (snapshot) => unsentOf(snapshot?.context))
  const unknown = useUnknownIntents().map(({ doing }) => doing)
  return (
    <SettingsScreen
      theme={theme}
      textSize={textSize}
      version={release.version}
      unsent={unsent}
      unknown={unknown}
      signOut={signOut.status === 'done' ? 'editing' : signOut.status}
      onTheme={(next) => {
        device.setTheme(next)
        setTheme(next)
      }}
      onTextSize={(next) => {
        device.setTextSize(next)
        setTextSize(next)
      }}
      onSignOut={signOut.submit}
      onConfirmSignOut={signOut.confirm}
      onCancelSignOut={signOut.cancel}
    />
  )
}
