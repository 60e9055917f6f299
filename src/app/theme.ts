import type { Vault } from '#src/services/storage/vault.ts'

export type Theme = 'light' | 'dark' | 'system'

/** The choice that is stored; `system` when none was made. */
export const storedTheme = (vault: Vault): Theme => {
  const stored = vault.get('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Puts the theme on the document; `system` leaves the choice to the device. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
