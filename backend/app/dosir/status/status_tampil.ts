/** How others meet a vendor, as SQL; the rules are the domain's (`dosir/bagian`). `r` is the alias of `rekanan`, `p` of `pengguna`. */
import { sqlNow, ZONA } from '#core/clock/clock'

/** `statusTampil`: the account's I or S covers the vendor's own status. */
export const statusTampilSql = (r: string, p: string): string =>
  `case when ${p}.status = 'A' then ${r}.status else ${p}.status end`

/** The vendor's own status, which the account's I or S only covers; served by the index `rekanan_status_dasar`. */
export const statusDasarSql = (r: string): string =>
  `coalesce(${r}.status_sebelum_sanksi, ${r}.status)`

/** `blacklistAktif`: the flag is set and today inside its dates. */
export const blacklistAktifSql = (r: string): string =>
  `(${r}.blacklist and (${sqlNow()} at time zone '${ZONA}')::date
     between coalesce(${r}.blacklist_tgl_mulai, '-infinity') and coalesce(${r}.blacklist_tgl_selesai, 'infinity'))`
