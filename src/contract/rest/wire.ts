import { Option, Schema, SchemaTransformation } from 'effect'
import { toFen, toYuanText } from '#src/domain/number/fen.ts'

/**
 * The building blocks of every wire schema. Servers of this kind answer ids as numbers or strings, money as yuan, flags as 0/1 or
 * booleans, and leave empty fields out: all of that ends here, and behind it there is one spelling of each value.
 */

/** An id. Arrives as a number or a string, is a string inside (A-22: numeric in practice, not promised). */
export const Id = Schema.Union([Schema.NonEmptyString, Schema.Finite]).pipe(
  Schema.decodeTo(
    Schema.NonEmptyString,
    SchemaTransformation.transform({
      decode: (raw: string | number) => String(raw),
      encode: (id: string): string | number => id,
    }),
  ),
)

/** The key of something that must happen once (ours): it goes with every repetition. */
export const Intent = Schema.String.check(Schema.isPattern(/^[\w:.-]{8,80}$/))

const decimal = Schema.String.check(Schema.isPattern(/^-?\d{1,13}(\.\d+)?$/))

/** Money: yuan on the wire, as a number (`12.5`) or a decimal string (`"12.50"`); integer fen inside. Written as a string. */
export const Yuan = Schema.Union([decimal, Schema.Finite]).pipe(
  Schema.decodeTo(
    Schema.Int.check(Schema.isBetween({ minimum: -999_999_999_999_999, maximum: 999_999_999_999_999 })),
    SchemaTransformation.transform({
      // An amount too large to count becomes no integer, which the check refuses.
      decode: (raw: string | number) => toFen(raw) ?? Number.NaN,
      encode: (fen: number): string | number => toYuanText(fen),
    }),
  ),
)

const digits = Schema.String.check(Schema.isPattern(/^-?\d{1,15}$/))

/** A whole number; a query string carries it as text. */
export const Whole = Schema.Union([Schema.Int, digits]).pipe(
  Schema.decodeTo(
    Schema.Int,
    SchemaTransformation.transform({
      decode: (raw: number | string) => Number(raw),
      encode: (value: number): number | string => value,
    }),
  ),
)

const flagWords = Schema.Literals(['0', '1', 'true', 'false'])

/** A yes or no: boolean, 0/1, or either as text. */
export const Flag = Schema.Union([Schema.Boolean, Schema.Literals([0, 1]), flagWords]).pipe(
  Schema.decodeTo(
    Schema.Boolean,
    SchemaTransformation.transform({
      decode: (raw: boolean | 0 | 1 | '0' | '1' | 'true' | 'false') =>
        raw === true || raw === 1 || raw === '1' || raw === 'true',
      encode: (value: boolean): boolean | 0 | 1 | '0' | '1' | 'true' | 'false' => value,
    }),
  ),
)

const beijing = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2})?)?$/))

const beijingToInstant = (raw: string): number => {
  const [day = '', clock = '00:00:00'] = raw.replace('T', ' ').split(' ')
  return Date.parse(`${day}T${clock.length === 5 ? `${clock}:00` : clock}+08:00`)
}

/** A moment: milliseconds since the epoch, or `2026-03-01 08:00:00` read as Beijing time. Milliseconds inside and when written. */
export const Moment = Schema.Union([Schema.Int, digits, beijing]).pipe(
  Schema.decodeTo(
    Schema.Int,
    SchemaTransformation.transform({
      decode: (raw: number | string) => {
        if (typeof raw === 'number') return raw
        return /^-?\d+$/.test(raw) ? Number(raw) : beijingToInstant(raw)
      },
      encode: (value: number): number | string => value,
    }),
  ),
)

/** Text that may be missing or null on the wire; `''` inside. */
export const Text = Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.String, Schema.Finite]))).pipe(
  Schema.decodeTo(
    Schema.String,
    SchemaTransformation.transformOptional({
      decode: (raw: Option.Option<string | number | null>) => Option.some(String(Option.getOrNull(raw) ?? '')),
      encode: (value: Option.Option<string>): Option.Option<string | number | null> => value,
    }),
  ),
)

/** A moment that may be missing; `null` inside. */
export const MaybeMoment = Schema.optionalKey(Schema.NullOr(Moment)).pipe(
  Schema.decodeTo(
    Schema.NullOr(Schema.Int),
    SchemaTransformation.transformOptional({
      decode: (raw: Option.Option<number | null>) => Option.some(Option.getOrNull(raw)),
      encode: (value: Option.Option<number | null>) => value,
    }),
  ),
)

/** An amount that may be missing; `null` inside. */
export const MaybeYuan = Schema.optionalKey(Schema.NullOr(Yuan)).pipe(
  Schema.decodeTo(
    Schema.NullOr(Schema.Int),
    SchemaTransformation.transformOptional({
      decode: (raw: Option.Option<number | null>) => Option.some(Option.getOrNull(raw)),
      encode: (value: Option.Option<number | null>) => value,
    }),
  ),
)

/** A flag that may be missing; `false` inside. */
export const MaybeFlag = Schema.optionalKey(Schema.NullOr(Flag)).pipe(
  Schema.decodeTo(
    Schema.Boolean,
    SchemaTransformation.transformOptional({
      decode: (raw: Option.Option<boolean | null>) => Option.some(Option.getOrNull(raw) ?? false),
      encode: (value: Option.Option<boolean>): Option.Option<boolean | null> => value,
    }),
  ),
)

/** One of `names`; a name a newer server invents reads as `fallback` instead of failing the whole answer. */
export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names, fallback: Names[number]) =>
  Schema.String.pipe(
    Schema.decodeTo(
      Schema.Literals(names),
      SchemaTransformation.transform({
        decode: (raw: string) => (names.includes(raw) ? raw : fallback) as Names[number],
        encode: (value: Names[number]): string => value,
      }),
    ),
  )

/**
 * One of `names`, on which depends what becomes of money or of what somebody owns. A value that this build does not know is `unknown`, from
 * which nothing is concluded: a fallback to a known one would be a claim (docs/decisions/0025).
 */
export const heard = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  oneOf([...names, UNHEARD], UNHEARD)

/** What a value reads as that this build does not know. */
export const UNHEARD = 'unknown'

/** The `data` of a call that only says that it is done: whatever the server sends reads as `null`. */
export const Done = Schema.Unknown.pipe(
  Schema.decodeTo(
    Schema.Null,
    SchemaTransformation.transform({ decode: (_: unknown) => null, encode: (_: null): unknown => null }),
  ),
)

/** What a paged call asks: `pageNo` counts from 1 (marketplace §3). */
export const pageRequest = { pageNo: Whole, pageSize: Whole } as const
/** A paged call that asks nothing else. */
export const PageQuery = Schema.Struct(pageRequest)

/** The fields of a page, for answers that say more beside the list. */
export const pageFields = <Row extends Schema.Constraint>(row: Row) =>
  ({ list: Schema.Array(row), total: Whole, pageNo: Whole, pageSize: Whole }) as const

/** A page of a list: `list` with the rows, `total` over all pages. */
export const pageOf = <Row extends Schema.Constraint>(row: Row) => Schema.Struct(pageFields(row))
