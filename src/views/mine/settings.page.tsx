import { useState } from 'react'
import { useApp } from '../kit/app-port.ts'
import { useForm } from '../kit/use-form.ts'
import { signOutForm } from './account.form.ts'
import { SettingsScreen, type Theme } from './settings.screen.tsx'

/** Look, privacy, about, and signing out (marketplace §2, §7). */
export default function SettingsPage() {
  const { device } = useApp()
  const [theme, setTheme] = useState<Theme>(() => device.theme())
  const signOut = useForm(signOutForm)
  return (
    <SettingsScreen
      theme={theme}
      signOut={signOut.status === 'done' ? 'editing' : signOut.status}
      onTheme={(next) => {
        device.setTheme(next)
        setTheme(next)
      }}
      onSignOut={signOut.submit}
      onConfirmSignOut={signOut.confirm}
      onCancelSignOut={signOut.cancel}
    />
  )
}
