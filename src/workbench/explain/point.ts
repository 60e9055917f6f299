import { placeAt } from './shown.ts'

/** What a press is made of: none of it reaches the page while somebody points. */
const presses = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'] as const

const swallow = (event: Event): void => {
  event.stopImmediatePropagation()
  event.preventDefault()
}

/** Resolves with the place of what is pressed next; null where nothing is there, or with Escape. */
export function point(): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const end = (place: string | null): void => {
    for (const name of presses) removeEventListener(name, swallow, true)
    removeEventListener('click', press, true)
    removeEventListener('keydown', leave, true)
    document.documentElement.style.removeProperty('cursor')
    resolve(place)
  }
  const press = (event: MouseEvent): void => {
    swallow(event)
    end(placeAt(document.body, event.clientX, event.clientY))
  }
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') end(null)
  }
  for (const name of presses) addEventListener(name, swallow, { capture: true, passive: false })
  addEventListener('click', press, true)
  addEventListener('keydown', leave, true)
  document.documentElement.style.cursor = 'crosshair'
  return promise
}
