import type { Handed } from '#src/views/kit/app/app.ts'

/** Messengers whose own browsers take no download, and say nothing of it. */
const takesNone = /MicroMessenger|\bQQ\/|Weibo|DingTalk|AlipayClient/

/**
 * Hands a file to the person: by the share sheet where it takes such (phones keep pictures among the photos), else as a download.
 */
export async function saveFile(bytes: Blob, name: string): Promise<Handed> {
  const file = new File([bytes], name, { type: bytes.type })
  // Absent on most desktops, which the type does not say.
  const { canShare }: Partial<Navigator> = navigator
  if (canShare?.call(navigator, { files: [file] })) {
    const ending = await navigator.share({ files: [file] }).then(
      () => 'saved' as const,
      (error: unknown) => (error instanceof Error && error.name === 'AbortError' ? 'turnedBack' : 'failed'),
    )
    // Refused where the tap is too long ago: drawing may take its time.
    if (ending !== 'failed') return ending
  }
  if (takesNone.test(navigator.userAgent)) return 'failed'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Freed when the browser has taken the file; where nobody tells when (Safari), with the page.
  const { requestIdleCallback: whenIdle }: Partial<typeof globalThis> = globalThis
  whenIdle?.(() => URL.revokeObjectURL(link.href))
  return 'saved'
}
