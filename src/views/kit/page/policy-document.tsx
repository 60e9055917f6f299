import { Fragment, type ReactNode } from 'react'
import { Prose } from '#src/ui/content/prose.tsx'
import { PageScreen } from './page-screen.tsx'
import type { Policy } from './policy.ts'

const dateWords = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number)
  return `${year}年${month}月${day}日`
}

/** A policy as a page: version and date first, then its numbered parts; in the footer what can be done about it. */
export const PolicyDocument = ({ policy, footer }: { policy: Policy; footer?: ReactNode }) => (
  <PageScreen ground="surface" {...(footer === undefined ? {} : { footer })}>
    <p className="pb-4 text-note text-muted tabular-nums">
      版本 {policy.version}，{dateWords(policy.effectiveOn)}起生效
    </p>
    <Prose>
      <p>{policy.lead}</p>
      {policy.sections.map(({ title, paragraphs, points }, at) => (
        <Fragment key={title}>
          <h2>
            {numerals[at]}、{title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
    </Prose>
  </PageScreen>
)

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']
