const later = "before:absolute before:left-[0.2em] before:content-['·']"

/**
 * Facts with ` · ` between them, broken between two of them before one of them is broken. The dot belongs to the fact after it and lies
 * out of sight at the beginning of a line: no line begins or ends with one. Set in the middle (`centred`) a line has no such beginning.
 */
export const Phrases = ({ text, centred = false }: { readonly text: string; readonly centred?: boolean }) => {
  const facts = text.split(' · ')
  if (centred) return facts.map((fact, at) => <Centred key={fact + at} text={fact} isLast={at === facts.length - 1} />)
  return (
    <span className="block overflow-x-clip">
      <span className="-ml-[0.7em] block">
        {facts.map((fact, at) => (
          <span key={fact + at} className={`relative inline-block pl-[0.7em] ${at > 0 ? later : ''}`}>
            {at > 0 && <span className="sr-only"> · </span>}
            {fact}
          </span>
        ))}
      </span>
    </span>
  )
}

const Centred = ({ text, isLast }: { readonly text: string; readonly isLast: boolean }) => (
  <>
    <span className="inline-block">{isLast ? text : `${text} ·`}</span>{' '}
  </>
)
