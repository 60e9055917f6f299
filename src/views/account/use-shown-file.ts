import { useEffect, useRef, useState } from 'react'

/**
 * A file of this device under an address for as long as the page shows it. A page that is left while the file is still looked at makes no
 * address that nobody gives back.
 */
export function useShownFile() {
  const [shown, setShown] = useState<{ readonly file: Blob; readonly address: string } | null>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])
  const address = shown?.address
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  return {
    file: shown?.file ?? null,
    address: address ?? null,
    show: (file: Blob): void => {
      if (!isLeft.current) setShown({ file, address: URL.createObjectURL(file) })
    },
    hide: (): void => setShown(null),
  }
}
