import type { TimelineEntry } from '#src/ui/display/timeline.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { personHref } from '../account/person.ts'
import { type ProvenanceRow, provenanceEntry } from './provenance.ts'

/** A change of hands whose people lead to their pages; where two of them stand below each other, a finger has room for each. */
export const provenanceOf = (row: ProvenanceRow): TimelineEntry => ({
  ...provenanceEntry(row),
  title: (
    <span className="leading-[1.85]">
      {row.from && (
        <>
          <TextLink inline href={personHref(row.from.userId)}>
            {row.from.nickname}
          </TextLink>{' '}
          →{' '}
        </>
      )}
      <TextLink inline href={personHref(row.to.userId)}>
        {row.to.nickname}
      </TextLink>
    </span>
  ),
})
