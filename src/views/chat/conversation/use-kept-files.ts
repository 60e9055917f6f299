import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../kit/app/app.ts'
import type { OutboxItem } from './talk.select.ts'

/**
 * Addresses of files of this device that are being sent, by the message's own id. They stay after the file has been sent, so that a
 * picture does not change while it is looked at, and are given back when the conversation is left.
 */
export function useKeptFiles(outbox: readonly OutboxItem[]): Readonly<Record<string, string>> {
  const app = useApp()
  const [files, setFiles] = useState<Readonly<Record<string, string>>>({})
  const asked = useRef(new Set<string>())
  const given = useRef<string[]>([])
  const isLeft = useRef(false)
  useEffect(() => {
    for (const { localId, file } of outbox) {
      if (!file || asked.current.has(localId)) continue
      asked.current.add(localId)
      void app.chat.fileUrl(file.key).then((address) => {
        if (address === null) return
        if (isLeft.current) return URL.revokeObjectURL(address)
        given.current.push(address)
        setFiles((known) => ({ ...known, [localId]: address }))
      })
    }
  }, [app, outbox])
  useEffect(() => {
    const [wanted, addresses] = [asked.current, given.current]
    isLeft.current = false
    return () => {
      isLeft.current = true
      wanted.clear()
      addresses.splice(0).forEach((address) => URL.revokeObjectURL(address))
    }
  }, [])
  return files
}
