import { Schema } from 'effect'
import { CopyCard } from '../holding-shapes.ts'
import { pieceFields } from '../shapes.ts'
import { Flag, Id, Moment, oneOf, Text, Whole } from '../wire.ts'

/**
 * What crosses the wire of synthesis (marketplace §7 Synthesis). The specification shows no answer: shapes and values are ours
 * (docs/decisions/0052).
 */

export const recipeStates = ['open', 'upcoming', 'ended', 'gone'] as const
export type RecipeState = (typeof recipeStates)[number]

/** A recipe: the piece it makes, and how one stands with it. */
const recipeFields = {
  id: Id,
  /** Of the recipe; `name`, `image` and `rarity` are of what is made. */
  title: Schema.String,
  ...pieceFields,
  productId: Id,
  story: Text,
  startsAt: Moment,
  endsAt: Moment,
  state: oneOf(recipeStates, 'ended'),
  /** How many can still be made by anybody. */
  left: Whole,
  /** How many one may make, and has made. */
  limitPerUser: Whole,
  done: Whole,
  /** How many copies it takes, how many of those one has free, and how often that is enough. */
  needed: Whole,
  owned: Whole,
  possible: Whole,
} as const
const recipeKeys = {
  story: 'intro',
  startsAt: 'startTime',
  endsAt: 'endTime',
  left: 'surplus',
  limitPerUser: 'limitNum',
  done: 'num',
  possible: 'usableNum',
} as const
export const Recipe = Schema.Struct(recipeFields).pipe(Schema.encodeKeys(recipeKeys))
export type Recipe = typeof Recipe.Type
export const Recipes = Schema.Array(Recipe)
export const RecipeId = Schema.Struct({ id: Id })
export const RecipeDetail = Schema.Struct({ ...recipeFields, largeImage: Text, editionSize: Whole }).pipe(
  Schema.encodeKeys({ ...recipeKeys, largeImage: 'bigImage', editionSize: 'total' }),
)
export type RecipeDetail = typeof RecipeDetail.Type

/** A place on the bench: so many copies of one edition, and one's own that are free. `busy` are one's own that are not. */
export const Material = Schema.Struct({
  ...pieceFields,
  productId: Id,
  count: Whole,
  copies: Schema.Array(CopyCard),
  busy: Whole,
}).pipe(Schema.encodeKeys({ count: 'num' }))
export type Material = typeof Material.Type
export const Materials = Schema.Array(Material)

export const QualificationQuery = Schema.Struct({ synthesisId: Id })
/** Whether one may synthesize now; why not stands in `reason`. */
export const Qualification = Schema.Struct({ qualified: Flag, reason: Text }).pipe(
  Schema.encodeKeys({ qualified: 'isQualification' }),
)
export type Qualification = typeof Qualification.Type

/** `ids`: the copies that are given, with commas between them. */
export const Performance = Schema.Struct({ synthesisId: Id, ids: Schema.String })
/** What was made, and the chest that came with it. */
export const Performed = Schema.Struct({ copy: CopyCard, chestId: Text })
export type Performed = typeof Performed.Type

/** How often one has synthesized, and how often one could now. */
export const SynthesisCount = Schema.Struct({ done: Whole, possible: Whole }).pipe(
  Schema.encodeKeys({ done: 'num', possible: 'usableNum' }),
)
