/**
 * Keeps the app on this device, so that it starts without a network (docs/decisions/0037). Nobody waits for it, and a browser that
 * refuses it loses nothing else.
 */
export async function keepForOffline(firstScreen: Promise<void>): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await firstScreen
  await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' }).catch(() => undefined)
}
