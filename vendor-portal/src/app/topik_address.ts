/** A question of the explanation in its form: `?topik=7`, or `?topik=baru`. */
export const TOPIK = 'topik'
