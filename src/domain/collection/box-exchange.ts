/** How many common copies of one series are given for a sealed box of it (`product/changeBox`; ours, docs/decisions/0052). */
export const copiesForBox = 5
