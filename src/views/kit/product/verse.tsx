/** A line of verse, broken at its marks alone. */
export const Verse = ({ text }: { readonly text: string }) => (
  <span className="font-title">
    {text.split(/(?<=[，。；？！])/).map((part, at) => (
      <span key={at} className="inline-block">
        {part}
      </span>
    ))}
  </span>
)
