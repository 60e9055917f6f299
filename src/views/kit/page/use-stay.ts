import { useApp } from '../app/app.ts'
import { useNavigation } from '../app/use-navigation.ts'

/** Replaces the address of the page by one of the same page that opens or shuts a sheet: what lies below the sheet stays where it is. */
export function useStay(): (target: string) => void {
  const app = useApp()
  const { href, replace } = useNavigation()
  return (target) => {
    const top = app.snapshot('navigation')?.context.scrolls[href] ?? 0
    replace(target)
    app.say('navigation', { type: 'navigation.scrolled', href: target, top })
  }
}
