const named = process.env['MODELS']?.split(',')

/** Whether the model of a machine is played: `npm run check` names those of the machines that have changed (MODELS=order,push). */
export const isPlayed = (id: string): boolean => named?.includes(id) ?? true

/** What is played, and the names of what is left to `npm test`. */
export function playedOf<T extends { readonly id: string }>(all: readonly T[]) {
  return { played: all.filter(({ id }) => isPlayed(id)), left: all.map(({ id }) => id).filter((id) => !isPlayed(id)) }
}
