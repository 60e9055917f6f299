import { Fragment } from 'react'

/** Facts with ` · ` between them, broken between two of them before one of them is broken. */
export const Phrases = ({ text }: { readonly text: string }) =>
  text.split(' · ').map((phrase, index, all) => (
    <Fragment key={phrase + index}>
      <span className="inline-block">{index < all.length - 1 ? `${phrase} ·` : phrase}</span>{' '}
    </Fragment>
  ))
