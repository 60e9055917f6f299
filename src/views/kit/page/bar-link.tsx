import { TextLink } from '#src/ui/action/text-link.tsx'

/** Where the bar of a page leads on to: as far from the edge as the words below it. */
export const BarLink = ({ href, text }: { readonly href: string; readonly text: string }) => (
  <span className="pr-3">
    <TextLink href={href}>{text}</TextLink>
  </span>
)
