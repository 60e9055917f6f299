/** `npm run check`: types, lint, format, and the unit, repo (boundaries, tidy, bijections, rules), model and journal tests. Under 90 s. */
import './lib/require-node.mjs'

const { conclude, quickProjects, staticParts, vitestPart } = await import('./lib/parts.ts')
conclude([...(await staticParts()), ...(await vitestPart(quickProjects))])
