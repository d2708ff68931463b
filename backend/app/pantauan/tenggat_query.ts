import { HARI_SEGERA, type Tenggat } from '@eproc/domain/pantauan/tenggat'

/** The days of a nearness over a column, with the values they take. */
export function tenggatSql(
  tenggat: Tenggat,
  column: string,
  hariIni: string
): [string, ...unknown[]] {
  switch (tenggat) {
    case 'lewat':
      return [`${column} < ?::date`, hariIni]
    case 'segera':
      return [`${column} between ?::date and ?::date + ${HARI_SEGERA}`, hariIni, hariIni]
    case 'aman':
      return [`${column} > ?::date + ${HARI_SEGERA}`, hariIni]
    case 'tanpaBatas':
      return [`${column} is null`]
  }
}
