import type { Vault } from '#src/services/storage/vault.ts'
import type { TextSize } from '#src/views/kit/app/app.ts'

/** How large letters are, as the size of the root: everything that is set in rem goes with it. */
const roots: Readonly<Record<TextSize, string>> = { standard: '', large: '112.5%', larger: '125%', largest: '150%' }

export const storedTextSize = (vault: Vault): TextSize => {
  const stored = vault.get('textSize')
  return Object.keys(roots).find((one): one is TextSize => one === stored) ?? 'standard'
}

export function applyTextSize(size: TextSize): void {
  document.documentElement.style.fontSize = roots[size]
}
