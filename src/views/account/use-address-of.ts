import { useEffect, useState } from 'react'

/**
 * An address of a file of this device for as long as the page shows it. It is made once that is drawn, so that a page that is left while
 * a file is still looked at makes none that nobody gives back.
 */
export function useAddressOf(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}
