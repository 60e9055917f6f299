import type { ReactNode } from 'react'
import './prose.css'

export interface ProseProps {
  /** h2, h3, p, ul, ol, blockquote, table: plain elements. */
  children: ReactNode
}

/** Long text of our own: policies, rules, stories. */
export const Prose = ({ children }: ProseProps) => <div className="ui-prose">{children}</div>
