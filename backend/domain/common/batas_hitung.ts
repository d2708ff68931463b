/**
 * Lists count their rows up to here, so that a page of a table of millions costs what one of thousands does. A total that
 * is larger is not the number of rows: it says that there are more.
 */
export const BATAS_HITUNG = 10_000

export const lebihDariTerhitung = (total: number): boolean => total > BATAS_HITUNG
