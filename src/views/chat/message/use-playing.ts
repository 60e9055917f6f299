import { useEffect, useRef, useState } from 'react'
import { type Player, useApp } from '../../kit/app/app.ts'
import type { Playing } from '../kit/chat-view.ts'
import { toast } from '../conversation/conversation-intents.ts'

/** Plays voice messages, one at a time. `addressOf` finds the sound of a message; `heard` is told when one begins. */
export function usePlaying(addressOf: (key: string) => string | null, heard: (key: string) => void) {
  const app = useApp()
  const [playing, setPlaying] = useState<Playing | null>(null)
  const player = useRef<Player | null>(null)
  const latest = useRef({ playing, addressOf, heard })
  useEffect(() => {
    latest.current = { playing, addressOf, heard }
  })
  const [intents] = useState(() => {
    const end = () => {
      player.current?.stop()
      player.current = null
      setPlaying(null)
    }
    const begin = async (key: string) => {
      end()
      const address = latest.current.addressOf(key)
      if (address === null) return toast(app, '语音已失效')
      latest.current.heard(key)
      setPlaying({ key, part: 0, paused: false })
      const voice = await app.chat.voice().catch(() => null)
      const wanted = latest.current.playing
      if (wanted?.key !== key) return
      const fail = () => {
        end()
        toast(app, '语音播放失败')
      }
      if (!voice) return fail()
      const moved = (part: number) => setPlaying((was) => (was?.key === key ? { ...was, part } : was))
      player.current = voice.play(address, wanted.part, { moved, ended: end, failed: fail })
      // Held while what plays was on its way.
      if (wanted.paused) player.current.pause()
    }
    return {
      onPlay: (key: string) => {
        const { playing: now } = latest.current
        if (now?.key !== key) return void begin(key)
        if (now.paused) player.current?.resume()
        else player.current?.pause()
        setPlaying({ ...now, paused: !now.paused })
      },
      onSeek: (key: string, part: number) => {
        if (latest.current.playing?.key !== key) return
        player.current?.seek(part)
        setPlaying((was) => was && { ...was, part })
      },
    }
  })
  useEffect(
    () => () => {
      player.current?.stop()
      // What plays may still be on its way.
      latest.current = { ...latest.current, playing: null }
    },
    [],
  )
  return { playing, ...intents }
}
