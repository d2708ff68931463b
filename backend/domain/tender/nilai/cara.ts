/** What an evaluation method makes use of; a package states the rest only because its form asks for it. */

/** Methods that rank by the weighted sum of both scores. */
export const pakaiBobot = (metode: string): boolean => ['NIL', 'NILPSG', 'KUB'].includes(metode)

/** Methods with a passing grade of the technical part. */
export const pakaiAmbang = (metode: string): boolean => metode === 'NILPSG' || metode === 'RENPSG'
