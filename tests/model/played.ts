const named = process.env['MODELS']?.split(',')

/** Whether the model of a machine is played: `npm run check` names those of the machines that have changed (MODELS=order,push). */
export const isPlayed = ({ id }: { readonly id: string }): boolean => named?.includes(id) ?? true
