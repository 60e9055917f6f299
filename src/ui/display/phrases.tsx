/**
 * Facts with ` · ` between them, broken between two of them before one of them is broken. The dot belongs to the fact after it and lies
 * out of sight at the beginning of a line: no line begins or ends with one. Set in the middle (`centred`) a line has no such beginning;
 * what keeps to `oneLine` is broken only where letters are large.
 */
export const Phrases = ({ text, centred = false, oneLine = false }: PhrasesProps) => {
  // Of a thing without a story nothing is said, and no dot stands beside it.
  const facts = text.split(' · ').filter((fact) => fact !== '')
  if (facts.length <= 1 && !centred) return facts[0] ?? ''
  if (centred) return facts.map((fact, at) => <Centred key={fact + at} text={fact} isLast={at === facts.length - 1} />)
  return (
    <span className={oneLine ? 'large:facts' : 'facts'}>
      {facts.map((fact, at) => (
        <span key={fact + at}>
          {at > 0 && <span className={oneLine ? 'large:text-[0px]' : 'sr-only'}> · </span>}
          {fact}
        </span>
      ))}
    </span>
  )
}

interface PhrasesProps {
  readonly text: string
  readonly centred?: boolean
  readonly oneLine?: boolean
}

const Centred = ({ text, isLast }: { readonly text: string; readonly isLast: boolean }) => (
  <>
    <span className="inline-block">{isLast ? text : `${text} ·`}</span>{' '}
  </>
)
