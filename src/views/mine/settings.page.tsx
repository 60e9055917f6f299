import { useEffect, useState } from 'react'
import { useApp } from '../kit/app-port.ts'
import { useForm } from '../kit/use-form.ts'
import { useOnDone } from '../kit/use-on-done.ts'
import { useResource } from '../kit/use-resource.ts'
import { hideForm, signOutForm } from './account.form.ts'
import { SettingsScreen, type Theme } from './settings.screen.tsx'
import { viewHide } from './settings.select.ts'

const visibility = { endpoint: 'account.getHide', request: {} }

/** Look, privacy, about, and signing out (marketplace §2, §7). */
export default function SettingsPage() {
  const { device } = useApp()
  const [theme, setTheme] = useState<Theme>(() => device.theme())
  const resource = useResource<{ hidden: boolean }>(visibility)
  const hide = useForm(hideForm)
  const signOut = useForm(signOutForm)
  const [settled, setSettled] = useState<boolean | null>(null)
  useOnDone(hide.status, () => {
    setSettled((hide.result as { hidden: boolean } | null)?.hidden ?? null)
    resource.refresh()
  })
  const { status, reset } = hide
  useEffect(() => {
    // An accepted form takes no further change: made ready for the next one.
    if (status === 'done') reset()
  })

  return (
    <SettingsScreen
      theme={theme}
      hide={viewHide(resource, hide, settled)}
      signOut={signOut.status === 'done' ? 'editing' : signOut.status}
      onTheme={(next) => {
        device.setTheme(next)
        setTheme(next)
      }}
      onHide={(hidden) => {
        hide.change('hidden', hidden)
        hide.submit()
      }}
      onRetryHide={resource.refresh}
      onSignOut={signOut.submit}
      onConfirmSignOut={signOut.confirm}
      onCancelSignOut={signOut.cancel}
    />
  )
}
