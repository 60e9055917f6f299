import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useAside } from '../kit/resource/use-aside.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { RecipesScreen } from './recipes.screen.tsx'
import { recipeCard } from './synthesis.select.ts'

/** The recipes, and how one's own copies stand to each (marketplace §2, §7). */
export default function RecipesPage() {
  const recipes = useResource({ endpoint: 'synthesis.list', request: {} })
  useRenewal(
    (recipes.data ?? []).flatMap((row) => [row.startsAt, row.endsAt]),
    recipes.refresh,
  )
  const count = useAside({ endpoint: 'synthesis.count', request: {} })
  return (
    <RecipesScreen
      unknown={<UnknownIntents by={['synthesis.perform'] as const} />}
      resource={recipes}
      cards={(recipes.data ?? []).map(recipeCard)}
      count={count.data ?? null}
    />
  )
}
