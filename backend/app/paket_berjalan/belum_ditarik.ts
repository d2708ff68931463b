/**
 * SQL: this version of an offer's file was not withdrawn after it came in (ADR 0048). Who withdraws and registers again
 * begins anew: what was handed in before is withdrawn for good.
 * @param w alias of `penawaran`
 */
export const belumDitarik = (w: string): string =>
  `not exists (select 1 from penarikan ditarik where ditarik.paket_id = ${w}.paket_id
     and ditarik.rekanan_id = ${w}.rekanan_id and ditarik.tahap = ${w}.tahap
     and ditarik.jenis = ${w}.jenis and ditarik.versi_ke > ${w}.versi_ke)`
