import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { Skeleton, SkeletonText } from '../feedback/skeleton.tsx'
import './prose.css'

export interface RichTextProps {
  /** Markup from elsewhere, not trusted. */
  html: string
  /** Links that lead out of the app; left out, they open in another window. */
  onLink?: (href: string) => void
}

type Sanitize = (html: string) => DocumentFragment

/** Loaded once, when the first text from elsewhere is shown. */
let loading: Promise<Sanitize> | null = null
const loadSanitizer = (): Promise<Sanitize> => (loading ??= import('./sanitize.ts').then((module) => module.sanitize))

/** Text from elsewhere with its own markup, cleaned first. If the cleaner cannot be loaded, the bare words are shown. */
export function RichText({ html, onLink }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null)
  const [sanitize, setSanitize] = useState<{ run: Sanitize } | null>(null)
  useEffect(() => {
    let gone = false
    loadSanitizer().then(
      (run) => gone || setSanitize({ run }),
      () => {
        loading = null
        if (!gone) setSanitize({ run: bareWords })
      },
    )
    return () => {
      gone = true
    }
  }, [])
  useLayoutEffect(() => {
    if (sanitize) box.current?.replaceChildren(sanitize.run(html))
  }, [sanitize, html])
  if (!sanitize) {
    return (
      <Skeleton>
        <SkeletonText lines={5} />
      </Skeleton>
    )
  }
  const pressed = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const href = link?.getAttribute('href') ?? ''
    if (!onLink || !href.startsWith('https:')) return
    event.preventDefault()
    onLink(href)
  }
  // The links in it are reached and pressed by themselves; the box only hears of it.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div ref={box} className="ui-prose" onClick={pressed} />
}

function bareWords(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  const words = new DOMParser().parseFromString(html, 'text/html')
  for (const node of words.querySelectorAll('script, style')) node.remove()
  const paragraph = document.createElement('p')
  paragraph.textContent = words.body.textContent
  fragment.append(paragraph)
  return fragment
}
